"""Leaving a table: a computer player takes the seat over, or the game ends."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone

from decks.ownership import Visitor
from play.models import EventMatch, Pace, Passing, QuestGame, Seat, Table, TableStatus
from play.ratings.rating import rate_leaving
from play.tables.access import own_seats, own_tables
from play.tables.beginning import begin_if_complete
from play.tables.kept_log import rename_in_kept_log
from play.tables.live_games import OlderRules, live_games
from play.tables.players import check_players
from play.tables.playing import Turn, lock_table
from rules.construction import Game

# Others may hand over the seat of somebody who has let the game wait for so long.
ABSENT_AFTER = timedelta(minutes=5)
# What others read instead of the name of a deleted account and of its deck.
SOMEBODY, SOME_DECK = "Somebody", "A deck"


@dataclass(frozen=True, slots=True)
class WaysToLeave:
    """What a person may do about seats: hand over their `own` or an `absent` one, or come back."""

    own: Sequence[Seat]
    absent: Sequence[Seat]
    returning: Sequence[Seat]
    can_end: bool

    @property
    def possible(self) -> bool:
        """Whether any seat can change hands."""
        return bool(self.own or self.absent or self.returning)


class StillThere(ValueError):
    """A seat that its person has not left."""


class NotOver(ValueError):
    """What can't be done as long as others play, or after the end; the message says which."""


def hand_over(table_id: UUID, visitor: Visitor, place: int, player: str = "") -> None:
    """Let a computer player play a seat from now on.

    A person hands over their own seat, one that waits for a friend, or that of somebody who has let
    the game wait. A game without any person is ended. Raise PermissionDenied, StillThere, NotOver
    for a game that is over, and what `check_players` raises.
    """
    with transaction.atomic():
        table = lock_table(table_id)
        seats = list(table.seats.all())
        seat = _seat(seats, place)
        if not own_seats(visitor, seats) or seat.player:
            raise PermissionDenied("You can’t hand this seat over.")
        # It would end what is over, and with that nobody would have lost.
        if table.status not in (TableStatus.OPEN, TableStatus.PLAYING):
            raise NotOver("This game is over.")
        if not visitor.owns(seat) and not seat.is_free and not is_absent(table, seat):
            raise StillThere(f"{seat.name} is still there. Wait a few minutes.")
        if seat.is_free and seat.contents is None:
            raise StillThere("This seat has no deck yet, so nobody can play it.")
        if not seat.is_free:
            rate_leaving(table, seats, place)
        seat.player = player or table.face.default_player
        check_players(Game(table.game), seats)
        seat.left = None if seat.is_free else timezone.now()
        seat.passing = Passing.NO
        seat.save()
        # A computer player follows no lessons.
        table.course = ""
        go_on(table)


def come_back(table_id: UUID, visitor: Visitor, place: int) -> None:
    """Give a seat back to the person who handed it over; PermissionDenied for anybody else."""
    with transaction.atomic():
        table = lock_table(table_id)
        seat = _seat(list(table.seats.all()), place)
        if not visitor.owns(seat) or seat.left is None or not table.is_playing:
            raise PermissionDenied("You can’t take this seat.")
        seat.player, seat.left = "", None
        seat.save()
        go_on(table)


def end_game(table_id: UUID, visitor: Visitor) -> None:
    """End a game before it is over; NotOver while another person plays.

    One that began by older rules nobody can play on, so anybody at it may end it.
    """
    with transaction.atomic():
        table = lock_table(table_id)
        seats = list(table.seats.all())
        if not own_seats(visitor, seats):
            raise PermissionDenied("You have no seat in this game.")
        others = any(_is_played_by_another(visitor, seat) for seat in seats)
        if others and not _is_outdated(table, seats):
            raise NotOver("Others play on. Hand over your seat to leave.")
        if table.status == TableStatus.OPEN:
            # A quest league's game that has not begun is not lost.
            QuestGame.objects.filter(table=table).delete()
        if table.status in (TableStatus.OPEN, TableStatus.PLAYING):
            _end(table)


