"""python -m lab strikes: what a Shadow player should play, from phases that were tried out."""

import json
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

from lab.commands.arguments import add_fit_arguments, find_in_games
from lab.tcg.fits.strikes import Trial, fit_strikes, try_out_games
from rules.tcg.pairings import two_starters
from rules.tcg.players.learned.shadow_outlook import NUMBERS, POSITION

HELP = "what a Shadow player should play, from phases that were tried out"
GAMES = 400
SEED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Take how many games are played, and where the weights go."""
    add_fit_arguments(parser, GAMES, SEED)


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Try out Shadow phases in games of planners, fit and return the weights as JSON."""
    games, seed = options["games"], options["seed"]
    listed = two_starters()
    found = find_in_games(games, lambda number: try_out_games(listed, [number], seed), tell)
    return write(found, games, seed)


def write(trials: list[Trial], games: int, seed: int) -> str:
    """Return the weights that fit trials best, as JSON with the command that finds them."""
    strikes = fit_strikes(trials)
    written = {
        "command": f"python -m lab strikes --games {games} --seed {seed}",
        "trials": len(trials),
        "weights": {
            action.name.lower(): dict(
                zip((*POSITION, *NUMBERS[action]), strikes[action], strict=True)
            )
            for action in strikes
        },
    }
    return json.dumps(written, indent=2) + "\n"
