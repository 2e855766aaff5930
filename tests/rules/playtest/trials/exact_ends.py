"""Where a sequential test ends, and how often: counted over all ways, not simulated."""

from collections import defaultdict
from collections.abc import Iterator
from math import comb
from typing import NamedTuple

from rules.playtest.trials.paired import PairCounts
from rules.playtest.trials.sprt import Answer, SprtPlan, assess

# Ways that are rarer than this are left out.
RARE = 1e-12


class End(NamedTuple):
    """With which pairs tests end, and how often."""

    counts: PairCounts
    share: float


def ends_of_tests(
    plan: SprtPlan, difference: float, unequal: float, *, most_pairs: int, look_every: int
) -> Iterator[End]:
    """Yield each end of a test whose pairs have a true difference and share of unequal ones."""
    steps = [
        (only_old, only_new, share)
        for only_old in range(look_every + 1)
        for only_new in range(look_every + 1 - only_old)
        if (share := _share(only_old, only_new, look_every, difference, unequal)) > RARE
    ]
    open_ways = {(0, 0): 1.0}
    for look in range(look_every, most_pairs + 1, look_every):
        ways: dict[tuple[int, int], float] = defaultdict(float)
        for (old, new), way in open_ways.items():
            for only_old, only_new, share in steps:
                ways[old + only_old, new + only_new] += way * share
        open_ways = {}
        for (old, new), way in ways.items():
            counts = PairCounts(both=look - old - new, only_old=old, only_new=new)
            if look == most_pairs or assess(counts, plan).answer is not Answer.OPEN:
                yield End(counts, way)
            elif way > RARE:
                open_ways[old, new] = way


def _share(only_old: int, only_new: int, pairs: int, difference: float, unequal: float) -> float:
    """Return how often so many of the pairs between two looks are won by one version alone."""
    old, new = (unequal - difference) / 2, (unequal + difference) / 2
    orders = comb(pairs, only_old) * comb(pairs - only_old, only_new)
    equal = pairs - only_old - only_new
    return orders * float(old**only_old * (1 - unequal) ** equal * new**only_new)
