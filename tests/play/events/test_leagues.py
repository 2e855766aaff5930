"""Leagues: rounds of several days that go on by themselves, and what a late match is worth."""

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from django.db.models import F
from django.utils import timezone

from play.events.leagues import go_on, go_on_everywhere
from play.events.matches import let_computers_play, sit_down
from play.events.results import matches_of, result_of
from play.events.rounds import enter_result, pair_next_round
from play.events.standings import Result
from play.events.terms import EventTerms
from play.models import Event, EventMatch, Playtest
from play.requests.terms import DAY
from play.tables import site_time
from play.tables.site_time import site_now
from tests.expected import present
from tests.play.events.small_events import SAM, of_computers, of_two_people
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db

WEEK = EventTerms(rounds=2, round_days=7)


@pytest.fixture(autouse=True)
def _new_process() -> Iterator[None]:
    site_time.forget()
    yield
    site_time.forget()


def begun() -> Event:
    """Return a league of two people whose first round is paired."""
    event = of_two_people(WEEK)
    pair_next_round(event)
    event.refresh_from_db()
    return event


def let_time_pass(event: Event, days: float) -> None:
    Event.objects.filter(pk=event.pk).update(round_ends=F("round_ends") - days * DAY)


def test_a_round_goes_on_until_its_time_is_up() -> None:
    event = begun()
    let_time_pass(event, 6.9)
    assert go_on_everywhere() == []
    assert EventMatch.objects.count() == 1


def test_both_lose_a_match_to_which_neither_came_and_the_next_round_is_paired() -> None:
    event = begun()
    let_time_pass(event, 7.1)
    go_on_everywhere()

    first = EventMatch.objects.get(round=1)
    assert result_of(first) is Result.NEITHER
    assert EventMatch.objects.filter(round=2).count() == 1
    event.refresh_from_db()
    assert present(event.round_ends) == pytest.approx(site_now() + 7 * DAY, abs=5)


def test_at_a_table_the_player_who_must_choose_let_the_match_wait() -> None:
    event = begun()
    table = sit_down(EventMatch.objects.get(), KEEPER)
    let_time_pass(event, 7.1)
    go_on_everywhere()

    late = present(table.to_choose)
    expected = Result.SECOND if late == 0 else Result.FIRST
    assert result_of(matches_of(event)[0]) is expected


def test_offering_to_let_computers_play_counts_as_coming() -> None:
    event = begun()
    match = EventMatch.objects.get()
    let_computers_play(match, SAM)
    let_time_pass(event, 7.1)
    go_on_everywhere()

    sams = Result.FIRST if match.first.place == 1 else Result.SECOND
    assert result_of(EventMatch.objects.get(round=1)) is sams


def test_the_next_round_is_paired_as_soon_as_all_matches_are_over() -> None:
    event = begun()
    enter_result(EventMatch.objects.get(), "draw")
    go_on_everywhere()
    assert EventMatch.objects.filter(round=2).count() == 1
    enter_result(EventMatch.objects.get(round=2), "draw")
    go_on_everywhere()

    event.refresh_from_db()
    assert (event.ended is not None, event.round_ends) == (True, None)


def test_games_of_computers_are_waited_for() -> None:
    event = of_computers(2, WEEK)
    pair_next_round(event)
    let_time_pass(event, 8)
    assert go_on(event) == []
    assert (Playtest.objects.count(), EventMatch.objects.get().entered) == (1, "")


def test_a_round_loses_no_time_while_the_site_is_down(monkeypatch: pytest.MonkeyPatch) -> None:
    begun()
    later = timezone.now() + timedelta(days=30)

    def now() -> datetime:
        return later

    site_time.forget()
    monkeypatch.setattr("play.tables.site_time.timezone.now", now)
    assert go_on_everywhere() == []
    assert EventMatch.objects.get().entered == ""
