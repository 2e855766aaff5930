"""What pairs of two versions say, and no more than they show."""

import json

import pytest

from play.trials.comparison import comparison_json, comparison_text, verdict
from rules.playtest.trials.paired import PairCounts
from rules.playtest.trials.sprt import SprtPlan

NAMES = ("Old", "New")
BETTER = PairCounts(both=40, only_old=5, only_new=40, neither=15)
WORSE = PairCounts(both=40, only_old=40, only_new=5, neither=15)
EQUAL = PairCounts(both=50, only_old=10, only_new=10, neither=30)
CLOSE = PairCounts(both=50, only_old=9, only_new=12, neither=29)


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        (BETTER, "New wins more often."),
        (WORSE, "Old wins more often."),
        (EQUAL, "These games show no difference."),
        (CLOSE, "Not decided: about "),
    ],
)
def test_a_better_version_is_named_only_where_the_interval_leaves_out_zero(
    counts: PairCounts, said: str
) -> None:
    assert verdict(NAMES, counts).startswith(said)


@pytest.mark.parametrize(
    ("counts", "answer", "said"),
    [
        (BETTER, "new is better", "New is better."),
        (WORSE, "old is better", "Old is better."),
        (PairCounts(both=1000, neither=1000), "no difference", "Neither is better by 5 points"),
        (CLOSE, "open", "more games of each version would decide."),
    ],
)
def test_the_sequential_test_answers_in_words_and_json(
    counts: PairCounts, answer: str, said: str
) -> None:
    plan = SprtPlan()
    assert comparison_json(counts, plan)["sprt"]["answer"] == answer
    lines = list(comparison_text(NAMES, counts, plan))
    assert any(said in line for line in lines)
    assert lines[-1] == plan.statement()


def test_the_json_has_all_counts() -> None:
    result = json.loads(json.dumps(comparison_json(CLOSE, None)))
    assert (result["pairs"], result["only_new_won"], result["difference"]) == (100, 12, 0.03)
    assert result["pairs_to_decide"] > 100
