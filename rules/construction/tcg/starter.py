"""Starter play: the deck is one of the starter decks, as it came out of its box."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from rules.construction.compared import compare
from rules.construction.problem import Finding
from rules.construction.starters import Starter, starters
from rules.construction.tcg.build import Build, resolve_deck
from rules.construction.tcg.rulebook import TCG_RULES


@TCG_RULES.rule("starter-deck-as-sold")
def starter_deck_as_sold(build: Build) -> Iterator[Finding]:
    """All cards are those of one starter deck, no more and no fewer.

    The finding compares with the starter deck that has most cards in common.
    """
    held = Counter(build.copies)
    nearest, sold = max(_as_sold(), key=lambda pair: (held & pair[1]).total())
    if held != sold:
        yield compare("not-as-sold", held, sold, nearest.name)


@cache
def _as_sold() -> tuple[tuple[Starter, Counter[str]], ...]:
    return tuple(
        (starter, Counter(resolve_deck(starter.deck).copies)) for starter in starters().values()
    )
