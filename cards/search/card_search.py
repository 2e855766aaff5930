"""Finding cards: a query and the simple choices beside it, in an order."""

from collections.abc import Mapping
from enum import StrEnum

from cards.search.index import Entry, index
from cards.search.query import read
from cards.search.query.facts import cost
from cards.search.query.fields import Predicate
from cards.search.ranking import best_first, searched_words
from rules.names import fold_words

LAST = 10**6


class Order(StrEnum):
    """In which order cards are listed; without one the best match of the words comes first."""

    NAME = "name"
    COST = "cost"
    SET = "set"


def find_cards(
    query: str, choices: Mapping[str, str] | None = None, order: str = ""
) -> tuple[Entry, ...]:
    """Return the cards that answer a query and fit every choice that was made.

    `choices` may name a game, a set by its code, a culture or sphere (`belongs`) and a type.
    Raise `BadQuery` for a query that is not understood.
    """
    fits: list[Predicate] = [read(query).fits] if query.strip() else []
    fits += [_chosen(name, value) for name, value in (choices or {}).items() if value]
    found = index().entries
    for entry in fits:
        found = tuple(filter(entry, found))
    if order == Order.NAME:
        return tuple(sorted(found, key=lambda entry: fold_words(entry.name)))
    if order == Order.COST:
        return tuple(sorted(found, key=_cost))
    words = searched_words(query) if order != Order.SET and query.strip() else ""
    return best_first(found, words) if words else found


def _chosen(name: str, value: str) -> Predicate:
    chosen: Mapping[str, Predicate] = {
        "game": lambda entry: entry.game == value,
        "set": lambda entry: entry.set_code == value,
        "belongs": lambda entry: value in entry.belongs,
        "type": lambda entry: entry.facts.type == value,
    }
    return chosen[name]


def _cost(entry: Entry) -> int:
    has = cost(entry)
    return has if isinstance(has, int) else LAST
