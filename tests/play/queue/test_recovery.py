"""Playtests that no one works on are found, once, and what is missing is sent again."""

from datetime import datetime, timedelta

import pytest
from django.utils import timezone

from play.models import Chunk, Playtest, Status
from play.queue import recovery
from play.queue.execution import store
from play.queue.orders import cancel_playtest, order_playtest
from play.queue.recovery import claim_stalled
from play.queue.sweeps import STALLED_AFTER
from rules.playtest.ranges import play_range
from rules.playtest.tcg.game import play_game
from tests.expected import tcg_description
from tests.play.small_playtests import begun, play_chunks, playtest_request

pytestmark = pytest.mark.django_db


def later(**time: int) -> datetime:
    return timezone.now() + STALLED_AFTER + timedelta(**(time or {"seconds": 1}))


def test_a_playtest_whose_message_was_lost_is_found() -> None:
    playtest = order_playtest(playtest_request())
    assert claim_stalled(later()) == [playtest]


def test_one_that_was_sent_lately_is_left_alone() -> None:
    order_playtest(playtest_request())
    assert claim_stalled(timezone.now()) == []


def test_one_that_stores_games_is_left_alone() -> None:
    playtest = begun()
    play_chunks(playtest, 0)
    Playtest.objects.update(created=timezone.now() - timedelta(hours=1))
    assert claim_stalled(timezone.now()) == []


def test_one_that_has_stored_nothing_for_long_is_found() -> None:
    playtest = begun()
    play_chunks(playtest, 0)
    Chunk.objects.update(stored=timezone.now() - 2 * STALLED_AFTER)
    Playtest.objects.update(created=timezone.now() - timedelta(hours=1))
    assert claim_stalled(timezone.now()) == [playtest]


def test_it_is_claimed_once_and_again_only_after_as_long_once_more() -> None:
    playtest = order_playtest(playtest_request())
    assert claim_stalled(later()) == [playtest]
    assert claim_stalled(later()) == []
    assert claim_stalled(later() + STALLED_AFTER + timedelta(seconds=5)) == [playtest]


def test_of_two_sweepers_at_the_same_moment_one_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    playtest = order_playtest(playtest_request())
    the_other_got: list[Playtest] = []

    def while_the_other_claims(_: object) -> bool:
        monkeypatch.undo()
        the_other_got.extend(claim_stalled(later()))
        return False

    monkeypatch.setattr(recovery, "finish_if_complete", while_the_other_claims)
    assert claim_stalled(later()) == []
    assert the_other_got == [playtest]


def test_one_whose_games_are_all_stored_is_finished_and_not_sent() -> None:
    playtest = begun(games=4, chunk_games=4)
    store(playtest, 0, play_range(play_game, tcg_description(playtest.description()), 0, 4))
    assert claim_stalled(later()) == []
    playtest.refresh_from_db()
    assert playtest.status is Status.FINISHED


def test_one_that_is_over_is_left_alone() -> None:
    cancel_playtest(begun())
    assert claim_stalled(later()) == []


def test_the_search_can_be_narrowed_to_one() -> None:
    wanted, _other = order_playtest(playtest_request()), order_playtest(playtest_request())
    assert claim_stalled(later(), among=Playtest.objects.filter(pk=wanted.pk)) == [wanted]


def test_a_clock_set_back_an_hour_stops_no_recovery() -> None:
    playtest = begun()
    play_chunks(playtest, 0)
    ahead = timezone.now() + timedelta(hours=1)
    Playtest.objects.update(created=ahead, published=ahead)
    Chunk.objects.update(stored=ahead)

    assert claim_stalled(timezone.now()) == [playtest]
    assert claim_stalled(timezone.now()) == [], "its claim is of now, and counts"
