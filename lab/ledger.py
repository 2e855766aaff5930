"""The ledger of a study: a file with a line of JSON for each piece, so that it can be stopped."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from lab.command import Refused

# What a piece came to: plain values by name.
Piece = dict[str, Any]


class Ledger:
    """The pieces of a study that are done, by their keys; without a file it remembers none.

    `study` is all that the results follow from: pieces of another one in the same file are left
    alone.
    """

    def __init__(self, path: Path | None, study: Piece) -> None:
        self.path = path
        self.study = study

    def read(self) -> dict[str, Piece]:
        """Return the pieces that are done. Raise Refused for a line that is none."""
        if self.path is None or not self.path.exists():
            return {}
        found: dict[str, Piece] = {}
        for number, line in enumerate(self.path.read_text(encoding="utf-8").splitlines(), start=1):
            try:
                row = json.loads(line)
                study, key, piece = row["study"], row["piece"], row["found"]
            except (KeyError, TypeError, ValueError) as error:
                raise Refused(f"Line {number} of {self.path} is no piece of a study.") from error
            if study == self.study:
                found[key] = piece
        return found

    def add(self, key: str, piece: Piece) -> None:
        """Write down a piece."""
        if self.path is not None:
            row = {"study": self.study, "piece": key, "found": piece}
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")


def add_ledger(parser: ArgumentParser) -> None:
    """Take a file that remembers what is done."""
    parser.add_argument("--ledger", type=Path, help="goes on where this file ends, and adds to it")
