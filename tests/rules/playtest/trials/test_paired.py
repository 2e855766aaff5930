"""The difference between two versions on the same seeds, and its interval."""

from random import Random

import pytest

from rules.playtest.trials.paired import (
    PairCounts,
    count_pairs,
    difference_interval,
    pairs_to_decide,
)


def pairs(random: Random, count: int, only_old: float, only_new: float) -> PairCounts:
    """Draw pairs of which so large a share is won by one version alone."""
    drawn = [random.random() for _ in range(count)]
    old = sum(number < only_old for number in drawn)
    new = sum(only_old <= number < only_old + only_new for number in drawn)
    return PairCounts(both=(count - old - new) // 2, only_old=old, only_new=new,
                      neither=count - old - new - (count - old - new) // 2)  # fmt: skip


def test_pairs_are_counted_by_who_won_them() -> None:
    results = [(True, True), (True, False), (False, True), (False, True), (False, False)]
    counts = count_pairs(results)
    assert counts == PairCounts(both=1, only_old=1, only_new=2, neither=1)
    assert (counts.pairs, counts.old_wins, counts.new_wins) == (5, 2, 3)
    assert counts.difference == pytest.approx(0.2)


def test_counts_add_up() -> None:
    one, two = PairCounts(1, 2, 3, 4), PairCounts(10, 20, 30, 40)
    assert one + two == PairCounts(11, 22, 33, 44)


def test_without_pairs_nothing_is_known() -> None:
    assert difference_interval(PairCounts()) == (-1, 1)
    assert pairs_to_decide(PairCounts()) is None


def test_the_interval_is_that_of_agresti_and_min() -> None:
    # 53 and 16 of 100 pairs, the others equal: 0.363 with half a pair in each cell.
    counts = PairCounts(both=20, only_old=16, only_new=53, neither=11)
    low, high = difference_interval(counts)
    assert (low + high) / 2 == pytest.approx(37 / 102)
    assert (low, high) == pytest.approx((0.2183, 0.5072), abs=1e-3)


def test_pairs_that_both_versions_win_narrow_the_interval() -> None:
    apart = difference_interval(PairCounts(only_old=45, only_new=55))
    together = difference_interval(PairCounts(both=80, only_old=5, only_new=15))
    assert together.high - together.low < (apart.high - apart.low) / 1.5


def test_more_pairs_are_asked_for_until_the_interval_leaves_out_zero() -> None:
    few = PairCounts(both=40, only_old=8, only_new=12, neither=40)
    more = pairs_to_decide(few)
    assert more is not None
    assert more > 0
    times = (few.pairs + more) / few.pairs
    enough = PairCounts(*(round(number * times * 1.1) for number in (40, 8, 12, 40)))
    assert pairs_to_decide(enough) == 0


def test_equal_versions_never_decide() -> None:
    assert pairs_to_decide(PairCounts(both=40, only_old=10, only_new=10, neither=40)) is None


@pytest.mark.parametrize("shares", [(0.1, 0.1), (0.05, 0.12), (0.3, 0.2), (0.01, 0.02)])
@pytest.mark.parametrize("count", [30, 200])
def test_nineteen_of_twenty_intervals_cover_the_true_difference(
    shares: tuple[float, float], count: int
) -> None:
    random = Random(20 * count)
    true, trials = shares[1] - shares[0], 1500
    covered = sum(
        low <= true <= high
        for low, high in (difference_interval(pairs(random, count, *shares)) for _ in range(trials))
    )
    # Three standard errors of a share of 95 % in so many trials are 1.7 points.
    assert covered / trials > 0.93
