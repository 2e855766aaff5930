"""The mean of the first look over all ways to an end is the true difference, on average."""

import pytest

from rules.playtest.trials.first_look import first_look_mean
from rules.playtest.trials.paired import PairCounts
from rules.playtest.trials.sprt import SprtPlan
from tests.rules.playtest.trials.exact_ends import ends_of_tests

LOOK_EVERY = 20
# Ends a test soon, so that all of its ends are counted in a moment.
COARSE = SprtPlan(margin=0.2)


@pytest.mark.parametrize("difference", [0.1, 0.2])
def test_it_has_no_bias_where_the_mean_of_the_pairs_flatters(difference: float) -> None:
    ends = list(ends_of_tests(COARSE, difference, 0.25, most_pairs=80, look_every=LOOK_EVERY))
    assert sum(share for _, share in ends) == pytest.approx(1.0, abs=1e-6)
    of_pairs = estimated = 0.0
    for counts, share in ends:
        # What is rarer changes no digit below.
        if share > 1e-6:
            mean = first_look_mean(counts, COARSE, LOOK_EVERY)
            assert mean is not None
            estimated += share * mean
            of_pairs += share * counts.difference
    assert estimated == pytest.approx(difference, abs=2e-4)
    assert of_pairs > difference + 0.0005


def test_the_first_look_alone_is_its_own_mean() -> None:
    counts = PairCounts(both=10, only_old=3, only_new=7)
    assert first_look_mean(counts, COARSE, LOOK_EVERY) == pytest.approx(0.2)


def test_no_way_leads_to_pairs_far_past_the_end() -> None:
    assert first_look_mean(PairCounts(only_new=200), COARSE, LOOK_EVERY) is None


def test_nothing_flatters_a_test_that_could_not_end_before() -> None:
    counts = PairCounts(both=25, only_old=5, only_new=10)
    assert first_look_mean(counts, COARSE, LOOK_EVERY) == pytest.approx(0.125)
