"""Slow computer players think on the queue: once, and a dead worker loses no move.

Nothing leaves a table waiting for a computer player that nobody asks any more.
"""

import logging
import time
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from django.conf import settings
from django.db import OperationalError
from django.utils import timezone
from pytest_django import DjangoCaptureOnCommitCallbacks

from play.models import Move, Table, TableStatus
from play.queue.recovery import KEPT_WITHOUT_ACCOUNT
from play.tables.leaving import end_game
from play.tables.live_games import live_games
from play.tables.playing import Turn, choose
from play.tables.seeing import see
from play.tables.sending import send
from play.tables.tasks import recover_tables_task, think_task
from play.tables.thinking import CLAIM, QUIET, delete_expired, forgotten_tables, think
from play.tables.thought import watched
from rules.kernel import Kernel
from rules.tcg.players.learned.player import LearnedPlayer
from tests.play.tables.small_tables import (
    computer,
    keys_of,
    lcg_entrant,
    lcg_request,
    live_of,
    play_at_random,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.visitors import KEEPER
from westmarch import celery_app

pytestmark = pytest.mark.django_db

SLOW = "good"


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are sent to the queue."""
    tables: list[str] = []

    def send_task(name: str, args: tuple[str], queue: str) -> None:
        assert name == think_task.name
        tables.append(args[0])

    monkeypatch.setattr(celery_app, "send_task", send_task)
    return tables


def thinking_table(sent: list[str], capture: DjangoCaptureOnCommitCallbacks) -> Table:
    """Return a table at which a slow computer player must choose."""
    with capture(execute=True):
        table = sit_down(tcg_request(computer(tcg_entrant("rotk-eomer-starter", SLOW))))
    table.refresh_from_db()
    if not table.thinking:
        with capture(execute=True):
            choose(table.pk, 0, table.revision, [keys_of(table)[0]])
        table.refresh_from_db()
    assert table.thinking
    assert sent == [str(table.pk)]
    return table


def test_a_slow_player_thinks_on_the_queue(
    sent: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)

    think_task(str(table.pk))

    table.refresh_from_db()
    assert not table.thinking
    assert table.to_choose == 0
    assert Move.objects.filter(table=table, seat=1).exists()
    # A message that comes twice does nothing.
    before = Table.objects.filter(pk=table.pk).values().get()
    assert think(table.pk) == 0
    assert Table.objects.filter(pk=table.pk).values().get() == before


def test_a_whole_game_against_a_slow_player(
    sent: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)
    for _ in range(500):
        if not table.is_playing:
            break
        if table.thinking:
            think(table.pk)
            table.refresh_from_db()
        else:
            play_at_random(table, seed=table.steps, most=1)

    assert table.status == TableStatus.OVER
    assert live_of(table).game.is_over()


def test_a_dead_worker_delays_a_move_and_loses_none(
    sent: list[str],
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)

    def die(player: object, game: object) -> int:
        raise SystemExit

    with monkeypatch.context() as patched:
        patched.setattr(LearnedPlayer, "choose", die)
        with pytest.raises(SystemExit):
            think(table.pk)
    steps = table.steps
    table.refresh_from_db()
    assert (table.thinking, table.steps) == (True, steps)
    assert think(table.pk) == 0, "the dead worker's claim still holds"
    later = timezone.now() + CLAIM + timedelta(seconds=1)
    assert list(forgotten_tables(timezone.now())) == []
    assert list(forgotten_tables(later)) == [table]
    Table.objects.filter(pk=table.pk).update(thinking_until=timezone.now() - CLAIM)
    recover_tables_task()
    assert sent == [str(table.pk)] * 2

    assert think(table.pk) > 0

    table.refresh_from_db()
    assert not table.thinking


def test_a_lost_message_is_sent_again(
    sent: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)

    assert list(forgotten_tables(timezone.now())) == []
    assert list(forgotten_tables(timezone.now() + QUIET + timedelta(seconds=1))) == [table]


def test_a_thought_about_what_is_no_longer_there_is_dropped(
    sent: list[str],
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)
    choose_by_thinking = LearnedPlayer.choose

    def end_and_choose(player: LearnedPlayer, game: Any) -> int:
        end_game(table.pk, KEEPER)
        return choose_by_thinking(player, game)

    monkeypatch.setattr(LearnedPlayer, "choose", end_and_choose)

    assert think(table.pk) == 0

    steps = table.steps
    table.refresh_from_db()
    assert (table.status, table.steps) == (TableStatus.ENDED, steps)


def test_a_game_of_older_rules_is_left_alone(
    sent: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)
    Table.objects.filter(pk=table.pk).update(rules_fingerprint="older")

    assert think(table.pk) == 0

    table.refresh_from_db()
    assert not table.thinking


def test_a_game_put_by_by_a_worker_of_older_rules_goes_on_once_it_is_looked_at(
    sent: list[str],
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)
    live_games.forget()
    with monkeypatch.context() as older:
        older.setattr(table.kind, "rules_fingerprint", lambda description: "older")
        assert think(table.pk) == 0

    with django_capture_on_commit_callbacks(execute=True), see(KEEPER, table.pk) as seen:
        assert seen.table.thinking

    assert sent == [str(table.pk)] * 2
    assert think(table.pk) > 0, "the older worker's claim is given up"


def test_looking_sends_nothing_while_a_worker_thinks_or_a_person_must_choose(
    sent: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)
    with django_capture_on_commit_callbacks(execute=True), see(KEEPER, table.pk):
        pass
    think(table.pk)
    with django_capture_on_commit_callbacks(execute=True), see(KEEPER, table.pk) as seen:
        assert not seen.table.thinking

    assert sent == [str(table.pk)]


def test_a_choice_that_the_database_refuses_is_made_again_at_once(
    sent: list[str],
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)

    def refuse(turn: Turn, *, send: bool = True) -> None:
        raise OperationalError("database is locked")

    with monkeypatch.context() as busy:
        busy.setattr(Turn, "store", refuse)
        with pytest.raises(OperationalError):
            think(table.pk)

    assert think(table.pk) > 0
    table.refresh_from_db()
    assert table.to_choose == 0


def test_a_player_that_fails_holds_no_game_up(
    sent: list[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)
    steps = table.steps

    def fail(player: object, game: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(LearnedPlayer, "choose", fail)

    assert think(table.pk) > 0

    table.refresh_from_db()
    assert (table.thinking, table.to_choose) == (False, 0)
    assert table.steps > steps
    assert caplog.records[0].levelno == logging.ERROR
    assert f"{SLOW} fails at step {steps} of table {table.pk}" in caplog.text


def test_a_table_that_waits_for_a_worker_where_a_person_must_choose_is_put_right(
    sent: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)
    think(table.pk)
    before = Table.objects.get(pk=table.pk)
    Table.objects.filter(pk=table.pk).update(thinking=True)

    think(table.pk)

    table.refresh_from_db()
    assert (table.thinking, table.thinking_until, table.to_choose) == (False, None, 0)
    assert table.steps == before.steps


def test_the_request_s_share_is_bounded_and_the_queue_goes_on(
    sent: list[str],
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    """A quick player that takes long because its turn is long hands over to the queue."""
    table = play_at_random(sit_down(tcg_request(seed=11)), most=2)
    monkeypatch.setattr("play.tables.playing.IN_A_REQUEST", 0.0)
    with django_capture_on_commit_callbacks(execute=True):
        for seed in range(60):
            if table.thinking:
                break
            play_at_random(table, seed=seed, most=1)
    assert table.thinking
    assert sent[-1] == str(table.pk)

    assert think(table.pk) > 0

    table.refresh_from_db()
    assert not table.thinking


def test_games_of_browsers_that_are_gone_are_deleted() -> None:
    table = sit_down(tcg_request())
    assert delete_expired(timezone.now()) == 0

    assert delete_expired(timezone.now() + 2 * KEPT_WITHOUT_ACCOUNT) == 1

    assert not Table.objects.filter(pk=table.pk).exists()


def test_a_clock_that_is_set_back_stops_no_game(
    sent: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    table = thinking_table(sent, django_capture_on_commit_callbacks)
    later = timezone.now() + timedelta(hours=5)
    Table.objects.filter(pk=table.pk).update(thinking_until=later, changed=later)

    assert list(forgotten_tables(timezone.now())) == [table]
    assert think(table.pk) > 0


class TestOneThought:
    def test_that_lasts_keeps_its_claim(
        self,
        sent: list[str],
        monkeypatch: pytest.MonkeyPatch,
        django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
    ) -> None:
        table = thinking_table(sent, django_capture_on_commit_callbacks)
        monkeypatch.setattr("play.tables.thinking.watched", partial(watched, every=0.01))
        choose_at_once = LearnedPlayer.choose
        claims = set()

        def choose_late(player: LearnedPlayer, game: Any) -> int:
            claims.add(Table.objects.get(pk=table.pk).thinking_until)
            wait_for_a_look()
            claims.add(Table.objects.get(pk=table.pk).thinking_until)
            assert think(table.pk) == 0, "another worker leaves it alone"
            return choose_at_once(player, game)

        monkeypatch.setattr(LearnedPlayer, "choose", choose_late)

        assert think(table.pk) > 0
        assert len(claims) > 1

    def test_ends_with_the_game(
        self,
        sent: list[str],
        monkeypatch: pytest.MonkeyPatch,
        django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
    ) -> None:
        table = thinking_table(sent, django_capture_on_commit_callbacks)
        monkeypatch.setattr("play.tables.thinking.watched", partial(watched, every=0.01))

        def end_and_think_on(player: LearnedPlayer, game: Any) -> int:
            end_game(table.pk, KEEPER)
            think_for(60)
            return 0

        monkeypatch.setattr(LearnedPlayer, "choose", end_and_think_on)
        begun = time.monotonic()

        assert think(table.pk) == 0
        assert time.monotonic() - begun < 30

    def test_that_takes_too_long_is_cut_off_and_a_quick_player_chooses(
        self,
        sent: list[str],
        monkeypatch: pytest.MonkeyPatch,
        django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
    ) -> None:
        table = thinking_table(sent, django_capture_on_commit_callbacks)
        monkeypatch.setattr(
            "play.tables.thinking.watched", partial(watched, every=0.01, seconds=0.05)
        )

        choose_at_once = LearnedPlayer.choose
        thoughts: list[LearnedPlayer] = []

        def think_on(player: LearnedPlayer, game: Any) -> int:
            thoughts.append(player)
            if len(thoughts) == 1:
                think_for(60)
            return choose_at_once(player, game)

        monkeypatch.setattr(LearnedPlayer, "choose", think_on)

        assert think(table.pk) > 0
        assert len(thoughts) > 1

        table.refresh_from_db()
        assert table.to_choose == 0


class TestTurns:
    """The tables of one person take turns."""

    @pytest.fixture
    def tables(
        self,
        sent: list[str],
        monkeypatch: pytest.MonkeyPatch,
        django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
    ) -> list[Table]:
        """Return two thinking tables of one person and one of another."""
        found = []
        for key in ("address a", "address a", "address b"):
            table = thinking_table(sent, django_capture_on_commit_callbacks)
            Table.objects.filter(pk=table.pk).update(queue_key=key)
            table.refresh_from_db()
            found.append(table)
            sent.clear()
        return found

    def test_a_worker_thinks_about_one_of_them_at_a_time(self, tables: list[Table]) -> None:
        first, second, other = tables
        later = timezone.now() + CLAIM
        Table.objects.filter(pk=first.pk).update(thinking_until=later)

        assert think(second.pk) == 0
        assert think(other.pk) > 0

    def test_the_one_that_waits_longest_is_next(self, sent: list[str], tables: list[Table]) -> None:
        first, second, _ = tables

        think_task(str(first.pk))

        assert sent == [str(second.pk)]

    def test_a_share_of_thought_is_bounded(
        self, sent: list[str], monkeypatch: pytest.MonkeyPatch, tables: list[Table]
    ) -> None:
        *_, other = tables
        monkeypatch.setattr("play.tables.thinking.SHARE", 0.0)

        assert think(other.pk) == 0

    def test_one_in_line_is_not_forgotten(self, tables: list[Table]) -> None:
        first, second, other = tables
        late = timezone.now() + QUIET + timedelta(seconds=1)
        assert set(forgotten_tables(late)) == {first, second, other}

        Table.objects.filter(pk=first.pk).update(thinking_until=late + CLAIM)

        assert set(forgotten_tables(late)) == {other}


def test_slow_players_wait_in_a_queue_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    queues: list[str] = []
    monkeypatch.setattr(celery_app, "send_task", lambda *_, queue: queues.append(queue))
    monkeypatch.setattr("play.queue.durations.kernel_in_use", lambda: Kernel.NOT_BUILT)

    send(sit_down(tcg_request()))
    send(sit_down(lcg_request(computer(lcg_entrant("spirit", "strong")))))

    assert queues == [settings.TABLE_QUEUE, settings.SLOW_TABLE_QUEUE]


def wait_for_a_look() -> None:
    """Pass the time in which a thought is interrupted."""
    think_for(0.3)


def think_for(seconds: float) -> None:
    """Use the processor."""
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        pass
