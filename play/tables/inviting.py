"""Friends: a link invites to a seat. The first to come takes it, with or without an account."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from django.db import transaction
from django.http import Http404
from django.urls import reverse
from django.utils import timezone

from decks.contents.encoding import AnyDeck
from decks.guests import name_for
from decks.ownership import Visitor
from play.models import Seat, Table, TableStatus
from play.requests.playtest import (
    Entrant,
    NotPlayable,
    PlaytestRequest,
    enter,
    find_warnings,
)
from play.tables.beginning import begin_if_complete
from play.tables.making import set_deck
from play.tables.playing import lock_table
from rules.construction import load_format

NO_INVITATION = "This invitation doesn’t exist, or its seat is taken."


class CannotJoin(ValueError):
    """A seat that cannot be taken; the message says why."""


def invitation_address(seat: Seat) -> str:
    """Return the address that invites to a free seat."""
    return reverse("tables:join", args=[seat.invitation])


def invited_seat(invitation: str) -> Seat:
    """Return the free seat to which an address invites; Http404."""
    # A database refuses to look for a NUL.
    invitation = invitation.replace("\0", "")
    seat = Seat.objects.select_related("table").filter(invitation=invitation).first()
    if seat is None or not seat.is_free or seat.table.status != TableStatus.OPEN:
        raise Http404(NO_INVITATION)
    return seat


def seat_instead(invitation: str) -> Seat | None:
    """Return another free seat of a table in the lobby whose invited seat was just taken."""
    taken = Seat.objects.select_related("table").filter(invitation=invitation.replace("\0", ""))
    seat = taken.filter(table__listed=True, table__status=TableStatus.OPEN).first()
    if seat is None:
        return None
    return next((other for other in seat.table.seats.all() if other.is_free), None)


def join(invitation: str, visitor: Visitor, entrant: Entrant | None = None) -> Table:
    """Give a free seat to a visitor, with the deck they choose where none is; return its table.

    The game begins with the last seat. Raise Http404 for an invitation that is used, CannotJoin for
    a deck that is missing or cannot be played here, and for somebody who can't sit down here.
    """
    with transaction.atomic():
        table = lock_table(invited_seat(invitation).table_id)
        seat = invited_seat(invitation)
        seats = list(table.seats.all())
        _check_person(table, seats, visitor)
        if seat.contents is None:
            if entrant is None:
                raise CannotJoin("Choose a deck to play.")
            _check_deck(table, seats, entrant)
            set_deck(seat, entrant)
        _give(table, seat, seats, visitor)
    return table


def seat_person(table: Table, place: int, visitor: Visitor) -> None:
    """Give a free seat of a table to somebody who needs no invitation; it may begin the game."""
    with transaction.atomic():
        table = lock_table(table.pk)
        seats = list(table.seats.all())
        _give(table, next(seat for seat in seats if seat.place == place), seats, visitor)


def _give(table: Table, seat: Seat, seats: Sequence[Seat], visitor: Visitor) -> None:
    seat.give_to(visitor)
    seat.by_person = True
    seat.name = _name(visitor, [other.name for other in seats if other.pk != seat.pk])
    seat.save()
    table.revision += 1
    table.changed = timezone.now()
    table.save()
    begin_if_complete(table)


def plays_along(table: Table, seats: Iterable[Seat], cards: AnyDeck) -> bool:
    """Return whether a deck can be played beside those at a table: no hero is there twice."""
    others = [seat for seat in seats if seat.contents is not None]
    party = [enter(seat.deck_name, seat.cards(), "") for seat in others]
    try:
        table.face.check_party([*party, enter("", cards, "")])
    except NotPlayable:
        return False
    return True


def _check_person(table: Table, seats: Sequence[Seat], visitor: Visitor) -> None:
    """Raise CannotJoin for somebody who has a seat already, or may not play a rated game."""
    if any(visitor.owns(seat) for seat in seats):
        raise CannotJoin("You have a seat at this table. Send the link to somebody else.")
    if table.rated and visitor.user is None:
        raise CannotJoin("This game is rated, which needs an account. Sign in first.")


def _name(visitor: Visitor, taken: Sequence[str]) -> str:
    """Return what the log calls who comes: a name that no other seat has."""
    found = name = name_for(visitor)
    number = 2
    while found in taken:
        found = f"{name} {number}"
        number += 1
    return found


def _check_deck(table: Table, seats: Sequence[Seat], entrant: Entrant) -> None:
    """Raise CannotJoin for a deck that cannot be played at a table, or is not legal there."""
    stand_in = table.face.default_player
    others = [
        enter(other.deck_name, other.cards(), other.player or stand_in)
        for other in seats
        if other.contents is not None
    ]
    requested = PlaytestRequest(
        entrants=(*others, replace(entrant, player=stand_in)),
        games=1,
        seed=table.seed,
        format=load_format(table.format),
        day=table.day,
        scenario=table.scenario,
        difficulty=table.difficulty,
        chosen_edition=table.edition if table.scenario else "",
    )
    try:
        warnings = find_warnings(requested, range(1, table.face.table_seats.stop))
    except NotPlayable as error:
        raise CannotJoin(str(error)) from error
    illegal = [deck for deck in warnings.illegal if deck.entrant.cards == entrant.cards]
    if illegal and not table.allowed_illegal:
        raise CannotJoin(f"{entrant.name} isn’t legal in {requested.format.name}.")
