"""manage.py study rules: what the expert rules of the LCG weigh in a scenario, alone or not."""

import dataclasses
import json
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rules.lcg.players.weights import Weights
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.study.decks import TABLES, study_decks
from rules.lcg.study.tuning import tune

HELP = "weights of the expert rules of the LCG in a scenario, by an evolution strategy"
STEPS = 100
PAIRS = 90
SEED = 5
# The last steps go round in circles; their mean is better than the last one.
AVERAGED = 10


def add_arguments(parser: ArgumentParser) -> None:
    """Take the scenario, who plays, how long it is tuned, and where the weights go."""
    parser.add_argument("scenario", choices=list(SCENARIOS))
    parser.add_argument("--alone", action="store_true", help="for one player; else for two")
    parser.add_argument("--steps", type=int, default=STEPS, help=f"changes of the weights; {STEPS}")
    parser.add_argument("--pairs", type=int, default=PAIRS, help=f"of games a step; {PAIRS}")
    parser.add_argument("--seed", type=int, default=SEED, help=str(SEED))
    parser.add_argument("--output", type=Path, default=None, help="a file; standard output")


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Play, tune and return the weights as JSON."""
    decks = study_decks()
    players = 1 if options["alone"] else 2
    tables = [[decks[name] for name in names] for names in TABLES if len(names) == players]
    steps, pairs, seed = options["steps"], options["pairs"], options["seed"]
    found: list[Weights] = []
    for mean, weights in tune(tables, options["scenario"], pairs=pairs, steps=steps, seed=seed):
        found.append(weights)
        tell(f"step {len(found)} of {steps}: mean reward {mean:.3f}")
    alone = " --alone" if options["alone"] else ""
    written = {
        "command": f"manage.py study rules {options['scenario']}{alone}"
        f" --steps {steps} --pairs {pairs} --seed {seed}",
        "weights": mean_weights(found[-AVERAGED:]),
    }
    return json.dumps(written, indent=2) + "\n"


def mean_weights(found: Sequence[Weights]) -> dict[str, float]:
    """Return the mean of each weight."""
    rows = [dataclasses.asdict(weights) for weights in found]
    return {name: round(sum(row[name] for row in rows) / len(rows), 3) for name in rows[0]}
