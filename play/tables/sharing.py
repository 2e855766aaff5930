"""Sharing the replay of a game that is over: a link that cannot be guessed and can be deleted.

A link shows what the seat of its maker saw. It shows all cards if all people who played agree; a
game against computer players only has nobody else to ask.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404

from decks.ownership import Visitor
from play.models import Seat, SharedReplay, Table, TableStatus
from play.models.shared_replays import make_replay_token
from play.tables.access import own_seats
from play.tables.playing import lock_table

NO_REPLAY = "This replay doesn’t exist, or is no longer shared."


class NotOverYet(ValueError):
    """A game that goes on: its replay can't be shared."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """What a person has shared of a game, and who agreed to show all cards.

    `token` is empty without a link. `people` are the seats people played at, and `agreed` those
    whose people agreed.
    """

    token: str
    shows_all: bool
    people: int
    agreed: int


def is_over(table: Table) -> bool:
    """Return whether a table's game is over, so that its replay can be shared."""
    return table.status in (TableStatus.OVER, TableStatus.ENDED)


def sharing_of(visitor: Visitor, seats: Sequence[Seat]) -> Sharing:
    """Return what a visitor with a seat at a table has shared of its game."""
    own = own_seats(visitor, seats)
    shared = SharedReplay.objects.filter(seat__in=own).exclude(token=None).first()
    people = [seat for seat in seats if seat.by_person]
    agreeing = _agreeing(seats)
    return Sharing(
        token=shared.token or "" if shared else "",
        shows_all=all(seat.pk in agreeing for seat in own if seat.by_person),
        people=len(people),
        agreed=sum(seat.pk in agreeing for seat in people),
    )


def make_link(table_id: UUID, visitor: Visitor) -> None:
    """Make a link to the replay, a new one in place of an old one.

    Raise PermissionDenied without a seat, and NotOverYet.
    """
    with transaction.atomic():
        seats, own = _locked(table_id, visitor)
        alone = all(visitor.owns(seat) for seat in seats if seat.by_person)
        _update(own, token=None, **({"shows_all": True} if alone else {}))
        _update(own[:1], token=make_replay_token())


def delete_link(table_id: UUID, visitor: Visitor) -> None:
    """Delete the link to the replay; raise what `make_link` raises."""
    with transaction.atomic():
        _, own = _locked(table_id, visitor)
        _update(own, token=None)


def agree(table_id: UUID, visitor: Visitor, *, shows_all: bool) -> None:
    """Agree that links to the replay show all cards, or not; raise what `make_link` raises."""
    with transaction.atomic():
        _, own = _locked(table_id, visitor)
        _update(own, shows_all=shows_all)


def shared_seat(token: str) -> Seat:
    """Return the seat whose replay a link shows; Http404."""
    found = SharedReplay.objects.select_related("seat__table").filter(token=token).first()
    if found is None or not _is_owned(found.seat) or not is_over(found.seat.table):
        raise Http404(NO_REPLAY)
    return found.seat


def shared_eyes(seat: Seat, seats: Sequence[Seat]) -> list[int | None]:
    """Return through which seats a link of this seat shows the game; None for all cards."""
    agreeing = _agreeing(seats)
    if all(other.pk in agreeing for other in seats if other.by_person):
        return [None, *(other.place for other in seats)]
    return [seat.place]


def _locked(table_id: UUID, visitor: Visitor) -> tuple[list[Seat], list[Seat]]:
    """Lock a table; return its seats and those of the visitor."""
    table = lock_table(table_id)
    seats = list(table.seats.all())
    own = own_seats(visitor, seats)
    if not own:
        raise PermissionDenied("You have no seat in this game.")
    if not is_over(table):
        raise NotOverYet("You can share the replay once the game is over.")
    return seats, own


def _update(seats: Sequence[Seat], **what: object) -> None:
    for seat in seats:
        SharedReplay.objects.update_or_create(seat=seat, defaults=what)


def _agreeing(seats: Sequence[Seat]) -> set[int]:
    """Return the keys of seats whose people agreed; one who deleted the game no longer agrees."""
    agreed = SharedReplay.objects.filter(seat__in=seats, shows_all=True)
    return {shared.seat_id for shared in agreed.select_related("seat") if _is_owned(shared.seat)}


def _is_owned(seat: Seat) -> bool:
    return seat.owner_id is not None or bool(seat.browser)
