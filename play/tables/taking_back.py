"""Taking back: a person can undo what they chose last, against people only if they agree.

The last step of a choice that isn't finished, such as a card whose target is asked for, can be
undone in any company, unless somebody learned something by it.

The move is deleted with all that followed it. How often somebody did so is noted with the seat. The
same random numbers follow, so nobody takes back a shuffle by it.
"""

from collections.abc import Collection, Sequence
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from play.models import Move, Passing, Seat, Table
from play.tables.clocks import start_clock, stop_clock
from play.tables.guided import is_guided
from play.tables.live_games import LiveGame, live_games
from play.tables.playing import BY_PERSON, CannotChoose, check_current, lock_table


class NothingToTakeBack(CannotChoose):
    """No choice that could be taken back."""


def can_take_back(seats: Sequence[Seat]) -> bool:
    """Return whether one person plays against computer players only, and nobody else has."""
    sat_down = [seat for seat in seats if seat.by_person or not seat.player]
    people = {(seat.owner_id, seat.browser) for seat in sat_down}
    return len(people) == 1


# What is asked while a choice is being finished: whom, how many, which of two, with what to pay.
_PARTS_OF_A_CHOICE = frozenset(
    {"target", "bearer", "number", "either", "player", "name", "may", "pay", "card in pile"}
)


def can_undo_step(table: Table, seat: Seat, live: LiveGame) -> bool:
    """Return whether a seat's last choice led to a part of it that the seat is asked for now."""
    decision = live.game.decision()
    if decision is None or not table.is_playing or decision.player != seat.place or seat.player:
        return False
    if live.face.question_name(decision) not in _PARTS_OF_A_CHOICE:
        return False
    last = Move.objects.filter(table=table).order_by("-first").first()
    if last is None or last.seat != seat.place or set(last.by) != {BY_PERSON}:
        return False
    return live.face.reveals_nothing(live.at(last.first), live.game)


def take_back(table_id: UUID, revision: int, own_places: Collection[int] = ()) -> None:
    """Take back the last move of the one person at a table; raise CannotChoose or OlderRules.

    With other people it is the last step of an unfinished choice for one of `own_places`.
    """
    with transaction.atomic():
        table = lock_table(table_id)
        check_current(table, revision)
        seats = list(table.seats.all())
        if can_take_back(seats):
            if is_guided(table, table.steps):
                raise NothingToTakeBack("In a lesson wrong moves are taken back for you.")
            rewind(table, seats, [seat.place for seat in seats if not seat.player])
            return
        place = table.to_choose
        if place is None or place not in own_places:
            raise NothingToTakeBack("You can’t take back moves in a game with other people.")
        live = live_games.take(table, seats)
        can_undo = can_undo_step(table, seats[place], live)
        live_games.keep(live)
        if not can_undo:
            raise NothingToTakeBack("You can’t take back moves in a game with other people.")
        rewind(table, seats, [place], keeps_clock=True)


def rewind(
    table: Table, seats: Sequence[Seat], places: Sequence[int], *, keeps_clock: bool = False
) -> None:
    """Take back the last move of some seats at a locked table, with all that followed.

    With `keeps_clock` it runs on: nobody gains time by undoing their own steps. Raise
    NothingToTakeBack or OlderRules.
    """
    moves = Move.objects.filter(table=table)
    last = moves.filter(seat__in=places).order_by("-first").first()
    if last is None:
        raise NothingToTakeBack("There is nothing to take back.")
    if not keeps_clock:
        stop_clock(table, seats)
    moves.filter(first__gte=last.first).delete()
    for seat in seats:
        seat.passing = Passing.NO
    Seat.objects.filter(table=table).update(passing=Passing.NO)
    seat = seats[last.seat]
    Seat.objects.filter(pk=seat.pk).update(taken_back=seat.taken_back + 1)
    table.revision += 1
    table.rewound = table.revision
    table.steps = last.first
    table.to_choose = last.seat
    table.thinking, table.thinking_until = False, None
    table.changed = timezone.now()
    if not keeps_clock:
        start_clock(table, seats)
    table.save()
    live: LiveGame = live_games.take(table, seats)
    transaction.on_commit(lambda: live_games.keep(live))
