"""Finding the weights of the evaluation function."""

import math
import random

import pytest

from lab.lcg.fits.evaluation import Sample, fit, fit_evaluation, samples_by, samples_by_rules
from rules.lcg.players.features import FEATURES
from rules.lcg.players.weights import WEIGHTS, weights_of
from tests.rules.lcg.scene import Scene

pytestmark = pytest.mark.nightly

MIRKWOOD = "passage-through-mirkwood"


def test_a_fit_finds_the_weights_that_made_the_samples() -> None:
    dice = random.Random(3)
    made_with = [-0.5, 1.2, -0.8]
    samples = []
    for _ in range(3000):
        row = [1.0, dice.gauss(2, 1), dice.gauss(0, 3)]
        total = sum(weight * value for weight, value in zip(made_with, row, strict=True))
        samples.append(Sample(row, 1 / (1 + math.exp(-total))))
    assert fit(samples, penalty=0.01) == pytest.approx(made_with, abs=0.001)
    shrunk = fit(samples, penalty=1000)
    assert 0 < shrunk[1] < made_with[1]


def test_a_feature_that_never_changes_does_no_harm() -> None:
    samples = [Sample([1.0, 0.0, float(place)], place / 10) for place in range(10)]
    weights = fit(samples)
    assert weights[1] == 0
    assert weights[2] > 0


def test_what_a_deck_is_like_is_not_taken_for_what_a_table_is_worth() -> None:
    """Who plays the weak deck has more of something that helps either deck."""
    samples = [
        Sample([1.0, strong + more], 0.2 + 0.5 * (1 - strong) + 0.1 * more, (f"deck {strong}",))
        for strong in (0, 1)
        for more in (0, 1)
        for _ in range(50)
    ]
    mixed = [Sample(sample.features, sample.worth) for sample in samples]
    assert fit(samples, penalty=0.1)[1] > 0
    assert fit(mixed, penalty=0.1)[1] < 0


def test_no_weight_makes_a_harm_look_good() -> None:
    place = FEATURES.index("engaged enemies")
    other = FEATURES.index("round")
    samples = []
    for number in range(40):
        row = [1.0] + [0.0] * (len(FEATURES) - 1)
        row[place] = row[other] = number / 10
        samples.append(Sample(row, number / 40))
    weights = fit_evaluation(samples)
    assert weights[place] == 0
    assert weights[other] > 0


def test_a_few_led_games_move_the_weights_of_many_games_by_rules_a_little() -> None:
    place = FEATURES.index("willpower")

    def sample(value: float, worth: float) -> Sample:
        row = [1.0] + [0.0] * (len(FEATURES) - 1)
        row[place] = value
        return Sample(row, worth)

    by_rules = [sample(number % 10 / 5, number % 10 / 10) for number in range(100)]
    before = fit_evaluation(by_rules)
    led = [sample(number % 10 / 5, float(number % 10 > 4)) for number in range(20)]
    after = fit_evaluation(by_rules, led)
    assert before[place] < after[place] < 1.2 * before[place]


def test_a_player_alone_has_tables_of_their_own() -> None:
    samples = list(samples_by_rules("escape-from-dol-guldur", 14, seed=1, alone=True))
    assert {len(sample.decks) for sample in samples} == {1}
    assert ("back-to-basics",) in {sample.decks for sample in samples}


def test_games_by_rules_give_a_sample_for_each_round_and_leave_the_weights_alone() -> None:
    table = Scene().state
    samples = []
    for sample in samples_by_rules(MIRKWOOD, 4, seed=1, alone=False):
        assert weights_of(table) is WEIGHTS
        samples.append(sample)
    assert len(samples) > 12
    assert {len(sample.features) for sample in samples} == {len(FEATURES)}
    assert all(0 <= sample.worth <= 1 for sample in samples)
    assert len({sample.worth for sample in samples}) <= 4


def test_another_player_leads_and_its_tables_are_worth_what_its_games_came_to() -> None:
    samples = list(samples_by("quick", MIRKWOOD, 2, seed=1, alone=False))
    rounds = [round(10 * sample.features[FEATURES.index("round")]) for sample in samples]
    assert rounds[0] == 1
    assert rounds.count(1) == 2
    assert len({sample.worth for sample in samples}) <= 2
