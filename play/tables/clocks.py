"""Clocks of seats: seconds for each choice, then the bank of the game.

One seat chooses at a time, so a table has one running clock: since when, and its deadline, both in
the site's own time. What a choice took beyond its own seconds comes off the seat's bank.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from django.db.models import QuerySet

from play.models import Pace, Seat, Table, TableStatus, WhenOut
from play.tables.site_time import site_now, wall_time

# A choice that was on its way when the time ran out still counts.
LAG = 1.0
# Near the end of the time for a choice by days, its person is reminded.
REMINDED_AT = 0.8


@dataclass(frozen=True, slots=True)
class ShownClock:
    """A seat's clock as a page shows it: seconds for this choice, then those in the bank."""

    place: int
    choice: float
    bank: float
    runs: bool

    @property
    def left(self) -> float:
        """How many seconds are left in all."""
        return self.choice + self.bank

    @property
    def words(self) -> str:
        """What is left, in words: of the choice first, then of the bank."""
        if not self.bank:
            return time_in_words(self.choice)
        if not self.choice:
            return time_in_words(self.bank)
        return f"{time_in_words(self.choice)} + {time_in_words(self.bank)}"


def clock_terms(table: Table) -> str:
    """Return what a table's clock gives, and what happens at its end, in sentences."""
    if table.pace == Pace.NONE:
        return "There is no clock."
    given = f"You each have {_long_words(table.choice_seconds)} for every choice"
    if table.bank_seconds:
        given += f", and {_long_words(table.bank_seconds)} more for the whole game"
    given += "."
    if table.when_out == WhenOut.LOSES:
        return f"{given} Whoever runs out of time loses."
    return f"{given} The computer takes the seat of whoever runs out of time."


def _long_words(seconds: int) -> str:
    for name, length in (("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1)):
        if seconds >= length and seconds % length == 0:
            count = seconds // length
            return f"{count} {name}{'' if count == 1 else 's'}"
    return time_in_words(seconds)


def time_in_words(seconds: float) -> str:
    """Return a time in words: minutes and seconds, or for long ones the two largest units."""
    whole = ceil(seconds)
    days, hours, minutes = whole // 86_400, whole // 3600 % 24, whole // 60 % 60
    if days:
        return f"{days} day{'' if days == 1 else 's'} {hours} h"
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes}:{whole % 60:02}"


def fill_banks(table: Table, seats: Sequence[Seat]) -> None:
    """Give every seat its bank as a game begins."""
    if table.pace == Pace.NONE:
        return
    for seat in seats:
        seat.bank_left = float(table.bank_seconds)
    Seat.objects.filter(table=table).update(bank_left=table.bank_seconds)


def stop_clock(table: Table, seats: Sequence[Seat]) -> None:
    """Stop the running clock of a locked table, and take from the bank what was used of it."""
    since, table.choosing_since, table.deadline = table.choosing_since, None, None
    if since is None or table.to_choose is None:
        return
    seat = seats[table.to_choose]
    used = max(0.0, site_now() - since - table.choice_seconds)
    if used and seat.bank_left is not None:
        seat.bank_left = max(0.0, seat.bank_left - used)
        Seat.objects.filter(pk=seat.pk).update(bank_left=seat.bank_left)


def start_clock(table: Table, seats: Sequence[Seat]) -> None:
    """Start the clock of the person who must choose at a locked table; the table isn't saved."""
    table.notified = 0
    if not table.is_playing or table.pace == Pace.NONE or table.to_choose is None:
        return
    seat = seats[table.to_choose]
    if seat.player or seat.passing:
        return
    table.choosing_since = site_now()
    table.deadline = table.choosing_since + table.choice_seconds + (seat.bank_left or 0.0)


def is_time_up(table: Table) -> bool:
    """Return whether the person who must choose has no time left."""
    return table.is_playing and table.deadline is not None and site_now() > table.deadline + LAG


def tables_out_of_time() -> QuerySet[Table]:
    """Return the tables at which somebody has no time left."""
    late = site_now() - LAG
    return Table.objects.filter(status=TableStatus.PLAYING, deadline__lt=late)


def shown_clocks(table: Table, seats: Sequence[Seat]) -> list[ShownClock]:
    """Return the clocks of the people at a table; nothing where it has none."""
    if table.pace == Pace.NONE or table.status == TableStatus.OPEN:
        return []
    now = site_now() if table.choosing_since is not None else 0.0
    return [_shown(table, seat, now) for seat in seats if not seat.player]


def describe_clocks(table: Table, seats: Sequence[Seat]) -> list[dict[str, object]]:
    """Return the clocks as plain values that stay as they are while nobody chooses.

    A seat has so many seconds for its choice, then those in its bank; the one that chooses is out
    of time at `out_at`.
    """
    if table.pace == Pace.NONE or table.status == TableStatus.OPEN:
        return []
    out_at = wall_time(table.deadline) if table.deadline is not None else None
    return [
        {
            "seat": seat.place,
            "choice_seconds": table.choice_seconds,
            "bank_seconds": round(seat.bank_left or 0.0, 1),
            "out_at": out_at if seat.place == table.to_choose else None,
        }
        for seat in seats
        if not seat.player
    ]


def _shown(table: Table, seat: Seat, now: float) -> ShownClock:
    bank = seat.bank_left or 0.0
    runs = table.choosing_since is not None and table.to_choose == seat.place
    if not runs:
        return ShownClock(seat.place, table.choice_seconds, bank, runs)
    assert table.choosing_since is not None, "it runs"
    used = now - table.choosing_since
    over = max(0.0, used - table.choice_seconds)
    return ShownClock(
        seat.place, max(0.0, table.choice_seconds - used), max(0.0, bank - over), runs
    )
