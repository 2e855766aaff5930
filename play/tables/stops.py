"""Stops: the steps in which a person wants to be asked whether to act.

In all others their seat passes by itself. A seat remembers them, and the person's next seat begins
with those of the last.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from uuid import UUID

from decks.ownership import Visitor, owned_by
from play.face import GameFace, face_of
from play.models import Seat, Table


@dataclass(frozen=True, slots=True)
class Stop:
    """A step in which a person can be asked, and whether they want to be."""

    key: str
    words: str
    asks: bool


def all_stops(face: GameFace) -> Iterator[str]:
    """Return the keys of all steps of a game."""
    for group in face.stops.values():
        yield from group


def describe_stops(table: Table, seat: Seat) -> dict[str, list[Stop]]:
    """Return the steps of a seat's game by group."""
    return {
        name: [Stop(key, words, key not in seat.skips) for key, words in group.items()]
        for name, group in table.face.stops.items()
    }


def set_stops(table_id: UUID, place: int, asked: Sequence[str]) -> None:
    """Ask a seat only in these steps from now on."""
    seat = Seat.objects.select_related("table").get(table=table_id, place=place)
    skips = [key for key in all_stops(seat.table.face) if key not in asked]
    Seat.objects.filter(pk=seat.pk).update(skips=skips)


def remembered_skips(visitor: Visitor, game: str) -> list[str]:
    """Return the steps in which a person wasn't asked when they last sat down to a game."""
    seats = Seat.objects.filter(owned_by(visitor), table__game=game).order_by("-table__created")
    last = seats.values_list("skips", flat=True).first() or []
    known = set(all_stops(face_of(game)))
    return [key for key in last if key in known]
