"""Limited play: a deck is built from the cards of a pool alone."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rules.construction.lcg.build import LcgBuild, card_of
from rules.construction.problem import Finding, Fix, FixKind

PoolCards = tuple[tuple[str, int], ...]


def cards_of_the_pool(build: LcgBuild, *, pool: PoolCards) -> Iterator[Finding]:
    """No more copies of a card, in the whole deck, than the pool has of all its printings."""
    held, used = _by_card(pool), _by_card(build.copies.items())
    for code, have in used.items():
        limit = held[code]
        if have > limit:
            fix = Fix(FixKind.REMOVE, have - limit, cards=(code,))
            yield Finding("not-in-the-pool", cards=(code,), have=have, limit=limit, fix=fix)


def _by_card(copies: Iterable[tuple[str, int]]) -> Counter[str]:
    counted: Counter[str] = Counter()
    for code, count in copies:
        found = card_of(code)
        if found is not None:
            counted[found.code] += count
    return counted
