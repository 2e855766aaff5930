"""The panel of a table's people: who is here, their clocks, what they ask and say."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.conf import settings
from django.utils import timezone

from decks.ownership import Visitor
from play.chat.phrases import AFTER, DURING
from play.chat.reading import ShownMessage, messages_for
from play.chat.saying import OFF, may_write
from play.models import Offer, OfferKind, Pace, Seat, Table, WhenOut
from play.models.meeting import MAX_MESSAGE
from play.tables.access import own_seats, seat_to_see, table_to_see
from play.tables.clocks import ShownClock, shown_clocks
from play.tables.endings import other_of_two
from play.tables.leaving import ABSENT_AFTER
from play.tables.offers import may_offer, standing_offer
from play.tables.presence import is_here, last_seen, note_presence
from play.tables.running_out import catch_up


@dataclass(frozen=True, slots=True)
class PersonAtTable:
    """A seat of a person: whether they are here, their clock, and whether you muted them."""

    place: int
    name: str
    mine: bool
    here: bool
    seen: datetime | None
    clock: ShownClock | None
    left: bool
    muted: bool


@dataclass(frozen=True, slots=True)
class AskedOffer:
    """An offer as a seat sees it: its own, or one that it has to answer."""

    id: int
    kind: str
    place: int
    name: str
    words: str
    mine: bool
    answered: bool


@dataclass(frozen=True, slots=True)
class Company:
    """A table and its people as a visitor with a seat finds them, and the token of that state.

    The token changes whenever the panel would.
    """

    table: Table
    seats: Sequence[Seat]
    seat: Seat
    seen: dict[int, datetime]
    token: str

    @property
    def others(self) -> list[Seat]:
        """The seats of other people, those they handed over included."""
        mine = self.seat.owner_id, self.seat.browser
        return [
            seat for seat in self.seats if seat.by_person and (seat.owner_id, seat.browser) != mine
        ]


@dataclass(frozen=True, slots=True)
class Panel:
    """What the panel shows."""

    company: Company
    people: Sequence[PersonAtTable]
    offer: AskedOffer | None
    may_take_back: bool
    may_draw: bool
    may_concede: bool
    messages: Sequence[ShownMessage]
    phrases: Sequence[tuple[str, str]]
    may_write: bool
    longest: int
    leaving: str


def find_company(visitor: Visitor, table_id: UUID, place: int | None = None) -> Company:
    """Return a table and its people, and note that the visitor is here.

    Raise Http404 or PermissionDenied where they have no seat there.
    """
    table = catch_up(table_to_see(visitor, table_id))
    seats = list(table.seats.all())
    seat = seat_to_see(visitor, table, seats, place)
    note_presence(visitor)
    seen = last_seen(seats)
    now = timezone.now()
    here = "".join(str(place) for place, at in sorted(seen.items()) if is_here(at, now))
    token = f"{table.revision}.{table.said}.{here}"
    return Company(table, seats, seat, seen, token)


def show_panel(visitor: Visitor, company: Company) -> Panel:
    """Return what the panel shows to a visitor."""
    table, seats, seat = company.table, company.seats, company.seat
    others = bool(company.others)
    phrases = (DURING if table.is_playing else AFTER).items()
    speaks = others and settings.CHAT != OFF
    return Panel(
        company=company,
        people=_people(visitor, company),
        offer=_asked(visitor, table, seats),
        may_take_back=may_offer(table, seats, seat, OfferKind.TAKE_BACK),
        may_draw=may_offer(table, seats, seat, OfferKind.DRAW),
        may_concede=_may_concede(table, seats, seat),
        messages=messages_for(visitor, table, seats) if speaks else (),
        phrases=tuple(phrases) if speaks else (),
        may_write=speaks and may_write(table, visitor),
        longest=MAX_MESSAGE,
        leaving=_when_somebody_leaves(table, seats, seat) if others else "",
    )


def _people(visitor: Visitor, company: Company) -> list[PersonAtTable]:
    now = timezone.now()
    clocks = {clock.place: clock for clock in shown_clocks(company.table, company.seats)}
    muted = {place for seat in own_seats(visitor, company.seats) for place in seat.muted}
    return [
        PersonAtTable(
            place=seat.place,
            name=seat.name,
            mine=visitor.owns(seat),
            here=visitor.owns(seat) or is_here(company.seen.get(seat.place), now),
            seen=company.seen.get(seat.place),
            clock=clocks.get(seat.place),
            left=seat.left is not None,
            muted=seat.place in muted,
        )
        for seat in company.seats
        if seat.by_person
    ]


_ASKED = {
    OfferKind.TAKE_BACK.value: "asks to take back the last move",
    OfferKind.DRAW.value: "offers a draw",
}


def _asked(visitor: Visitor, table: Table, seats: Sequence[Seat]) -> AskedOffer | None:
    offer: Offer | None = standing_offer(table)
    if offer is None:
        return None
    mine = visitor.owns(seats[offer.place])
    agreed = any(visitor.owns(seats[place]) for place in offer.agreed)
    return AskedOffer(
        id=offer.pk,
        kind=offer.kind,
        place=offer.place,
        name=seats[offer.place].name,
        words=_ASKED[offer.kind],
        mine=mine,
        answered=agreed,
    )


def _may_concede(table: Table, seats: Sequence[Seat], seat: Seat) -> bool:
    two = other_of_two(table, seats, seat.place) is not None
    return table.is_playing and not seat.player and two


def _when_somebody_leaves(table: Table, seats: Sequence[Seat], seat: Seat) -> str:
    """Return what happens to the seat of somebody who is away, in a sentence."""
    if not table.is_playing:
        return ""
    minutes = round(ABSENT_AFTER.total_seconds() / 60)
    if table.pace == Pace.NONE:
        return (
            f"Somebody who hasn’t chosen for {minutes} minutes can be replaced by the computer, "
            "and come back."
        )
    if table.when_out == WhenOut.LOSES and other_of_two(table, seats, seat.place) is not None:
        return "Whoever runs out of time loses."
    return "The computer takes the seat of whoever runs out of time. They can come back."
