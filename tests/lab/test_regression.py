"""Regressions find what made their examples, and a ridge holds weights back."""

import numpy as np
import pytest

from lab.regression import Numbers, chances, fit_linear, fit_logistic
from rules.logistic import logistic

pytestmark = pytest.mark.nightly

MADE_WITH = np.array([1.2, -0.8, -0.5])


def rows(count: int) -> Numbers:
    dice = np.random.default_rng(3)
    return np.column_stack([dice.normal(2, 1, count), dice.normal(0, 3, count), np.ones(count)])


def test_a_chance_is_the_one_that_players_see() -> None:
    examples = np.vstack([rows(20), [1e9, 0, 0]])
    expected = [logistic(float(row @ MADE_WITH)) for row in examples]
    assert chances(MADE_WITH, examples) == pytest.approx(expected)


def test_the_weights_that_made_the_answers_are_found() -> None:
    examples = rows(2000)
    answers = chances(MADE_WITH, examples)
    assert fit_logistic(examples, answers, ridge=1e-6) == pytest.approx(MADE_WITH, abs=1e-4)


def test_answers_of_yes_and_no_come_near() -> None:
    examples = rows(4000)
    won = np.random.default_rng(4).random(4000) < chances(MADE_WITH, examples)
    answers = won.astype(float)
    assert fit_logistic(examples, answers, ridge=0.01) == pytest.approx(MADE_WITH, abs=0.25)


def test_a_ridge_holds_weights_back() -> None:
    examples = rows(300)
    answers = chances(MADE_WITH, examples)
    free, held = (fit_logistic(examples, answers, ridge) for ridge in (0.01, 100))
    assert np.abs(held).sum() < np.abs(free).sum()


def test_a_number_that_is_always_nothing_weighs_nothing() -> None:
    examples = np.array([[0.0, float(place)] for place in range(10)])
    first, second = fit_logistic(examples, np.arange(10) / 10, ridge=1)
    assert first == 0
    assert second > 0


def test_few_examples_hardly_move_weights_that_are_known() -> None:
    examples = rows(20)
    known = np.array([0.3, -0.2, 0.1])
    stiff = fit_logistic(examples, np.ones(20), 1e6, known)
    assert stiff == pytest.approx(known, abs=1e-3)
    assert fit_logistic(examples, np.ones(20), 1.0, known)[0] > known[0] + 0.1


def test_a_linear_regression_finds_what_made_its_answers() -> None:
    examples = rows(200)
    found = fit_linear(examples, examples @ MADE_WITH, ridge=1e-9)
    assert found == pytest.approx(MADE_WITH)
    assert np.abs(fit_linear(examples, examples @ MADE_WITH, ridge=1e4)[0]) < MADE_WITH[0]
