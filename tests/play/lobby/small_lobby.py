"""Tables in the lobby, as tests open them."""

from typing import Any

from decks.models import Deck
from decks.ownership import Visitor
from play.lobby.opening import TableToOpen, check_to_open, open_table
from play.models import Table
from play.requests.playtest import Entrant, enter
from play.requests.terms import BY_LINK, Terms, read_terms
from rules.construction import load_format
from tests.expected import present

ARAGORN = "rotk-aragorn-starter"


def entrant_of(slug: str) -> Entrant:
    """Return the latest version of a kept deck."""
    deck = Deck.objects.get(slug=slug)
    version = present(deck.versions.first())
    return enter(deck.name, version.cards(), "", version)


def asked_for(
    slug: str,
    terms: Terms = BY_LINK,
    *,
    format: str = "king-block",
    others: int = 1,
    scenario: str = "",
) -> TableToOpen:
    """Return a table to open that was checked."""
    asked = TableToOpen(entrant_of(slug), load_format(format), others, terms, scenario)
    check_to_open(asked)
    return asked


def waiting_table(
    maker: Visitor, slug: str = ARAGORN, *, queue_key: str = "", others: int = 1, **terms: Any
) -> Table:
    """Return a table that waits in the lobby, unless its terms say otherwise."""
    read = read_terms({"listed": True, "watching": "everybody", **terms})
    return open_table(asked_for(slug, read, others=others), maker, queue_key)
