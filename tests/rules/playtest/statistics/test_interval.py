"""The Wilson interval, against published numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.playtest.statistics.interval import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_it_agrees_with_the_examples_of_newcombe_1998(
    successes: int, trials: int, low: float, high: float
) -> None:
    # Statistics in Medicine 17, "Two-sided confidence intervals for the single proportion",
    # table I, method 3.
    assert wilson(successes, trials) == pytest.approx((low, high), abs=0.00005)


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0, 0) == (0, 1)


def test_all_and_none_reach_the_ends_exactly() -> None:
    assert wilson(20, 20).high == 1
    assert wilson(0, 20).low == 0


@pytest.mark.parametrize(("successes", "trials"), [(-1, 5), (6, 5), (1, 0)])
def test_impossible_counts_are_refused(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="successes of"):
        wilson(successes, trials)


@given(st.integers(0, 100_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_it_holds_the_share_and_stays_within_0_and_1(counts: tuple[int, int]) -> None:
    successes, trials = counts
    low, high = wilson(successes, trials)
    share = successes / trials if trials else 0.5
    assert 0 <= low <= share <= high <= 1


@given(st.integers(1, 10_000), st.integers(0, 10_000))
def test_the_other_side_has_the_mirrored_interval(trials: int, successes: int) -> None:
    successes %= trials + 1
    low, high = wilson(successes, trials)
    assert wilson(trials - successes, trials) == pytest.approx((1 - high, 1 - low))