def delete_game(table_id: UUID, visitor: Visitor) -> None:
    """Delete a game that is over; where others had a seat, only the visitor's own link to it.

    So it is with a game of an event, which would be played again otherwise, and with one of a quest
    league that hasn't read its score yet.
    """
    with transaction.atomic():
        table = lock_table(table_id)
        seats = list(table.seats.all())
        mine = own_seats(visitor, seats)
        if not mine:
            raise PermissionDenied("You have no seat in this game.")
        if table.status in (TableStatus.OPEN, TableStatus.PLAYING):
            raise NotOver("End the game before you delete it.")
        # The result of an event's match is read from its table, and the score of a quest.
        is_read = EventMatch.objects.filter(table=table).exists()
        is_read |= QuestGame.objects.filter(table=table, won=None).exists()
        if is_read or any(_is_person(seat) and not visitor.owns(seat) for seat in seats):
            Seat.objects.filter(pk__in=[seat.pk for seat in mine]).update(owner=None, browser="")
        else:
            table.delete()


def leave_tables(visitor: Visitor) -> None:
    """Take a visitor out of all games: computer players play on with others, the rest is deleted.

    An account is about to be deleted.
    """
    for table in list(own_tables(visitor)):
        seats = list(table.seats.all())
        if not any(_is_person(seat) and not visitor.owns(seat) for seat in seats):
            table.delete()
            continue
        for seat in own_seats(visitor, seats):
            if not seat.player and table.status in (TableStatus.OPEN, TableStatus.PLAYING):
                hand_over(table.pk, visitor, seat.place)
            Seat.objects.filter(pk=seat.pk).update(
                name=SOMEBODY, deck_name=SOME_DECK, owner=None, browser=""
            )
            rename_in_kept_log(table, seat.name, SOMEBODY)


def ways_to_leave(
    visitor: Visitor, table: Table, seats: Sequence[Seat], *, outdated: bool = False
) -> WaysToLeave:
    """Return what a person may do about the seats of a table where a game goes on.

    One that is `outdated`, by older rules, can only be ended.

    The last person's seat is not among their own: handing it over would end the game.
    """
    if outdated:
        return WaysToLeave(own=[], absent=[], returning=[], can_end=table.is_playing)
    people = [seat for seat in seats if not seat.player] if table.is_playing else []
    own = own_seats(visitor, people)
    returning = [seat for seat in own_seats(visitor, seats) if seat.left is not None]
    return WaysToLeave(
        own=own if len(people) > 1 else [],
        absent=[seat for seat in people if seat not in own and is_absent(table, seat)],
        returning=returning if table.is_playing else [],
        can_end=not any(_is_played_by_another(visitor, seat) for seat in seats),
    )


def is_absent(table: Table, seat: Seat) -> bool:
    """Return whether a seat has let the game wait so long that others may hand it over.

    Where a clock runs, it decides that.
    """
    waits = table.is_playing and table.to_choose == seat.place and table.pace == Pace.NONE
    return waits and timezone.now() - table.changed >= ABSENT_AFTER


def _is_outdated(table: Table, seats: Sequence[Seat]) -> bool:
    """Return whether a game goes on that today's rules might play otherwise."""
    if not table.is_playing:
        return False
    try:
        live_games.keep(live_games.take(table, seats))
    except OlderRules:
        return True
    return False


def _seat(seats: list[Seat], place: int) -> Seat:
    for seat in seats:
        if seat.place == place:
            return seat
    raise PermissionDenied("There is no such seat.")


def _is_person(seat: Seat) -> bool:
    return seat.owner_id is not None or bool(seat.browser)


def _is_played_by_another(visitor: Visitor, seat: Seat) -> bool:
    return not seat.player and _is_person(seat) and not visitor.owns(seat)


def _end(table: Table) -> None:
    table.status = TableStatus.ENDED
    table.revision += 1
    table.thinking = False
    table.choosing_since = table.deadline = None
    table.changed = timezone.now()
    table.save()


def go_on(table: Table) -> None:
    """Let a game go on, or begin, after a seat changed hands; end it where no person is left."""
    seats = list(table.seats.all())
    if all(seat.player for seat in seats):
        _end(table)
    elif table.is_playing:
        turn = Turn(table, seats, live_games.take(table, seats))
        turn.go_on()
        turn.store()
        transaction.on_commit(lambda: live_games.keep(turn.live))
    elif not begin_if_complete(table):
        table.revision += 1
        table.changed = timezone.now()
        table.save()
