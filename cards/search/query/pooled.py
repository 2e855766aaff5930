"""How many copies of cards the pool has that a deck is built from: known to its builder alone."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from cards.search.index import Entry

# In place of a format: only cards of the pool are found.
POOL: Final = "pool"

_POOL: ContextVar[Mapping[str, int] | None] = ContextVar("pool", default=None)


@contextmanager
def searching_pool(copies: Mapping[str, int] | None) -> Iterator[None]:
    """Let `pool>=1` ask for the copies of a pool, by card id; without one, no card has any."""
    token = _POOL.set(copies)
    try:
        yield
    finally:
        _POOL.reset(token)


def pooled(entry: Entry) -> int:
    """Return how many copies of a card the pool has."""
    copies = _POOL.get() or {}
    return sum(copies.get(card_id, 0) for card_id in entry.ids)


def scope_query(legal: str) -> str:
    """Return the query that limits a search to a format, given after "legal:", or to the pool."""
    return f"{POOL}>=1" if legal == POOL else f"legal:{legal}"
