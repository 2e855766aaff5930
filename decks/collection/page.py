"""What the page of a collection shows: the cards asked for, and how complete each set is."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.core.paginator import Page, Paginator

from cards.search.card_search import find_cards
from cards.search.index import Entry, index
from cards.search.query.fields import quoted
from decks.contents.allowed_zones import allowed_zones
from rules.construction import Game

CARDS_A_PAGE = 60


@dataclass(frozen=True, slots=True)
class OwnedCard:
    """A card with the copies that are owned of it."""

    entry: Entry
    copies: int


@dataclass(frozen=True, slots=True)
class SetProgress:
    """How many different cards of a set are owned, of how many."""

    code: str
    name: str
    owned: int
    cards: int
    query: str

    @property
    def percent(self) -> int:
        """The share that is owned, in percent, rounded down: 100 only for a whole set."""
        return 100 * self.owned // self.cards


def owned_page(
    game: Game, query: str, number: str, copies: Mapping[str, int]
) -> tuple[Page[Entry], Sequence[OwnedCard]]:
    """Return a page of the cards that answer a query, of all that are owned without one.

    Raise `BadQuery` for a query that is not understood.
    """
    found = [
        entry
        for entry in find_cards(query, {"game": game.value})
        if allowed_zones(entry.id) and (query.strip() or _copies(entry, copies))
    ]
    page = Paginator(found, CARDS_A_PAGE).get_page(number)
    return page, [OwnedCard(entry, _copies(entry, copies)) for entry in page]


def set_progress(game: Game, copies: Mapping[str, int]) -> list[SetProgress]:
    """Return how complete each set of a game is; cards that go into no deck are left out."""
    names: dict[str, str] = {}
    cards, owned = Counter[str](), Counter[str]()
    for entry in index().entries:
        if entry.game is game and allowed_zones(entry.id):
            names[entry.set_code] = entry.set_name
            cards[entry.set_code] += 1
            owned[entry.set_code] += _copies(entry, copies) > 0
    return [
        SetProgress(code, name, owned[code], cards[code], _query(game, code, name))
        for code, name in names.items()
    ]


def _query(game: Game, code: str, name: str) -> str:
    return f"set:{code}" if game is Game.TCG else f"set:{quoted(name)}"


def _copies(entry: Entry, copies: Mapping[str, int]) -> int:
    return sum(copies.get(card_id, 0) for card_id in entry.ids)
