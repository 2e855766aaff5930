"""What a command of the lab is, and the arguments that many of them take."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

# Shows a person at a terminal how far a command is.
Tell = Callable[[str], None]


class Refused(Exception):
    """Something was asked for that can't be done; the message says what, in one sentence."""


class Command(Protocol):
    """What `python -m lab` can do: a line of help, arguments, and the text it writes."""

    HELP: str

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take what is played, how often, and where the text goes."""

    def run(self, options: Namespace, tell: Tell) -> str:
        """Play and return the text. Raise Refused for what can't be played."""


def add_seed_and_output(parser: ArgumentParser, seed: int) -> None:
    """Take the seed and a file for the text."""
    parser.add_argument("--seed", type=int, default=seed, help=str(seed))
    parser.add_argument("--output", type=Path, default=None, help="a file; standard output")


def add_workers(parser: ArgumentParser) -> None:
    """Take how many processes play."""
    parser.add_argument("--workers", type=int, default=1, help="processes; 1")
