"""Clocks of drafts: seconds for each pick, in the site's own time.

Seats pick at once, so each has a clock of its own, which runs while a pack lies before it. Live,
the time shrinks with the cards that are left in the pack. Whoever is out of time gets what the
computer would take; somebody who let it choose several times has little time until they pick again.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from django.db.models import QuerySet

from play.models import BoosterDraft, DraftSeat, Pace
from play.requests.terms import DAY, MINUTE
from play.tables.clocks import LAG, time_in_words
from play.tables.site_time import site_now
from rules.limited.drafting import DraftTable

# What a clock may give for the first pick of a pack, or for each by days.
LIVE_PICK: Final = range(10, 5 * MINUTE + 1)
DAYS_PICK: Final = range(DAY // 2, 14 * DAY + 1)
# The least that is given live, and to somebody who was out of time so often in a row.
LEAST_SECONDS: Final = 5
MISSED_OFTEN: Final = 3


@dataclass(frozen=True, slots=True)
class DraftClock:
    """A clock that a form offers."""

    words: str
    pace: Pace
    pick_seconds: int = 0


CLOCKS: Mapping[str, DraftClock] = {
    "none": DraftClock("No clock", Pace.NONE),
    "live": DraftClock("Live: 75 seconds for the first pick of a pack", Pace.LIVE, 75),
    "slow": DraftClock("Live, slow: 2 minutes for the first pick", Pace.LIVE, 2 * MINUTE),
    "days": DraftClock("By days: a day a pick", Pace.DAYS, DAY),
}


class ClockRefused(ValueError):
    """A clock that no draft can have; the message says why."""


def check_clock(pace: Pace, pick_seconds: int) -> None:
    """Raise ClockRefused for a clock with too little or too much time."""
    if pace is Pace.LIVE and pick_seconds not in LIVE_PICK:
        raise ClockRefused("A live clock gives 10 seconds to 5 minutes for the first pick.")
    if pace is Pace.DAYS and pick_seconds not in DAYS_PICK:
        raise ClockRefused("A clock by days gives half a day to 14 days for a pick.")


def seconds_to_pick(draft: BoosterDraft, table: DraftTable, seat: DraftSeat) -> int:
    """Return how long a seat has for its next pick."""
    turn = table.turn_of(seat.place)
    assert turn is not None, "a pack lies before it"
    if draft.pace == Pace.DAYS:
        return draft.pick_seconds
    if seat.missed >= MISSED_OFTEN:
        return LEAST_SECONDS
    size = table.pack_size(turn.round)
    return max(LEAST_SECONDS, round(draft.pick_seconds * (size - turn.pick) / size))


def set_clocks(draft: BoosterDraft, table: DraftTable, seats: list[DraftSeat]) -> None:
    """Start the clock of each person before whom a new pack lies, and stop all others."""
    if draft.pace == Pace.NONE:
        return
    now = site_now()
    for seat in seats:
        runs = seat.by_person and not draft.open and table.pack_before(seat.place) is not None
        if runs == (seat.deadline is not None):
            continue
        seat.deadline = now + seconds_to_pick(draft, table, seat) if runs else None
        seat.save(update_fields=["deadline"])


def seats_out_of_time() -> QuerySet[DraftSeat]:
    """Return the seats that have no time left."""
    return DraftSeat.objects.filter(deadline__lt=site_now() - LAG)


def seconds_left(seat: DraftSeat) -> float | None:
    """Return how long a seat still has for its pick, None while no clock runs."""
    return None if seat.deadline is None else max(0.0, seat.deadline - site_now())


def left_in_words(seat: DraftSeat) -> str:
    """Return what is left of a seat's time, "" while no clock runs."""
    left = seconds_left(seat)
    return "" if left is None else time_in_words(left)
