"""What is sent to workers, and that it plays a playtest to its end."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from django.utils import timezone
from kombu.exceptions import OperationalError
from pytest_django import DjangoCaptureOnCommitCallbacks

from play.models import Playtest, Status
from play.queue import execution, tasks
from play.queue.orders import order_playtest
from play.queue.sweeps import RECOVERY_INTERVAL
from play.queue.totals import playtest_summary
from rules.playtest.ranges import play_range
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.statistics import summarise
from tests.expected import tcg_description
from tests.play.small_playtests import begun, playtest_request
from westmarch.celery import app

pytestmark = pytest.mark.django_db


@pytest.fixture
def worked_off_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let whatever is sent be done in this process, as it is sent."""
    monkeypatch.setitem(app.conf, "task_always_eager", True)
    monkeypatch.setitem(app.conf, "task_eager_propagates", True)


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Return what is sent, none of which is done."""
    messages: list[tuple[Any, ...]] = []
    for task in (tasks.start_task, tasks.play_chunk_task, tasks.recover_task):
        monkeypatch.setattr(
            task,
            "apply_async",
            lambda args=(), kwargs=None, name=task.name, **options: messages.append(
                (name, *args, *(() if options == {"queue": "westmarch"} else options.items()))
            ),
        )
    return messages


def test_a_playtest_is_played_to_its_end(
    worked_off_at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(execution, "TIMED_SECONDS", 0)
    monkeypatch.setattr(execution, "AT_A_TIME", 3)
    playtest = order_playtest(playtest_request(games=50))
    tasks.start_task.delay(str(playtest.pk))
    playtest.refresh_from_db()
    assert playtest.chunks.count() > execution.AT_A_TIME
    assert playtest.status is Status.FINISHED
    assert playtest_summary(playtest) == summarise(
        play_range(play_game, tcg_description(playtest.description()), 0, 50)
    )


def test_starting_sends_the_first_chunks(sent: list[tuple[Any, ...]]) -> None:
    playtest = begun(games=10, chunk_games=5)
    tasks.start_task(str(playtest.pk))
    assert sent == [
        ("play.queue.tasks.play_chunk_task", str(playtest.pk), first) for first in (0, 5)
    ]


def test_a_host_with_more_workers_sends_no_more_chunks_than_the_host_that_started(
    sent: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    playtest = begun(games=6, chunk_games=1)
    monkeypatch.setattr(execution, "AT_A_TIME", 2)
    tasks.start_task(str(playtest.pk))
    monkeypatch.setattr(execution, "AT_A_TIME", 8)
    tasks.play_chunk_task(str(playtest.pk), 0)
    assert [first for _, _, first in sent] == [0, 1, 2]


def test_a_playtest_is_sent_once_it_is_in_the_database(
    sent: list[tuple[Any, ...]], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        playtest = order_playtest(playtest_request())
        tasks.send_on_commit(playtest)
        assert sent == []
    assert sent == [("play.queue.tasks.start_task", str(playtest.pk))]
    playtest.refresh_from_db()
    assert playtest.published is not None


def test_a_queue_that_does_not_answer_loses_nothing(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    def refuse(*args: object, **options: object) -> None:
        raise OperationalError("nobody listens")

    monkeypatch.setattr(tasks.start_task, "apply_async", refuse)
    with django_capture_on_commit_callbacks(execute=True):
        playtest = order_playtest(playtest_request())
        tasks.send_on_commit(playtest)
    playtest.refresh_from_db()
    assert playtest.status is Status.WAITING
    assert playtest.published is None
    assert "the queue does not answer" in caplog.text


def test_games_are_stored_where_the_queue_does_not_take_the_next_ones(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*args: object, **options: object) -> None:
        raise OperationalError("nobody listens")

    playtest = begun(games=6, chunk_games=2)
    monkeypatch.setattr(tasks.play_chunk_task, "apply_async", refuse)

    tasks.play_chunk_task(str(playtest.pk), 0)

    assert list(playtest.chunks.values_list("first", "games")) == [(0, 2)]
    assert f"chunk 2 of playtest {playtest.pk} waits" in caplog.text


def test_sweeping_sends_what_is_stalled(sent: list[tuple[Any, ...]]) -> None:
    playtest = order_playtest(playtest_request())
    Playtest.objects.update(created=timezone.now() - timedelta(hours=1))
    tasks.recover_task()
    assert sent == [("play.queue.tasks.start_task", str(playtest.pk))]


def test_looking_at_a_stalled_playtest_sends_it_again(sent: list[tuple[Any, ...]]) -> None:
    playtest, _other = order_playtest(playtest_request()), order_playtest(playtest_request())
    Playtest.objects.update(created=timezone.now() - timedelta(hours=1))
    tasks.send_if_stalled(playtest)
    assert sent == [("play.queue.tasks.start_task", str(playtest.pk))]


def test_a_worker_sweeps_as_it_starts_and_every_20_seconds(sent: list[tuple[Any, ...]]) -> None:
    repeated = []
    timer = SimpleNamespace(call_repeatedly=lambda seconds, act: repeated.append((seconds, act)))
    tasks.schedule_recovery(SimpleNamespace(timer=timer))
    # By the queue of the tables: behind many playtests it would wait for longer than it lives.
    queue = ("queue", "westmarch-tables")
    message = ("play.queue.tasks.recover_task", queue, ("expires", RECOVERY_INTERVAL))
    assert sent == [message]
    ((seconds, act),) = repeated
    act()
    assert seconds == RECOVERY_INTERVAL
    assert sent == [message, message]
