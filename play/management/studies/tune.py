"""manage.py study tune: weights of the rules of thumb, found by self-play."""

import json
import time
from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from uuid import UUID

from django.core.management.base import CommandError

from play.models import TuningRun
from play.tuning.runs import found_weights, order_run
from play.tuning.tasks import send_batch
from rules.construction.starters import starter_slugs
from rules.playtest.trials.sprt import Answer
from rules.tcg.players.reading.weights import RULES, START, Weights
from rules.tcg.study.pairings import pairings
from rules.tcg.study.tuning import (
    PlayMatches,
    TuningPlan,
    accept,
    begin,
    mean_weights,
    play_pair,
    tune,
)

HELP = "weights of the tuned player, by self-play"
STEPS = 1_000
PAIRS = 8
SEED = 77
LOOK_EVERY = 1.0


def add_arguments(parser: ArgumentParser) -> None:
    """Take how long to tune, who plays the games, and where the weights go."""
    parser.add_argument("--steps", type=int, default=STEPS, help=str(STEPS))
    parser.add_argument("--pairs", type=int, default=PAIRS, help=f"of games a step; {PAIRS}")
    parser.add_argument("--seed", type=int, default=SEED, help=str(SEED))
    parser.add_argument("--decks", nargs="+", metavar="DECK", help="slugs of starter decks; all")
    parser.add_argument("--workers", type=int, default=1, help="processes; 1")
    parser.add_argument(
        "--queue", action="store_true", help="let the workers of the queue play the games"
    )
    parser.add_argument("--resume", type=UUID, metavar="RUN", help="wait for a run on the queue")
    parser.add_argument("--output", type=Path, default=None, help="a file; standard output")


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Tune, test the result against the rules, and return both as JSON.

    Raise CommandError where the sequential test does not find the new weights better.
    """
    if options["resume"] or options["queue"]:
        return _follow(_run_on_queue(options), tell)
    return _tune_here(options, tell)


def _tune_here(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    seed = options["seed"]
    decks = options["decks"] or starter_slugs()
    listed = tuple(pair for pair in pairings(decks) if not pair.is_mirror)
    if not listed:
        raise CommandError("Name at least two starter decks of one block.")
    plan = TuningPlan(START, RULES, listed, options["steps"], options["pairs"], seed)
    with ExitStack() as stack:
        play = _play_with(options["workers"], seed, stack)
        state = begin(plan)
        for state in tune(plan, play):
            tell(f"step {state.step} of {plan.steps}")
        found = mean_weights(plan, state)
        # Other shuffles than those of the tuning.
        play = _play_with(options["workers"], seed + 1, stack)
        counts, verdict = accept(found, RULES, listed, play)
    return _page(found, verdict.answer, counts.pairs, _command(options))


def _play_with(workers: int, seed: int, stack: ExitStack) -> PlayMatches:
    play = partial(play_pair, seed=seed)
    if workers == 1:
        return lambda matches: [play(match) for match in matches]
    pool = stack.enter_context(get_context("spawn").Pool(workers))
    return partial(pool.map, play)


def _run_on_queue(options: dict[str, Any]) -> TuningRun:
    """Return the run to wait for: one that goes on, or a new one."""
    if options["resume"]:
        run = TuningRun.objects.filter(pk=options["resume"]).first()
        if run is None:
            raise CommandError(f"There is no tuning run {options['resume']}.")
        return run
    decks = options["decks"] or starter_slugs()
    if all(pair.is_mirror for pair in pairings(decks)):
        raise CommandError("Name at least two starter decks of one block.")
    run = order_run(decks, options["steps"], options["pairs"], options["seed"])
    send_batch(run)
    return run


def _follow(run: TuningRun, tell: Callable[[str], None]) -> str:
    """Wait until the workers are done with a run, and return what they found.

    The run goes on without this command; `--resume` waits for it again.
    """
    while not run.finished:
        tell(f"run {run.pk}: batch {run.batch}, {run.steps} steps")
        time.sleep(LOOK_EVERY)
        run.refresh_from_db()
    if run.failure:
        raise CommandError(run.failure)
    options = {"steps": run.steps, "pairs": run.pairs, "seed": run.seed, "queue": True}
    decks = None if tuple(run.decks) == tuple(starter_slugs()) else run.decks
    command = _command({**options, "decks": decks})
    return _page(found_weights(run), run.answer, run.accepted_pairs, command)


def _page(found: Weights, answer: str, pairs: int, command: str) -> str:
    if answer != Answer.NEW_IS_BETTER:
        raise CommandError(f"After {pairs} pairs of games the new weights aren't better: {answer}.")
    weights = {name: round(weight, 3) for name, weight in found._asdict().items()}
    page = {"command": command, "pairs": pairs, "weights": weights}
    return json.dumps(page, indent=2) + "\n"


def _command(options: dict[str, Any]) -> str:
    parts = [
        f"manage.py study tune --steps {options['steps']} --pairs {options['pairs']}",
        f"--seed {options['seed']}",
    ]
    if options["decks"]:
        parts.append(f"--decks {' '.join(options['decks'])}")
    if options["queue"]:
        parts.append("--queue")
    return " ".join(parts)
