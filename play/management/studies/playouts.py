"""manage.py study playouts: which options are worth a playout, from games of tacticians."""

from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

from django.core.management.base import CommandError

from play.management.studies.fit_arguments import add_fit_arguments, find_in_games
from rules.tcg.study.pairings import two_starters
from rules.tcg.study.playouts import DEALS, OPTIONS, alternatives, table, table_by_own

HELP = "which options are worth a playout, by how good they look"
GAMES = 300
SEED = 5

_ABOUT = f"""\
What a playout of the default player gains, in thousandths of a chance to win, by what it tries \
beside the choice it would make without: the option that looks best, the second and so on, and \
passing. In brackets how many such options a game has; up to {OPTIONS} of a decision are looked \
at. One deal decides, {DEALS - 1} others tell what it gained.
"""
_ABOUT_OWN = """\
The same by the chance to win that its own choice comes to in the deal that decides. In brackets \
the share of the playouts of that moment.
"""


def add_arguments(parser: ArgumentParser) -> None:
    """Take how many games are played with which decks, and where the table goes."""
    add_fit_arguments(parser, GAMES, SEED)
    parser.add_argument(
        "--drawn", type=float, default=0.0, help="the share of games with drawn decks; 0"
    )


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Play and return the page; CommandError for a share that is none."""
    games, seed, drawn = options["games"], options["seed"], options["drawn"]
    if not 0 <= drawn <= 1:
        raise CommandError("--drawn must be from 0 to 1.")
    listed = two_starters()
    found = find_in_games(games, lambda number: alternatives(listed, number, seed, drawn), tell)
    command = f"manage.py study playouts --games {games} --drawn {drawn} --seed {seed}"
    tables = (_ABOUT, table(found, games), _ABOUT_OWN, table_by_own(found))
    return "\n".join(("# What a playout gains\n", f"    {command}\n", *tables))
