"""Clocks of drafts: who is late gets what the computer would take, and a stop costs no time."""

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from django.db.models import F
from django.test import Client
from django.utils import timezone

from decks.ownership import Visitor
from play.limited.clocks import (
    DAYS_PICK,
    LEAST_SECONDS,
    LIVE_PICK,
    MISSED_OFTEN,
    ClockRefused,
    seconds_left,
)
from play.limited.drafts import (
    begin_draft,
    draft_to_read,
    go_on_without,
    is_held_up,
    pick,
    pick_for_late_everywhere,
    take_seat,
)
from play.models import BoosterDraft, DraftSeat, Pace
from play.requests.terms import DAY
from play.tables import site_time
from play.tables.site_time import site_now
from rules.limited.computer import rate_pack
from rules.limited.events import limited_event
from tests.expected import present
from tests.visitors import KEEPER, in_browser

pytestmark = pytest.mark.django_db

EVENT = limited_event("fellowship-draft")
SAM = Visitor(None, "the-browser-of-sam")
FIRST_PICK = 60


@pytest.fixture(autouse=True)
def _new_process() -> Iterator[None]:
    site_time.forget()
    yield
    site_time.forget()


def of_two(pace: Pace = Pace.LIVE, pick_seconds: int = FIRST_PICK) -> BoosterDraft:
    """Return a draft of two people that has begun."""
    draft = begin_draft(EVENT, KEEPER, seats=2, friends=1, pace=pace, pick_seconds=pick_seconds)
    take_seat(draft.seats.get(place=1).invitation, SAM, "Sam")
    draft.refresh_from_db()
    return draft


def seat(draft: BoosterDraft, place: int) -> DraftSeat:
    return draft.seats.get(place=place)


def take_first(draft: BoosterDraft, place: int) -> BoosterDraft:
    """Let a person take the first card of the pack before them."""
    draft.refresh_from_db()
    pack = present(draft.table().pack_before(place))
    return pick(seat(draft, place), pack[0].card, len(draft.picks[place]))


def let_time_pass(draft: BoosterDraft, place: int, seconds: float) -> None:
    """Move a running clock back, as if the time had passed."""
    draft.seats.filter(place=place).update(deadline=F("deadline") - seconds)


def test_a_draft_without_a_clock_has_none() -> None:
    draft = of_two(Pace.NONE)
    assert seconds_left(seat(draft, 0)) is None
    assert pick_for_late_everywhere() == 0


def test_each_seat_has_a_clock_of_its_own_while_a_pack_lies_before_it() -> None:
    draft = of_two()
    let_time_pass(draft, 1, 20)
    take_first(draft, 0)

    assert seat(draft, 0).deadline is None
    assert present(seconds_left(seat(draft, 1))) == pytest.approx(40, abs=1)

    take_first(draft, 1)
    for place in (0, 1):
        assert present(seconds_left(seat(draft, place))) == pytest.approx(60 * 10 / 11, abs=1.5)


def test_live_time_shrinks_with_the_pack_and_a_clock_by_days_does_not() -> None:
    live, days = of_two(), of_two(Pace.DAYS, DAY)
    for _ in range(10):
        for draft in (live, days):
            take_first(draft, 0)
            take_first(draft, 1)

    assert present(seconds_left(seat(live, 0))) == pytest.approx(60 / 11, abs=1)
    assert present(seconds_left(seat(days, 0))) == pytest.approx(DAY, abs=1)


def test_the_computer_picks_for_who_is_late_what_it_would_take_in_their_seat() -> None:
    draft = of_two()
    best = rate_pack(draft.table(), 1)[0].card
    take_first(draft, 0)
    let_time_pass(draft, 1, FIRST_PICK + 5)

    assert pick_for_late_everywhere() == 1

    draft.refresh_from_db()
    assert draft.picks[1] == [best]
    assert (seat(draft, 1).missed, seat(draft, 1).by_person) == (1, True)
    assert draft.table().pack_before(0) is not None
    take_first(draft, 1)
    assert seat(draft, 1).missed == 0


def test_looking_at_a_draft_keeps_its_clocks() -> None:
    draft = of_two()
    take_first(draft, 0)
    let_time_pass(draft, 1, FIRST_PICK + 5)
    found, _ = draft_to_read(KEEPER, draft.pk)
    assert len(found.picks[1]) == 1


def test_a_pick_that_was_on_its_way_still_counts() -> None:
    draft = of_two()
    let_time_pass(draft, 0, FIRST_PICK + 0.5)
    assert pick_for_late_everywhere() == 0
    take_first(draft, 0)
    assert seat(draft, 0).missed == 0


def test_somebody_who_is_often_late_gets_little_time_until_they_pick() -> None:
    draft = of_two()
    for _ in range(MISSED_OFTEN):
        take_first(draft, 0)
        let_time_pass(draft, 1, FIRST_PICK + 5)
        pick_for_late_everywhere()
    assert present(seconds_left(seat(draft, 1))) == pytest.approx(LEAST_SECONDS, abs=1)

    take_first(draft, 1)
    take_first(draft, 0)
    assert present(seconds_left(seat(draft, 1))) > 2 * LEAST_SECONDS


def test_the_time_stands_still_while_the_site_is_down(monkeypatch: pytest.MonkeyPatch) -> None:
    draft = of_two()
    left = present(seconds_left(seat(draft, 0)))
    later = timezone.now() + timedelta(hours=3)

    def now() -> datetime:
        return later

    site_time.forget()
    monkeypatch.setattr("play.tables.site_time.timezone.now", now)
    site_now()

    assert pick_for_late_everywhere() == 0
    assert present(seconds_left(seat(draft, 0))) >= left


def test_no_clock_runs_before_everybody_has_come_or_after_the_end() -> None:
    draft = begin_draft(EVENT, KEEPER, seats=2, friends=1, pace=Pace.LIVE, pick_seconds=60)
    assert not DraftSeat.objects.exclude(deadline=None).exists()
    take_seat(draft.seats.get(place=1).invitation, SAM, "Sam")
    for _ in range(33):
        take_first(draft, 0)
        take_first(draft, 1)

    draft.refresh_from_db()
    assert draft.ended is not None
    assert not DraftSeat.objects.exclude(deadline=None).exists()


def test_where_a_clock_runs_nobody_is_sent_away_by_hand() -> None:
    draft = of_two()
    take_first(draft, 0)
    BoosterDraft.objects.update(changed=timezone.now() - timedelta(hours=1))
    draft.refresh_from_db()
    assert not is_held_up(draft, seat(draft, 0))
    assert not go_on_without(draft, seat(draft, 0))


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [
        (Pace.LIVE, LIVE_PICK.start - 1),
        (Pace.LIVE, LIVE_PICK.stop),
        (Pace.DAYS, DAYS_PICK.start - 1),
        (Pace.DAYS, DAYS_PICK.stop),
    ],
)
def test_a_clock_gives_neither_too_little_nor_too_much_time(pace: Pace, seconds: int) -> None:
    with pytest.raises(ClockRefused):
        begin_draft(EVENT, KEEPER, pace=pace, pick_seconds=seconds)


def test_the_page_shows_the_clock_and_looks_again_when_the_time_is_up() -> None:
    client = in_browser(Client())
    client.post("/limited/drafts/new/", {"event": EVENT.slug, "clock": "live"})
    draft = BoosterDraft.objects.get()
    page = client.get(draft.get_absolute_url()).content.decode()

    assert (draft.pace, draft.pick_seconds) == (Pace.LIVE, 75)
    assert 'role="timer"' in page
    assert "1:15" in page
    assert 'hx-trigger="load delay:77s"' in page
