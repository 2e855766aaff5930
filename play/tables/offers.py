"""What people ask of each other: to take back a move, or to end the game in a draw.

An offer is good for the position at which it was made. It is over with the next choice, and with
one refusal. Whoever asked for something waits a while before they ask again, unless it was agreed
to: nobody is pestered.
"""

from collections.abc import Sequence
from datetime import timedelta
from math import ceil
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone

from decks.ownership import Visitor
from play.models import Move, Offer, OfferKind, Seat, Table
from play.tables.access import own_seats
from play.tables.endings import CONCEDED, DRAW, finish, other_of_two
from play.tables.playing import CannotChoose, lock_table
from play.tables.taking_back import rewind

ASK_AGAIN_AFTER = timedelta(minutes=1)


class CannotOffer(CannotChoose):
    """An offer or an answer that changes nothing; the message says why."""


def standing_offer(table: Table) -> Offer | None:
    """Return what somebody at a table asks for now."""
    return Offer.objects.filter(table=table, revision=table.revision).first()


def may_offer(table: Table, seats: Sequence[Seat], seat: Seat, kind: OfferKind) -> bool:
    """Return whether a seat's person can ask the other people for something."""
    if not table.is_playing or seat.player or not _others(seats, seat):
        return False
    if kind is OfferKind.DRAW:
        return other_of_two(table, seats, seat.place) is not None
    return Move.objects.filter(table=table, seat=seat.place).exists()


def offer(table_id: UUID, visitor: Visitor, place: int, kind: OfferKind) -> Offer:
    """Ask the other people at a table for something; raise CannotOffer or PermissionDenied."""
    with transaction.atomic():
        table = lock_table(table_id)
        seats = list(table.seats.all())
        seat = _own_seat(visitor, seats, place)
        if not may_offer(table, seats, seat, kind):
            raise CannotOffer("You can’t ask for this now.")
        if standing_offer(table) is not None:
            raise CannotOffer("Somebody already asks for something. Wait for the answer.")
        _check_pause(seat)
        Seat.objects.filter(pk=seat.pk).update(asked=timezone.now())
        Offer.objects.filter(table=table).delete()
        return Offer.objects.create(
            table=table, kind=kind.value, place=place, revision=table.revision
        )


def answer(table_id: UUID, visitor: Visitor, place: int, offer_id: int, agree: bool) -> Offer:
    """Agree to what another seat asks for, or refuse it; return the offer.

    Once all the others agree, it is done. Raise CannotOffer for an offer that no longer stands,
    PermissionDenied for a seat that isn't asked, and what taking back raises.
    """
    with transaction.atomic():
        table = lock_table(table_id)
        seats = list(table.seats.all())
        seat = _own_seat(visitor, seats, place)
        asked = standing_offer(table)
        if asked is None or asked.pk != offer_id or not table.is_playing:
            raise CannotOffer("This offer no longer stands.")
        if visitor.owns(seats[asked.place]):
            raise PermissionDenied("Another player has to answer.")
        if not agree:
            asked.delete()
            return asked
        asked.agreed = [*asked.agreed, seat.place]
        asked.save()
        waits = {other.place for other in _others(seats, seats[asked.place])}
        if waits <= set(asked.agreed):
            _do(table, seats, asked)
    return asked


def withdraw(table_id: UUID, visitor: Visitor) -> None:
    """Withdraw the visitor's own offer."""
    with transaction.atomic():
        table = lock_table(table_id)
        asked = standing_offer(table)
        if asked is None or not visitor.owns(list(table.seats.all())[asked.place]):
            raise CannotOffer("This offer no longer stands.")
        asked.delete()


def concede(table_id: UUID, visitor: Visitor, place: int) -> None:
    """Give up a game against one opponent; raise CannotOffer or PermissionDenied."""
    with transaction.atomic():
        table = lock_table(table_id)
        seats = list(table.seats.all())
        seat = _own_seat(visitor, seats, place)
        winner = other_of_two(table, seats, seat.place)
        if not table.is_playing or winner is None:
            raise CannotOffer("You can give up only in a game against one opponent.")
        finish(table, seats, winner, CONCEDED)


def _do(table: Table, seats: Sequence[Seat], asked: Offer) -> None:
    if asked.kind == OfferKind.DRAW:
        finish(table, seats, None, DRAW)
    else:
        rewind(table, seats, [asked.place])
    Seat.objects.filter(pk=seats[asked.place].pk).update(asked=None)
    Offer.objects.filter(table=table).delete()


def _check_pause(seat: Seat) -> None:
    """Raise CannotOffer for a seat that asked for something a moment ago."""
    if seat.asked is None:
        return
    left = ceil((seat.asked + ASK_AGAIN_AFTER - timezone.now()).total_seconds())
    if left > 0:
        seconds = f"{left} second{'' if left == 1 else 's'}"
        raise CannotOffer(f"You asked a moment ago. You can ask again in {seconds}.")


def _own_seat(visitor: Visitor, seats: Sequence[Seat], place: int) -> Seat:
    """Return a visitor's seat that they play themselves; PermissionDenied."""
    for seat in own_seats(visitor, seats):
        if seat.place == place and not seat.player:
            return seat
    raise PermissionDenied("This isn’t your seat.")


def _others(seats: Sequence[Seat], seat: Seat) -> list[Seat]:
    """Return the seats of the other people."""
    mine = seat.owner_id, seat.browser
    return [
        other
        for other in seats
        if not other.player and not other.is_free and (other.owner_id, other.browser) != mine
    ]
