"""Limited play: a deck is built from the cards of a pool alone."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rules.construction.problem import Finding, Fix, FixKind
from rules.construction.tcg.build import Build, card_of
from rules.construction.tcg.reprints import first_print

PoolCards = tuple[tuple[str, int], ...]


def cards_of_the_pool(build: Build, *, pool: PoolCards) -> Iterator[Finding]:
    """No more copies of a card, in the whole deck, than the pool has of all its prints."""
    held = _by_first_print(pool)
    used = _by_first_print(build.copies.items())
    drawn = {card.id for card, _ in build.draw_deck}
    for card in build.cards():
        first = first_print(card.id)
        have, limit = used.pop(first, 0), held[first]
        if have > limit:
            extra = have - limit
            # A site, a Ring-bearer or a ring leaves a place that must be filled.
            kind = FixKind.REMOVE if card.id in drawn else FixKind.REPLACE
            yield Finding(
                "not-in-the-pool",
                cards=(card.id,),
                have=have,
                limit=limit,
                fix=Fix(kind, extra, cards=(card.id,)),
            )


def _by_first_print(copies: Iterable[tuple[str, int]]) -> Counter[str]:
    counted: Counter[str] = Counter()
    for card_id, count in copies:
        found = card_of(card_id)
        counted[first_print(found.id if found is not None else card_id)] += count
    return counted
