"""What every study does that fits weights to games: its arguments, and going through the games."""

from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")


def add_fit_arguments(parser: ArgumentParser, games: int, seed: int) -> None:
    """Take how many games are played, and where the weights go; `games` and `seed` if not said."""
    parser.add_argument("--games", type=int, default=games, help=f"of all decks; {games}")
    parser.add_argument("--seed", type=int, default=seed, help=str(seed))
    parser.add_argument("--output", type=Path, default=None, help="a file; standard output")


def add_head_starts(parser: ArgumentParser) -> None:
    """Take whether games of the LCG begin with head starts."""
    parser.add_argument(
        "--head-starts",
        action="store_true",
        help="games that begin better than they would, for a scenario that is always lost early",
    )


def find_in_games(
    games: int, play: Callable[[int], Iterable[Found]], tell: Callable[[str], None]
) -> list[Found]:
    """Return what was found in games, played by their numbers, and tell how far it is."""
    found: list[Found] = []
    for number in range(games):
        found += play(number)
        tell(f"game {number + 1} of {games}")
    return found
