"""python -m lab moving: what playouts tell of moving again, from games played."""

import json
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from typing import Any

from lab.commands.arguments import add_fit_arguments, find_in_games
from lab.tcg.fits.moving import TRIED_OUT_BY, MovingByLot, fit_moving, moves_by_lot
from rules.tcg.pairings import two_starters
from rules.tcg.players.learned.moving_tried_out import TRIED_OUT
from rules.tcg.players.learned.outlook import MOVING

HELP = "what playouts tell of moving again, from games played"
GAMES = 12_000
SEED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Take how many games are played, and where the weights go."""
    add_fit_arguments(parser, GAMES, SEED)


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Play, fit and return the weights as JSON."""
    games, seed = options["games"], options["seed"]
    listed = two_starters()
    found = find_in_games(games, lambda number: moves_by_lot(listed, number, seed), tell)
    return write(found, games, seed)


def write(found: Sequence[tuple[MovingByLot, ...]], games: int, seed: int) -> str:
    """Return the weights as JSON with the command that finds them and how well they foretell."""
    by_turns = zip((effort.turns for effort in TRIED_OUT_BY), zip(*found, strict=True), strict=True)
    fits = {str(turns): fit_moving(choices) for turns, choices in by_turns}
    written = {
        "command": f"python -m lab moving --games {games} --seed {seed}",
        "choices": len(found),
        "found": {turns: fit.figures() for turns, fit in fits.items()},
        "weights": {
            turns: dict(zip((*MOVING, TRIED_OUT), fit.weights, strict=False))
            for turns, fit in fits.items()
        },
    }
    return json.dumps(written, indent=2) + "\n"
