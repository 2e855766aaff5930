"""python -m lab openings: how a player opens a game, from games opened at random."""

import json
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

from lab.commands.arguments import add_fit_arguments, find_in_games
from lab.tcg.fits.openings import OpenedGame, fit_openings, open_games
from rules.tcg.players.learned.opening_outlook import DECK, HAND

HELP = "how a player opens a game, from games opened at random"
GAMES = 8_000
SEED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Take how many games are played, and where the weights go."""
    add_fit_arguments(parser, GAMES, SEED)


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Open games at random and play them, fit and return the weights as JSON."""
    games, seed = options["games"], options["seed"]
    found = find_in_games(games, lambda number: open_games([number], seed), tell)
    return write(found, games, seed)


def write(found: list[OpenedGame], games: int, seed: int) -> str:
    """Return the weights that tell best who won, as JSON with the command that finds them."""
    openings = fit_openings(found)
    written = {
        "command": f"python -m lab openings --games {games} --seed {seed}",
        "games": len(found),
        "burden": openings.burden,
        "second": dict(zip(("always", *DECK), openings.second, strict=True)),
        "redraw": dict(zip(HAND, openings.redraw, strict=True)),
    }
    return json.dumps(written, indent=2) + "\n"
