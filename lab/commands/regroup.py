"""python -m lab regroup: how likely a player is to win once the fights of a move are over."""

import json
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

from lab.commands.arguments import add_fit_arguments, find_in_games
from lab.tcg.fits.regroup import Position, fit, positions
from rules.tcg.pairings import two_starters
from rules.tcg.players.learned.regroup_outlook import SIDE, TABLE

HELP = "how likely a player is to win once the fights of a move are over"
GAMES = 5_000
SEED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Take how many games are played, and where the weights go."""
    add_fit_arguments(parser, GAMES, SEED)


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Play, fit and return the weights as JSON."""
    games, seed = options["games"], options["seed"]
    listed = two_starters()
    found = find_in_games(games, lambda number: positions(listed, [number], seed), tell)
    moments = {
        "turn": [position for position in found if not position.at_regroup],
        "regroup": [position for position in found if position.at_regroup],
    }
    return write(moments, games, seed)


def write(moments: dict[str, list[Position]], games: int, seed: int) -> str:
    """Return the weights as JSON with the command that finds them and how well they foretell."""
    fits = {name: fit(found) for name, found in moments.items()}
    written = {
        "command": f"python -m lab regroup --games {games} --seed {seed}",
        "found": {
            name: {"positions": len(moments[name]), **fitted.figures()}
            for name, fitted in fits.items()
        },
        "weights": {
            name: {
                "mover": dict(zip(SIDE, fitted.weights, strict=False)),
                "rival": dict(zip(SIDE, fitted.weights[len(SIDE) :], strict=False)),
                "table": dict(zip(TABLE, fitted.weights[2 * len(SIDE) :], strict=True)),
            }
            for name, fitted in fits.items()
        },
    }
    return json.dumps(written, indent=2) + "\n"
