"""A format for one pool: its rules, and that a deck holds only the pool's cards."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, partial

from rules.construction.format import BoundRule, Format, Game, Snapshot
from rules.construction.lcg import card_pool as lcg_pool
from rules.construction.problem import Source
from rules.construction.tcg import card_pool as tcg_pool

POOL_RULE = "cards-of-the-pool"
_SOURCE = Source("limited-pool", "Cards of the pool")


def format_of_pool(format: Format, pool: Mapping[str, int]) -> Format:
    """Return a format narrowed to a pool, given as copies by card id.

    It has the slug and the name of the format. The same pool gets the same format again, which is
    what caches of verdicts compare.
    """
    return _narrowed(format, tuple(sorted(pool.items())))


@lru_cache(maxsize=256)
def _narrowed(format: Format, pool: tuple[tuple[str, int], ...]) -> Format:
    found = tcg_pool if format.game is Game.TCG else lcg_pool
    rule = BoundRule(POOL_RULE, partial(found.cards_of_the_pool, pool=pool), _SOURCE, None, None)
    return replace(format, snapshots=tuple(_with(each, rule) for each in format.snapshots))


def _with(snapshot: Snapshot, rule: BoundRule) -> Snapshot:
    other = _with(snapshot.other, rule) if snapshot.other is not None else None
    return replace(snapshot, rules=(*snapshot.rules, rule), other=other)
