"""The ledger of a study: a file with a line of JSON for each cell, so that it can be stopped."""

import json
from dataclasses import asdict
from pathlib import Path

from lab.lcg.cells import Cell, StudiedCell
from rules.lcg.vocabulary import Difficulty


def read_ledger(path: Path) -> dict[Cell, StudiedCell]:
    """Return the cells of a file, the last line of each; none if there is no file.

    Raise ValueError for a line that is no cell.
    """
    if not path.exists():
        return {}
    found: dict[Cell, StudiedCell] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            row = json.loads(line)
            named = row.pop("cell")
            cell = Cell(
                named["scenario"],
                Difficulty(named["difficulty"]),
                tuple(named["decks"]),
                named["player"],
            )
            found[cell] = StudiedCell(cell, **row)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ValueError(f"line {number} of {path} is no cell") from error
    return found


def write_to_ledger(path: Path, studied: StudiedCell) -> None:
    """Add a cell to a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(studied)) + "\n")
