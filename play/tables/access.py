"""Who may see a table and choose for its seats.

A table is known to those who made it or have a seat at it. Each sees it through the eyes of a seat
of their own and no other.
"""

from collections.abc import Sequence
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db.models import Exists, OuterRef, QuerySet
from django.http import Http404

from decks.ownership import Visitor, owned_by
from play.models import Seat, Table

NO_TABLE = "This game doesn’t exist, or you have no seat in it."


def own_tables(visitor: Visitor) -> QuerySet[Table]:
    """Return the tables at which a visitor has a seat.

    Their seats are found first: asked of each table, all tables of the site were read.
    """
    return Table.objects.filter(pk__in=Seat.objects.filter(owned_by(visitor)).values("table"))


def table_to_see(visitor: Visitor, table_id: UUID) -> Table:
    """Return a table at which the visitor has a seat; Http404."""
    own_seats = Seat.objects.filter(owned_by(visitor), table=OuterRef("pk"))
    table = Table.objects.filter(Exists(own_seats), pk=table_id).first()
    if table is None:
        raise Http404(NO_TABLE)
    return table


def own_seats(visitor: Visitor, seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats that are a visitor's, those they handed over included."""
    return [seat for seat in seats if visitor.owns(seat)]


def other_seats(seats: Sequence[Seat], seat: Seat) -> list[Seat]:
    """Return the other seats of the person who has this one, those they handed over included."""
    owner = seat.owner_id, seat.browser
    return [
        other
        for other in seats
        if (other.owner_id, other.browser) == owner and other.place != seat.place
    ]


def seat_to_see(
    visitor: Visitor, table: Table, seats: Sequence[Seat], place: int | None = None
) -> Seat:
    """Return the seat through which a visitor sees a table.

    It is the one they name; otherwise the one of theirs that must choose, or their first. Raise
    PermissionDenied for a seat that is not theirs.
    """
    own = own_seats(visitor, seats)
    if place is not None:
        for seat in own:
            if seat.place == place:
                return seat
        raise PermissionDenied("This isn’t your seat.")
    return next((seat for seat in own if seat.place == table.to_choose), own[0])


def seat_to_follow(visitor: Visitor, table: Table, place: int) -> int:
    """Return the place of the visitor's seat that must choose now; `place` if none of them must."""
    own = own_seats(visitor, list(table.seats.all()))
    chooses = any(seat.place == table.to_choose and not seat.player for seat in own)
    return table.to_choose if chooses and table.to_choose is not None else place


def seat_to_play(
    visitor: Visitor, table: Table, seats: Sequence[Seat], place: int | None = None
) -> Seat:
    """Return the seat for which a visitor chooses; PermissionDenied for one they handed over."""
    seat = seat_to_see(visitor, table, seats, place)
    if seat.player:
        raise PermissionDenied("A computer player has taken this seat over.")
    return seat
