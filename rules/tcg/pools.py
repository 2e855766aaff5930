"""The decks that meet each other, by block: starters, and decks that people published."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from rules.construction.published import published_decks
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.sets import SetBlock
from rules.tcg.pairings import BLOCK_FORMATS, starters_of

# The formats of the published decks of a pool, and the format they are played in.
_PUBLISHED = {
    "fellowship-published": (("fellowship-block",), "fellowship-block"),
    "towers-published": (("tower-block", "towers-standard", "open"), "towers-standard"),
    "king-published": (("king-standard",), "king-standard"),
    "movie-published": (("king-block", "movie-block", "pc-movie-block"), "movie-block"),
}


@dataclass(frozen=True, slots=True)
class Pool:
    """Decks that meet each other, by slug, and the format whose edition of the rules they use."""

    name: str
    format: str
    decks: Mapping[str, TcgDeck]


@cache
def pools() -> Mapping[str, Pool]:
    """Return all pools by name: each block's starters, then the published decks.

    No whole deck of the last two blocks is published.
    """
    found = [
        Pool(_slug(block), format, {slug: starter(slug).deck for slug in starters_of(block)})
        for block, format in BLOCK_FORMATS.items()
    ]
    whole = {slug: deck for slug, deck in published_decks().items() if deck.is_whole}
    for name, (formats, format) in _PUBLISHED.items():
        decks = {slug: deck.deck for slug, deck in whole.items() if deck.format in formats}
        found.append(Pool(name, format, decks))
    return {pool.name: pool for pool in found}


def _slug(block: SetBlock) -> str:
    return f"{block.value.replace(' ', '-')}-starters"


def pool_with(slugs: Iterable[str]) -> Pool:
    """Return the pool that has all of these decks; raise LookupError if none has."""
    wanted = set(slugs)
    for pool in pools().values():
        if wanted <= pool.decks.keys():
            return pool
    raise LookupError(f"no pool has {' and '.join(sorted(wanted))}")
