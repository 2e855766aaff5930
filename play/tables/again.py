"""Playing another game like one that is over: what fills the form, by side."""

from collections.abc import Sequence

from django.utils.http import urlencode

from decks.access import listed_decks
from decks.ownership import Visitor
from play.models import Seat, Table


def known_decks(visitor: Visitor, seats: Sequence[Seat]) -> dict[int, str]:
    """Return the slugs of the seats' decks that a visitor can find in a list, by seat.

    Nobody learns the address of a deck by playing against it.
    """
    played = {seat.place: seat.version.deck_id for seat in seats if seat.version is not None}
    slugs = dict(listed_decks(visitor).filter(pk__in=played.values()).values_list("pk", "slug"))
    return {place: slugs[deck] for place, deck in played.items() if deck in slugs}


def again_query(
    table: Table,
    seats: Sequence[Seat],
    seat: Seat,
    decks: dict[int, str],
    *,
    switched: bool = False,
) -> str:
    """Return what fills the form for another game like it; `decks` are those that may be named.

    Your own deck comes first; `switched` gives you the other one of two.
    """
    asked = {"game": table.game, "format": table.format}
    if table.scenario:
        asked |= {"scenario": table.scenario, "difficulty": table.difficulty}
    ordered = [seat, *(other for other in seats if other.place != seat.place)]
    if switched:
        ordered.reverse()
    for name, each in zip(table.face.table_form.deck_fields, ordered, strict=False):
        if each.place in decks:
            asked[name] = decks[each.place]
    return urlencode(asked)


def can_switch(table: Table, seats: Sequence[Seat], decks: dict[int, str]) -> bool:
    """Return whether a visitor can play the other side: two decks that they can find."""
    return table.face.has_opponents and len(seats) == 2 and len(decks) == 2
