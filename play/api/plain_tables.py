"""Tables and their seats as plain values, as `TableSerializer` describes them."""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from django.db.models import Prefetch, QuerySet

from cards.addresses import address
from decks.ownership import Visitor
from play.models import Seat, Table, TableStatus
from play.requests.terms import Terms
from play.tables.inviting import invitation_address
from play.tables.position import result_of

TERMS = tuple(field.name for field in fields(Terms))
# What an answer says of a table and its seats: their rows have dozens of columns.
TABLE_READ = (
    *("game", "status", "format", "day", "edition", "scenario", "difficulty", "revision", "steps"),
    *("to_choose", "winner", "ending", "length", "gap", "created", "changed", *TERMS),
)
SEAT_READ = (
    *("table", "place", "name", "deck_name", "player", "owner", "browser"),
    *("invitation", "taken_back", "hints"),
)


def with_seats(tables: QuerySet[Table]) -> QuerySet[Table]:
    """Return the tables with what `plain_tables` reads of them."""
    seats = Prefetch("seats", queryset=Seat.objects.only(*SEAT_READ))
    return tables.only(*TABLE_READ).prefetch_related(seats)


def plain_tables(tables: Iterable[Table], visitor: Visitor, site: str) -> list[dict[str, Any]]:
    """Return tables as a visitor sees them; `site` comes before each address."""
    return [_plain_table(table, visitor, site) for table in tables]


def _plain_table(table: Table, visitor: Visitor, site: str) -> dict[str, Any]:
    seats = list(table.seats.all())
    return {
        "id": table.pk,
        "game": table.game,
        "status": table.status,
        "format": table.format,
        "on": table.day,
        "edition": table.edition,
        "scenario": table.scenario,
        "difficulty": table.difficulty,
        "revision": table.revision,
        "steps": table.steps,
        "to_choose": table.to_choose,
        "result": result_of(table, seats),
        "created": table.created,
        "changed": table.changed,
        "terms": {name: getattr(table, name) for name in TERMS},
        "seats": [_plain_seat(seat, table, visitor, site) for seat in seats],
        "url": site + address("api:table", table.pk),
        "page": site + table.get_absolute_url(),
    }


def _plain_seat(seat: Seat, table: Table, visitor: Visitor, site: str) -> dict[str, Any]:
    invites = seat.is_free and table.status == TableStatus.OPEN
    return {
        "name": seat.name,
        "deck": seat.deck_name,
        "player": seat.player,
        "yours": visitor.owns(seat),
        "free": seat.is_free,
        "invitation": site + invitation_address(seat) if invites else "",
        "taken_back": seat.taken_back,
        "hints": seat.hints,
    }
