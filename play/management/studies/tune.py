"""manage.py study tune: weights of the rules of thumb, found by self-play."""

import json
from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError

from rules.construction.starters import starter_slugs
from rules.playtest.sprt import Answer
from rules.tcg.players.weights import RULES
from rules.tcg.study.pairings import pairings
from rules.tcg.study.tuning import PlayMatches, TuningStep, accept, play_pair, tune

HELP = "weights of the tuned player, by self-play"
STEPS = 1_000
PAIRS = 8
SEED = 77


def add_arguments(parser: ArgumentParser) -> None:
    """Take how long to tune, and where the weights go."""
    parser.add_argument("--steps", type=int, default=STEPS, help=str(STEPS))
    parser.add_argument("--pairs", type=int, default=PAIRS, help=f"of games a step; {PAIRS}")
    parser.add_argument("--seed", type=int, default=SEED, help=str(SEED))
    parser.add_argument("--decks", nargs="+", metavar="DECK", help="slugs of starter decks; all")
    parser.add_argument("--workers", type=int, default=1, help="processes; 1")
    parser.add_argument("--output", type=Path, default=None, help="a file; standard output")


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Tune, test the result against the weights of before, and return both as JSON.

    Raise CommandError where the sequential test does not find the new weights better.
    """
    listed = [pair for pair in pairings(options["decks"] or starter_slugs()) if not pair.is_mirror]
    if not listed:
        raise CommandError("Name at least two starter decks of one block.")
    seed = options["seed"]
    with ExitStack() as stack:
        play = _play_with(options["workers"], seed, stack)
        last: TuningStep | None = None
        for last in tune(RULES, listed, options["steps"], options["pairs"], seed, play):
            tell(f"step {last.number} of {options['steps']}")
        assert last is not None, "there is at least one step"
        # Other shuffles than those of the tuning.
        counts, state = accept(
            last.mean, RULES, listed, seed, _play_with(options["workers"], seed + 1, stack)
        )
    if state.answer is not Answer.NEW_IS_BETTER:
        raise CommandError(
            f"After {counts.pairs} pairs of games the new weights aren't better: {state.answer}."
        )
    found = {
        "command": _command(options),
        "pairs": counts.pairs,
        "weights": {name: round(weight, 3) for name, weight in last.mean._asdict().items()},
    }
    return json.dumps(found, indent=2) + "\n"


def _play_with(workers: int, seed: int, stack: ExitStack) -> PlayMatches:
    play = partial(play_pair, seed=seed)
    if workers == 1:
        return lambda matches: [play(match) for match in matches]
    pool = stack.enter_context(get_context("spawn").Pool(workers))
    return partial(pool.map, play)


def _command(options: dict[str, Any]) -> str:
    parts = [
        f"manage.py study tune --steps {options['steps']} --pairs {options['pairs']}",
        f"--seed {options['seed']}",
    ]
    if options["decks"]:
        parts.append(f"--decks {' '.join(options['decks'])}")
    return " ".join(parts)
