"""The decks that two players meet with, by block: starters, and decks that people published."""

from collections.abc import Mapping
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
    """Decks that meet each other, and the format whose edition of the rules they play by."""

    name: str
    format: str
    decks: tuple[TcgDeck, ...]


@cache
def pools() -> Mapping[str, Pool]:
    """Return all pools by name: each block's starters, then the published decks.

    No whole deck of the last two blocks is published.
    """
    found = [
        Pool(_slug(block), format, tuple(starter(slug).deck for slug in starters_of(block)))
        for block, format in BLOCK_FORMATS.items()
    ]
    whole = [deck for deck in published_decks().values() if deck.is_whole]
    for name, (formats, format) in _PUBLISHED.items():
        decks = tuple(deck.deck for deck in whole if deck.format in formats)
        found.append(Pool(name, format, decks))
    return {pool.name: pool for pool in found}


def _slug(block: SetBlock) -> str:
    return f"{block.value.replace(' ', '-')}-starters"
