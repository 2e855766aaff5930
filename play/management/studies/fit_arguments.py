"""What every study takes that fits weights to games: how many, the seed, and where weights go."""

from argparse import ArgumentParser
from pathlib import Path


def add_fit_arguments(parser: ArgumentParser, games: int, seed: int) -> None:
    """Take how many games are played, and where the weights go; `games` and `seed` if not said."""
    parser.add_argument("--games", type=int, default=games, help=f"of all decks; {games}")
    parser.add_argument("--seed", type=int, default=seed, help=str(seed))
    parser.add_argument("--output", type=Path, default=None, help="a file; standard output")
