"""How many copies of cards the one who searches owns: known to the page, not to the catalogue.

The view that answers a request says so for as long as it lasts (`owning`); without that nobody owns
anything. The copies are only looked up if a query asks for them.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache

from cards.search.index import Entry
from rules.construction import Game

Copies = Mapping[str, int]
FindCopies = Callable[[Game], Copies]


def _nothing(_game: Game) -> Copies:
    return {}


_FIND: ContextVar[FindCopies] = ContextVar("owned copies", default=_nothing)


@contextmanager
def owning(find: FindCopies) -> Iterator[None]:
    """Let `owned>=1` ask for the copies that `find` returns, by game and printed id."""
    token = _FIND.set(cache(find))
    try:
        yield
    finally:
        _FIND.reset(token)


def owned(entry: Entry) -> int:
    """Return how many copies of a card are owned."""
    copies = _FIND.get()(entry.game)
    return sum(copies.get(card_id, 0) for card_id in entry.ids)
