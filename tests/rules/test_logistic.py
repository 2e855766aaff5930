"""Logistic regression: it finds what made its examples, and a ridge holds weights back."""

import random

import pytest

from rules.logistic import fit_weights, logistic, predict

MADE_WITH = [1.2, -0.8, -0.5]


def rows(count: int) -> list[list[float]]:
    dice = random.Random(3)
    return [[dice.gauss(2, 1), dice.gauss(0, 3), 1.0] for _ in range(count)]


def test_a_score_of_nothing_is_a_half_and_none_is_out_of_range() -> None:
    assert logistic(0) == 0.5
    assert logistic(2) + logistic(-2) == pytest.approx(1)
    assert 0 < logistic(-1e9) < logistic(1e9) < 1


def test_the_weights_that_made_the_answers_are_found() -> None:
    examples = rows(2000)
    answers = [predict(MADE_WITH, row) for row in examples]
    assert fit_weights(examples, answers, ridge=1e-6) == pytest.approx(MADE_WITH, abs=1e-4)


def test_answers_of_yes_and_no_come_near() -> None:
    dice = random.Random(4)
    examples = rows(4000)
    answers = [float(dice.random() < predict(MADE_WITH, row)) for row in examples]
    assert fit_weights(examples, answers, ridge=0.01) == pytest.approx(MADE_WITH, abs=0.25)


def test_a_ridge_holds_weights_back() -> None:
    examples = rows(300)
    answers = [predict(MADE_WITH, row) for row in examples]
    free, held = (fit_weights(examples, answers, ridge) for ridge in (0.01, 100))
    assert sum(map(abs, held)) < sum(map(abs, free))


def test_a_number_that_is_always_nothing_weighs_nothing() -> None:
    examples = [[0.0, float(place)] for place in range(10)]
    first, second = fit_weights(examples, [place / 10 for place in range(10)], ridge=1)
    assert first == 0
    assert second > 0


def test_few_examples_hardly_move_weights_that_are_known() -> None:
    examples = rows(20)
    answers = [1.0] * len(examples)
    known = [0.3, -0.2, 0.1]
    assert fit_weights(examples, answers, 1e6, known) == pytest.approx(known, abs=1e-3)
    moved = fit_weights(examples, answers, 1.0, known)
    assert moved[0] > known[0] + 0.1
