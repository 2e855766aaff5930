"""manage.py study regroup: how likely a player is to win once the fights of a move are over."""

import json
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

from play.management.studies.fit_arguments import add_fit_arguments
from rules.construction.starters import starter_slugs
from rules.tcg.players.learned.regroup_outlook import SIDE, TABLE
from rules.tcg.study.pairings import pairings
from rules.tcg.study.regroup_fit import Fit, Position, fit, positions

HELP = "how likely a player is to win once the fights of a move are over"
GAMES = 5_000
SEED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Take how many games are played, and where the weights go."""
    add_fit_arguments(parser, GAMES, SEED)


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Play, fit and return the weights as JSON."""
    games, seed = options["games"], options["seed"]
    listed = [pairing for pairing in pairings(starter_slugs()) if not pairing.is_mirror]
    found: list[Position] = []
    for number in range(games):
        found += positions(listed, [number], seed)
        tell(f"game {number + 1} of {games}")
    moments = {
        "turn": fit([position for position in found if not position.at_regroup]),
        "regroup": fit([position for position in found if position.at_regroup]),
    }
    return write(moments, games, seed)


def write(moments: dict[str, Fit], games: int, seed: int) -> str:
    """Return the weights as JSON with the command that finds them and how well they foretell."""
    written = {
        "command": f"manage.py study regroup --games {games} --seed {seed}",
        "found": {
            name: {
                "positions": found.positions,
                "log loss": round(found.log_loss, 4),
                "foretold": round(found.foretold, 4),
            }
            for name, found in moments.items()
        },
        "weights": {
            name: {
                "mover": dict(zip(SIDE, found.prospects.mover, strict=True)),
                "rival": dict(zip(SIDE, found.prospects.rival, strict=True)),
                "table": dict(zip(TABLE, found.prospects.table, strict=True)),
            }
            for name, found in moments.items()
        },
    }
    return json.dumps(written, indent=2) + "\n"
