"""Games between two people, as tests of clocks, offers and chat begin them."""

from typing import Any

from decks.ownership import Visitor
from play.models import Pace, Table
from play.requests.terms import BY_LINK, Terms, read_terms
from play.tables.inviting import join
from play.tables.making import make_table
from play.tables.playing import choose
from tests.expected import present
from tests.play.tables.small_tables import EOMER, friend, keys_of, tcg_entrant, tcg_request
from tests.visitors import KEEPER

SAM = Visitor(browser="the-browser-of-sam")
STRANGER = Visitor(browser="the-browser-of-a-stranger")
LIVE: dict[str, Any] = {"pace": Pace.LIVE, "choice_seconds": 20, "bank_seconds": 60}


def table_of_two(joined: Visitor = SAM, maker: Visitor = KEEPER, **terms: Any) -> Table:
    """Return a game between the tests' browser and somebody else, by some terms."""
    table = open_table(maker, read_terms(terms))
    join(table.seats.get(place=1).invitation, joined)
    table.refresh_from_db()
    return table


def open_table(maker: Visitor = KEEPER, terms: Terms = BY_LINK, deck: bool = True) -> Table:
    """Return a table that waits for one more person."""
    requested = tcg_request(friend(tcg_entrant(EOMER) if deck else None))
    requested.find_warnings()
    return make_table(requested, maker=maker, terms=terms)


def chooser(table: Table) -> Visitor:
    """Return who must choose at a table of two."""
    return (KEEPER, SAM)[present(table.to_choose)]


def choose_first(table: Table) -> Table:
    """Take the first option for whoever must choose."""
    choose(table.pk, present(table.to_choose), table.revision, [keys_of(table)[0]])
    table.refresh_from_db()
    return table


def choose_until(table: Table, place: int) -> Table:
    """Take first options until a seat must choose."""
    while table.to_choose != place:
        choose_first(table)
    return table
