"""manage.py study value: the weights of the value of a position, from games played."""

import json
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

from play.management.studies.fit_arguments import add_fit_arguments
from rules.construction.starters import starter_slugs
from rules.tcg.study.pairings import pairings
from rules.tcg.study.value_fit import Position, fit, positions

HELP = "weights of the value of a position, from games played"
GAMES = 3_000
SEED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Take how many games are played, and where the weights go."""
    add_fit_arguments(parser, GAMES, SEED)


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Play, fit and return the weights as JSON, with how well they foretell other games."""
    games = options["games"]
    found: list[Position] = []
    for position in positions(list(pairings(starter_slugs())), games, options["seed"]):
        found.append(position)
        tell(f"game {position.game + 1} of {games}")
    fitted = fit(found)
    written = {
        "command": f"manage.py study value --games {games} --seed {options['seed']}",
        "positions": fitted.positions,
        "log loss of games kept aside": round(fitted.log_loss, 4),
        "foretold of games kept aside": round(fitted.foretold, 4),
        "weights": fitted.weights,
    }
    return json.dumps(written, indent=2) + "\n"
