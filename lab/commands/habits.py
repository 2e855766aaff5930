"""`python -m lab habits`: a player against itself with one fixed habit at a time."""

from argparse import ArgumentParser, Namespace

from lab.command import Tell
from lab.commands import ladder
from lab.tcg.habits import HABITS, NEVER_WAITS

HELP = "what a player of the TCG wins against itself with one fixed habit at a time"
PLAYER = "good"


def add_arguments(parser: ArgumentParser) -> None:
    """Take whose habits are tried, which ones, and how often."""
    known = (*HABITS, NEVER_WAITS)
    parser.add_argument("--player", default=PLAYER, help=PLAYER)
    parser.add_argument("--habits", nargs="+", choices=known, default=known, help=" ".join(known))
    ladder.add_game_arguments(parser)


def run(options: Namespace, tell: Tell) -> str:
    """Play each habit against the player without it and return the page."""
    player = options.player
    rungs = [f"{player}+{habit}/{player}" for habit in options.habits]
    return ladder.run(Namespace(**{**vars(options), "rungs": rungs}), tell)
