"""The mean of a test's first look, over all ways in which the pairs may have come.

This is the estimate without bias that varies least (Rao-Blackwell; Emerson and Fleming 1990,
"Parameter estimation following group sequential hypothesis testing"): the first look is always
reached, so its mean flatters nobody, and of all orders of the same pairs each that the test would
not have ended before is as likely as another, whatever the true difference.

The test's bounds depend on how many pairs were unequal, so ways are counted by how often either
version alone won. That is done backwards from the end: few numbers of pairs lie between a given
end and none, and they are hardly spread. The time grows with the square of the pairs.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, sqrt

from rules.playtest.trials.paired import PairCounts
from rules.playtest.trials.sprt import LEAST_PAIRS, PRIOR, SprtPlan, ratio_of_seen, seen_with_prior

# Numbers further from where a straight way to the end would lead are too rare to count: in
# standard deviations, and a few more where these are small.
_DEVIATIONS = 4
_AND = 2


@dataclass(frozen=True, slots=True)
class _Ways:
    """How likely the end follows on how many pairs that either version alone has won.

    Rows are pairs that the old version won, from `least_old`; in a row are those that the new
    version won, from `least_new`.
    """

    least_old: int
    least_new: int
    rows: list[list[float]]


def first_look_mean(counts: PairCounts, plan: SprtPlan, look_every: int) -> float | None:
    """Return the mean of the first look over all ways to these pairs; None if there is none."""
    if counts.pairs <= look_every:
        return counts.difference
    old, equal, new = (number / (counts.pairs + 3 * PRIOR) for number in seen_with_prior(counts))
    ways = _Ways(counts.only_old, counts.only_new, [[1.0]])
    after = counts.pairs
    for look in range((counts.pairs - 1) // look_every * look_every, 0, -look_every):
        low_old, high_old = _likely(counts.only_old, look, counts.pairs)
        low_new, high_new = _likely(counts.only_new, look, counts.pairs)
        ways = _widened(ways, low_old, low_new)
        for _ in range(after - look):
            ways = _a_pair_before(ways, old, equal, new)
        ways = _going_on(_cut(ways, high_old, high_new), plan, look)
        after = look
    total = sums = 0.0
    for only_old, row in enumerate(ways.rows, ways.least_old):
        for only_new, way in enumerate(row, ways.least_new):
            neither_alone = look_every - only_old - only_new
            if way and neither_alone >= 0:
                orders = comb(look_every, only_old) * comb(look_every - only_old, only_new)
                weight = way * orders * old**only_old * equal**neither_alone * new**only_new
                total += weight
                sums += weight * (only_new - only_old)
    return sums / total / look_every if total else None


def _likely(number: int, look: int, pairs: int) -> tuple[int, int]:
    """Return how few and how many of a kind of pairs have come by a look, given all by the end."""
    middle = number * look / pairs
    reach = _DEVIATIONS * sqrt(number * look * (pairs - look)) / pairs + _AND
    return max(0, int(middle - reach)), min(number, int(middle + reach) + 1)


def _widened(ways: _Ways, least_old: int, least_new: int) -> _Ways:
    """Return the ways with room for fewer pairs of either kind."""
    left = [0.0] * (ways.least_new - least_new)
    rows = [left + row for row in ways.rows]
    above = [[0.0] * len(rows[0]) for _ in range(ways.least_old - least_old)]
    return _Ways(least_old, least_new, above + rows)


def _a_pair_before(ways: _Ways, old: float, equal: float, new: float) -> _Ways:
    rows = ways.rows
    none = [0.0] * len(rows[0])
    return _Ways(
        ways.least_old,
        ways.least_new,
        [
            [
                equal * here + new * right + old * down
                for here, right, down in zip(row, [*row[1:], 0.0], below, strict=True)
            ]
            for row, below in zip(rows, [*rows[1:], none], strict=True)
        ],
    )


def _cut(ways: _Ways, most_old: int, most_new: int) -> _Ways:
    rows = ways.rows[: most_old - ways.least_old + 1]
    length = most_new - ways.least_new + 1
    return _Ways(ways.least_old, ways.least_new, [row[:length] for row in rows])


def _going_on(ways: _Ways, plan: SprtPlan, pairs: int) -> _Ways:
    """Return the ways without those on which the test ended with `pairs` pairs."""
    return _Ways(
        ways.least_old,
        ways.least_new,
        [
            [
                way if way and _goes_on(plan, pairs, only_old, only_new) else 0.0
                for only_new, way in enumerate(row, ways.least_new)
            ]
            for only_old, row in enumerate(ways.rows, ways.least_old)
        ],
    )


def _goes_on(plan: SprtPlan, pairs: int, only_old: int, only_new: int) -> bool:
    if only_old + only_new > pairs:
        return False
    inner, upper = _bounds(plan, pairs, only_old + only_new)
    return inner < abs(only_new - only_old) < upper


@lru_cache(maxsize=20_000)
def _bounds(plan: SprtPlan, pairs: int, unequal: int) -> tuple[int, int]:
    """Return the greatest sum that shows no difference, or -1, and the least that shows one."""
    if pairs < LEAST_PAIRS:
        return -1, unequal + 1
    sums: Sequence[int] = range(unequal % 2, unequal + 1, 2)

    def ratio(total: int) -> float:
        """Return the log-likelihood ratio with that sum of differences."""
        old, new = (unequal - total) / 2, (unequal + total) / 2
        return ratio_of_seen((old + PRIOR, pairs - unequal + PRIOR, new + PRIOR), plan.margin)

    above = bisect_left(sums, plan.upper, key=ratio)
    below = bisect_right(sums, plan.lower, key=ratio)
    return (
        sums[below - 1] if below else -1,
        sums[above] if above < len(sums) else unequal + 1,
    )
