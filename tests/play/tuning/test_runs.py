"""Tuning on the queue: batches of paired games, whatever happens to the workers."""

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from play.models import TuningRun
from play.queue.sweeps import STALLED_AFTER
from play.tuning import runs, tasks
from play.tuning.runs import (
    found_weights,
    missing_chunks,
    order_run,
    plan_of,
    play_tuning_chunk,
    state_of,
)
from rules.playtest.trials.sprt import Answer
from rules.tcg.players.reading.weights import RULES, START
from rules.tcg.study import tuning
from rules.tcg.study.tuning import tune
from tests.expected import present
from westmarch.celery import app

DECKS = ("rotk-aragorn-starter", "rotk-eomer-starter")
pytestmark = pytest.mark.django_db


def scripted(match: Any, seed: int) -> tuple[bool, bool]:
    """Let weights that hold a wound dear win, without playing."""
    return (match[0].wound >= START.wound,) * 2


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every pair of games be decided at once, and cut batches into small chunks."""
    monkeypatch.setattr(runs, "play_pair", scripted)
    monkeypatch.setattr(runs, "CHUNK_PAIRS", 3)


def new_run(steps: int = 4, pairs: int = 4) -> TuningRun:
    return order_run(DECKS, steps, pairs, seed=5)


def work_off(run: TuningRun) -> None:
    """Play chunk after chunk until the run is over."""
    while not run.finished:
        for first in missing_chunks(run):
            play_tuning_chunk(run.pk, run.batch, first)
        run.refresh_from_db()


def test_a_run_finds_what_tuning_in_one_process_finds(quick: None) -> None:
    run = new_run()
    work_off(run)
    *_, last = tune(plan_of(run), lambda drawn: [scripted(match, 5) for match in drawn])
    assert state_of(run) == last
    assert run.answer == Answer.NEW_IS_BETTER
    assert run.accepted_pairs >= 40


def test_real_games_on_the_queue_are_those_of_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "CHUNK_PAIRS", 1)
    run = new_run(steps=1, pairs=1)
    for first in missing_chunks(run):
        play_tuning_chunk(run.pk, 0, first)
    run.refresh_from_db()
    plan = plan_of(run)
    (only,) = tune(plan, lambda drawn: [tuning.play_pair(match, plan.seed) for match in drawn])
    assert (run.batch, state_of(run)) == (1, only)


def test_a_chunk_delivered_twice_changes_nothing(quick: None) -> None:
    run = new_run()
    first, *_ = missing_chunks(run)
    for _ in range(2):
        assert play_tuning_chunk(run.pk, 0, first) is None
    assert run.chunks.count() == 1


def test_only_one_worker_goes_on_to_the_next_batch(quick: None) -> None:
    run = new_run()
    *others, last = missing_chunks(run)
    for first in others:
        assert play_tuning_chunk(run.pk, 0, first) is None
    assert present(play_tuning_chunk(run.pk, 0, last)).batch == 1
    assert play_tuning_chunk(run.pk, 0, last) is None
    assert runs.go_on(run) is None


def test_a_run_whose_worker_died_before_going_on_goes_on(
    quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = new_run()
    for first in missing_chunks(run):
        with monkeypatch.context() as death:
            death.setattr(runs, "go_on", lambda run: None)
            play_tuning_chunk(run.pk, 0, first)
    monkeypatch.setattr(runs, "STALLED_AFTER", -STALLED_AFTER)
    (claimed,) = runs.claim_stalled()
    assert claimed.batch == 1


def test_a_run_someone_works_on_is_left_alone(quick: None) -> None:
    new_run()
    assert list(runs.claim_stalled()) == []


def test_games_by_other_rules_are_not_added(quick: None) -> None:
    run = new_run()
    TuningRun.objects.update(rules_fingerprint="of yesterday")
    play_tuning_chunk(run.pk, 0, 0)
    run.refresh_from_db()
    assert run.finished
    assert run.failure == runs.RULES_CHANGED
    assert not run.chunks.exists()


def test_equal_weights_are_not_accepted(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "play_pair", lambda match, seed: (True, False))
    run = new_run(steps=1)
    work_off(run)
    assert run.answer == Answer.NO_DIFFERENCE
    assert found_weights(run) == START != RULES


@pytest.fixture
def worked_off_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let whatever is sent be done in this process, as it is sent."""
    monkeypatch.setitem(app.conf, "task_always_eager", True)
    monkeypatch.setitem(app.conf, "task_eager_propagates", True)


def study(*arguments: str) -> str:
    output = StringIO()
    call_command("study", "tune", *arguments, stdout=output, stderr=StringIO())
    return output.getvalue()


def test_the_command_waits_for_the_queue_and_writes_the_weights(
    quick: None, worked_off_at_once: None
) -> None:
    written = json.loads(study("--queue", "--steps=2", "--pairs=2", "--decks", *DECKS))
    run = TuningRun.objects.get()
    assert written["weights"]["wound"] == round(found_weights(run).wound, 3)
    assert written["pairs"] == run.accepted_pairs
    assert written["command"] == (
        f"manage.py study tune --steps 2 --pairs 2 --seed 77 --decks {' '.join(DECKS)} --queue"
    )
    assert json.loads(study(f"--resume={run.pk}")) == written


def test_the_command_says_when_there_is_no_such_run() -> None:
    with pytest.raises(CommandError, match="There is no tuning run"):
        study("--resume=00000000-0000-0000-0000-000000000000")


def test_a_sweep_sends_what_is_missing(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = []
    monkeypatch.setattr(
        tasks.play_tuning_chunk_task, "delay", lambda *message: sent.append(message)
    )
    monkeypatch.setattr(runs, "STALLED_AFTER", -STALLED_AFTER)
    run = new_run()
    tasks.recover_tuning_task()
    assert sent == [(str(run.pk), 0, first) for first in (0, 3, 6)]
