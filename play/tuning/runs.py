"""Tuning runs: ordering one, playing its chunks, going on to the next batch.

The database is the record, as with playtests. A chunk is stored once under its run, batch and
first pair; the next batch begins by one conditional update. So a chunk that is delivered twice,
or a worker that dies, changes no weight.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from uuid import UUID

from django.db.models import F, Max, QuerySet
from django.db.models.functions import Coalesce, Greatest
from django.utils import timezone

from play.models import TuningChunk, TuningRun
from play.queue.sweeps import STALLED_AFTER
from rules.playtest.fingerprint import hash_code
from rules.tcg.players.reading.weights import RULES, START, Weights
from rules.tcg.study.pairings import pairings
from rules.tcg.study.tuning import (
    GameResult,
    Match,
    TuningPlan,
    TuningState,
    acceptance_matches,
    begin,
    is_decided,
    judge,
    matches,
    mean_weights,
    play_pair,
    take_step,
)

# Pairs of games in one message: less than a second of play.
CHUNK_PAIRS = 8
RULES_CHANGED = "The rules or the players were changed while this ran. Start again."
_CODE = ("rng.py", "tcg")


def order_run(decks: Sequence[str], steps: int, pairs: int, seed: int) -> TuningRun:
    """Store a new run; its first batch is to be sent."""
    run = TuningRun(
        decks=list(decks),
        steps=steps,
        pairs=pairs,
        seed=seed,
        rules_fingerprint=code_fingerprint(),
        state={},
    )
    run.state = asdict(begin(plan_of(run)))
    run.save()
    return run


def code_fingerprint() -> str:
    """Return the fingerprint of the code that decides the games."""
    return hash_code(_CODE).hex()


def open_runs() -> QuerySet[TuningRun]:
    """Return the runs that go on."""
    return TuningRun.objects.filter(finished=None)


def plan_of(run: TuningRun) -> TuningPlan:
    """Return what a run tunes."""
    listed = tuple(pair for pair in pairings(run.decks) if not pair.is_mirror)
    return TuningPlan(START, RULES, listed, run.steps, run.pairs, run.seed)


def state_of(run: TuningRun) -> TuningState:
    """Return where a run's tuning is."""
    stored = run.state
    return TuningState(stored["step"], stored["dice"], tuple(stored["now"]), tuple(stored["total"]))


def found_weights(run: TuningRun) -> Weights:
    """Return the weights that a run has found so far."""
    return mean_weights(plan_of(run), state_of(run))


def missing_chunks(run: TuningRun) -> Sequence[int]:
    """Return the first pairs of the chunks of a run's batch that are not stored."""
    if run.finished:
        return []
    stored = set(run.chunks.filter(batch=run.batch).values_list("first", flat=True))
    every = range(0, len(_batch_matches(run)), CHUNK_PAIRS)
    return [first for first in every if first not in stored]


def play_tuning_chunk(run_id: UUID, batch: int, first: int) -> TuningRun | None:
    """Play and store a chunk. Return the run if that was the last of its batch and it went on.

    Nothing is played for a run that is over or in another batch, or for a chunk that is stored.
    """
    run = open_runs().filter(pk=run_id, batch=batch).first()
    if run is None:
        return None
    if run.rules_fingerprint != code_fingerprint():
        open_runs().filter(pk=run.pk).update(finished=timezone.now(), failure=RULES_CHANGED)
        return None
    if not run.chunks.filter(batch=batch, first=first).exists():
        # The sequential test has other shuffles than the tuning.
        seed = run.seed + (batch >= run.steps)
        chunk = _batch_matches(run)[first : first + CHUNK_PAIRS]
        results = [play_pair(match, seed) for match in chunk]
        TuningChunk.objects.bulk_create(
            [TuningChunk(run=run, batch=batch, first=first, results=results)],
            ignore_conflicts=True,
        )
    return go_on(run)


def go_on(run: TuningRun) -> TuningRun | None:
    """Begin the next batch of a run if this one is stored, and return it; None otherwise.

    Of several that try, one succeeds.
    """
    if missing_chunks(run):
        return None
    following = open_runs().filter(pk=run.pk, batch=run.batch)
    if run.batch < run.steps:
        state = take_step(plan_of(run), state_of(run), _results(run, run.batch))
        changed = following.update(batch=run.batch + 1, state=asdict(state))
    else:
        counts, verdict = judge(_results(run, run.steps))
        if is_decided(counts, verdict):
            following.update(
                finished=timezone.now(), answer=verdict.answer, accepted_pairs=counts.pairs
            )
            return None
        changed = following.update(batch=run.batch + 1)
    if not changed:
        return None
    run.refresh_from_db()
    return run


def claim_stalled() -> Iterator[TuningRun]:
    """Return the open runs of which nothing was stored or sent lately, each to one caller."""
    now = timezone.now()
    latest = open_runs().annotate(
        seen=Greatest(
            F("created"),
            Coalesce(F("published"), F("created")),
            Coalesce(Max("chunks__stored"), F("created")),
        )
    )
    for run in latest.filter(seen__lte=now - STALLED_AFTER):
        claimed = open_runs().filter(pk=run.pk, published=run.published).update(published=now)
        if claimed:
            # A worker may have died between storing the last chunk and going on.
            yield go_on(run) or run


def _batch_matches(run: TuningRun) -> list[Match]:
    """Return the pairs of games of a run's batch."""
    plan = plan_of(run)
    if run.batch < run.steps:
        return matches(plan, state_of(run))
    first = len(acceptance_matches(RULES, RULES, plan.listed, 0)) * (run.batch - run.steps)
    return acceptance_matches(found_weights(run), RULES, plan.listed, first)


def _results(run: TuningRun, first_batch: int) -> list[GameResult]:
    """Return the results from a batch on, in the order of their games."""
    stored = run.chunks.filter(batch__gte=first_batch, batch__lte=run.batch)
    return [
        (one, other)
        for results in stored.order_by("batch", "first").values_list("results", flat=True)
        for one, other in results
    ]
