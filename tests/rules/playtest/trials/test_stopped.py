"""What a stopped test says of the difference: simulated, its estimate and interval hold."""

from functools import lru_cache
from random import Random
from statistics import fmean

import pytest

from rules.playtest.statistics.interval import Interval
from rules.playtest.trials import sprt
from rules.playtest.trials.paired import PairCounts, difference_interval
from rules.playtest.trials.sprt import Answer, SprtPlan
from rules.playtest.trials.stopped import Estimate, stopped_estimate
from rules.playtest.trials.trial import PAIRS_PER_LOOK
from tests.rules.playtest.trials.exact_ends import ends_of_tests

PLAN = SprtPlan()
MOST_PAIRS = 1000

_assess = lru_cache(maxsize=100_000)(sprt.assess)


def _pairs(dice: Random, difference: float, unequal: float) -> PairCounts:
    """Return the pairs between two looks."""
    changes = dice.choices(
        (-1, 0, 1),
        ((unequal - difference) / 2, 1 - unequal, (unequal + difference) / 2),
        k=PAIRS_PER_LOOK,
    )
    return PairCounts(both=changes.count(0), only_old=changes.count(-1), only_new=changes.count(1))


def _stopped_test(dice: Random, difference: float, unequal: float) -> PairCounts:
    counts = PairCounts()
    while counts.pairs < MOST_PAIRS:
        counts += _pairs(dice, difference, unequal)
        if _assess(counts, PLAN).answer is not Answer.OPEN:
            break
    return counts


def _simulate(
    tests: int, difference: float, unequal: float, seed: int
) -> tuple[list[PairCounts], list[Estimate]]:
    dice = Random(seed)
    ends = [_stopped_test(dice, difference, unequal) for _ in range(tests)]
    return ends, [stopped_estimate(end, PLAN, MOST_PAIRS, PAIRS_PER_LOOK) for end in ends]


def _covered(estimates: list[Estimate], difference: float) -> float:
    return fmean(
        estimate.interval.low <= difference <= estimate.interval.high for estimate in estimates
    )


def test_the_estimate_of_stopped_tests_flatters_less_than_their_pairs() -> None:
    ends, estimates = _simulate(60, 0.1, 0.3, seed=11)
    of_pairs = fmean(end.difference for end in ends)
    estimated = fmean(estimate.difference for estimate in estimates)
    assert of_pairs - estimated > 0.006
    assert estimated == pytest.approx(0.1, abs=0.015)
    assert _covered(estimates, 0.1) >= 0.9


# Ends that are rarer than this count as not covered, and as estimated by the mean of their pairs.
RARE_END = 2e-6


@pytest.mark.nightly
@pytest.mark.parametrize("unequal", [0.1, 0.15, 0.2, 0.3])
@pytest.mark.parametrize("difference", [0.0, 0.05, 0.1])
def test_estimate_and_interval_of_stopped_tests_hold(difference: float, unequal: float) -> None:
    """All ends of a test are counted, so these figures have no error of a sample."""
    of_pairs = flattery = covered = width = common = 0.0
    for counts, share in ends_of_tests(
        PLAN, difference, unequal, most_pairs=MOST_PAIRS, look_every=PAIRS_PER_LOOK
    ):
        of_pairs += share * counts.difference
        if share > RARE_END:
            estimate, (low, high) = _estimated(counts)
            flattery += share * (counts.difference - estimate)
            covered += share * (low <= difference <= high)
            width += share * (high - low)
            common += share
    estimated = of_pairs - flattery
    print(
        f"{difference:.0%} at {unequal:.0%}: pairs {100 * of_pairs:+.2f},"
        f" estimate {100 * estimated:+.2f}, covered {covered:.2%} to"
        f" {covered + 1 - common:.2%}, width {100 * width / common:.1f}"
    )
    assert estimated == pytest.approx(difference, abs=0.0015)
    assert covered >= 0.94


def _estimated(counts: PairCounts) -> tuple[float, Interval]:
    found = stopped_estimate(counts, PLAN, MOST_PAIRS, PAIRS_PER_LOOK)
    return found.difference, found.interval


# After 300 pairs the sum reaches the upper bound, which falls as pairs are played.
AHEAD = PairCounts(both=205, only_old=32, only_new=63, neither=0)
BEHIND = PairCounts(both=205, only_old=63, only_new=32, neither=0)


def test_a_version_that_the_test_calls_better_is_said_to_be_less_far_ahead() -> None:
    assert sprt.assess(AHEAD, PLAN).answer is Answer.NEW_IS_BETTER
    found = stopped_estimate(AHEAD, PLAN, MOST_PAIRS, PAIRS_PER_LOOK)
    assert found.difference < AHEAD.difference
    assert found.interval.low < difference_interval(AHEAD).low
    assert found.interval.low < found.difference < found.interval.high


def test_both_versions_are_treated_alike() -> None:
    ahead = stopped_estimate(AHEAD, PLAN, MOST_PAIRS, PAIRS_PER_LOOK)
    behind = stopped_estimate(BEHIND, PLAN, MOST_PAIRS, PAIRS_PER_LOOK)
    assert ahead.difference == pytest.approx(-behind.difference)
    assert ahead.interval.low == pytest.approx(-behind.interval.high, abs=1e-6)
    assert ahead.interval.high == pytest.approx(-behind.interval.low, abs=1e-6)


def test_pairs_that_no_test_ends_with_are_a_sample_of_fixed_size() -> None:
    far_past_the_end = PairCounts(only_new=2000)
    found = stopped_estimate(far_past_the_end, PLAN, 2000, PAIRS_PER_LOOK)
    assert found == Estimate(1.0, difference_interval(far_past_the_end))


def test_a_test_that_could_not_stop_yet_is_a_sample_of_fixed_size() -> None:
    few = PairCounts(both=8, only_old=2, only_new=4, neither=6)
    found = stopped_estimate(few, PLAN, few.pairs, PAIRS_PER_LOOK)
    assert found.difference == pytest.approx(few.difference)
    # Six unequal pairs say little about how much pairs vary, so the interval is a little wider.
    low, high = difference_interval(few)
    assert low - 0.09 < found.interval.low < low
    assert high < found.interval.high < high + 0.09


def test_without_pairs_nothing_is_known() -> None:
    assert stopped_estimate(PairCounts(), PLAN, 100, PAIRS_PER_LOOK) == Estimate(
        0.0, Interval(-1.0, 1.0)
    )


def test_a_test_that_ran_out_of_games_is_estimated_too() -> None:
    open_end = PairCounts(both=400, only_old=140, only_new=170, neither=290)
    assert sprt.assess(open_end, PLAN).answer is Answer.OPEN
    found = stopped_estimate(open_end, PLAN, open_end.pairs, PAIRS_PER_LOOK)
    low, high = found.interval
    assert low < found.difference < high
    assert found.difference == pytest.approx(open_end.difference, abs=0.01)
