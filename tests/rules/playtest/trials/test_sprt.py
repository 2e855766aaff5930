"""The sequential test on pairs: what it answers, and that its stated error rates hold."""

from random import Random

import pytest

from rules.playtest.trials.paired import PairCounts
from rules.playtest.trials.sprt import LEAST_PAIRS, Answer, SprtPlan, assess, log_likelihood_ratio

PLAN = SprtPlan(margin=0.1)
MOST_PAIRS = 20_000


def decide(random: Random, only_old: float, only_new: float, plan: SprtPlan = PLAN) -> Answer:
    """Draw pairs in batches of 20 until the test stops; equal pairs are as many as are left."""
    counts = PairCounts()
    while counts.pairs < MOST_PAIRS:
        drawn = [random.random() for _ in range(20)]
        old = sum(number < only_old for number in drawn)
        new = sum(only_old <= number < only_old + only_new for number in drawn)
        counts += PairCounts(only_old=old, only_new=new, neither=20 - old - new)
        state = assess(counts, plan)
        if state.answer is not Answer.OPEN:
            return state.answer
    raise AssertionError("the test did not stop")


def share(answer: Answer, only_old: float, only_new: float, trials: int = 250) -> float:
    """Return in what share of comparisons the test answers so."""
    random = Random(f"{only_old} {only_new}")
    return sum(decide(random, only_old, only_new) is answer for _ in range(trials)) / trials


def test_few_pairs_decide_nothing() -> None:
    state = assess(PairCounts(only_new=LEAST_PAIRS - 1), PLAN)
    assert state.answer is Answer.OPEN
    assert state.pairs_left == 1
    assert assess(PairCounts(), PLAN).pairs_left is None


def test_a_clear_lead_decides() -> None:
    assert assess(PairCounts(both=50, only_new=45, only_old=5), PLAN).answer is Answer.NEW_IS_BETTER
    assert assess(PairCounts(both=50, only_new=5, only_old=45), PLAN).answer is Answer.OLD_IS_BETTER
    level = PairCounts(both=400, only_new=50, only_old=50, neither=500)
    assert assess(level, PLAN).answer is Answer.NO_DIFFERENCE
    assert assess(level, PLAN).pairs_left == 0


def test_the_ratio_mirrors_itself_and_grows_with_evidence() -> None:
    lead = PairCounts(both=40, only_new=20, only_old=10, neither=30)
    twice = lead + lead
    assert log_likelihood_ratio(lead, 0.1) > 0
    assert log_likelihood_ratio(twice, 0.1) == pytest.approx(
        2 * log_likelihood_ratio(lead, 0.1), rel=0.05
    )
    assert assess(lead, PLAN).worse < 0


def test_while_it_is_open_it_says_about_how_many_pairs_are_left() -> None:
    open_state = assess(PairCounts(both=40, only_new=16, only_old=10, neither=34), PLAN)
    assert open_state.answer is Answer.OPEN
    assert open_state.pairs_left is not None
    assert 10 < open_state.pairs_left < 2_000


# A bound of 5 % with 250 comparisons: three standard errors are 4 points.
@pytest.mark.parametrize("discordant", [0.1, 0.25, 0.5])
def test_equal_versions_are_called_different_as_seldom_as_stated(discordant: float) -> None:
    half = discordant / 2
    assert share(Answer.NO_DIFFERENCE, half, half) >= 1 - PLAN.false_alarm - 0.04


@pytest.mark.parametrize("discordant", [0.2, 0.5])
def test_a_difference_of_the_margin_is_found_as_often_as_stated(discordant: float) -> None:
    new = (discordant + PLAN.margin) / 2
    old = discordant - new
    assert share(Answer.NEW_IS_BETTER, old, new) >= 1 - PLAN.missed - 0.04
    assert share(Answer.OLD_IS_BETTER, new, old) >= 1 - PLAN.missed - 0.04


def test_it_states_its_error_rates() -> None:
    assert SprtPlan(0.03, 0.05, 0.1).statement() == (
        "If both versions are equally good, the test calls one better in at most 5% of "
        "comparisons. If one is better by 3 points or more, it misses that in at most 10%."
    )


@pytest.mark.parametrize("wrong", [{"margin": 0}, {"false_alarm": 0.5}, {"missed": -1}])
def test_a_plan_that_cannot_be_kept_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="between 0 and"):
        SprtPlan(**wrong)
