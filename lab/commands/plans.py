"""python -m lab plans: when the planner moves again and lies in wait, from games played."""

import json
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

from lab.commands.arguments import add_fit_arguments
from lab.tcg.fits.plans import Sample, explore, fit_plans
from rules.tcg.pairings import two_starters
from rules.tcg.players.learned.outlook import MOVING, WAITING
from rules.tcg.players.learned.planner import learned_plans

HELP = "when the planner moves again and lies in wait, from games played"
GAMES = 8_000
SEED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Take how many games are played, and where the weights go."""
    add_fit_arguments(parser, GAMES, SEED)


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Play from the plans of now, fit and return the next ones as JSON."""
    games = options["games"]
    found: list[tuple[Sample, bool]] = []
    played = explore(two_starters(), games, options["seed"], learned_plans())
    for number, (samples, winner) in enumerate(played, start=1):
        found += ((sample, sample.player == winner) for sample in samples)
        tell(f"game {number} of {games}")
    plans = fit_plans(found)
    written = {
        "command": f"python -m lab plans --games {games} --seed {options['seed']}",
        "samples": len(found),
        "moving": dict(zip(MOVING, plans.moving, strict=True)),
        "waiting": dict(zip(WAITING, plans.waiting, strict=True)),
    }
    return json.dumps(written, indent=2) + "\n"
