"""Logistic regression: weights that predict from numbers how likely something is.

Fitted by Newton's method, with a ridge that keeps the weights of numbers that seldom differ near
zero.
"""

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import Final

ITERATIONS: Final = 15
SMALLEST_STEP: Final = 1e-4
# Scores beyond this count as this much, so that `exp` stays within its range.
STEEPEST: Final = 15.0


def logistic(score: float) -> float:
    """Return how likely something is by a score, from 0 to 1; a score of 0 is a half."""
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, score))))


def predict(weights: Sequence[float], row: Sequence[float]) -> float:
    """Return how likely a row is, by a weight for each of its numbers."""
    return logistic(sum(map(mul, weights, row)))


def fit_weights(
    rows: Sequence[Sequence[float]],
    answers: Sequence[float],
    ridge: float,
    known: Sequence[float] = (),
) -> list[float]:
    """Return the weights that predict the answers best, one for each number of a row.

    An answer is 0 or 1, or anything between. `ridge`, above zero, is what it costs that a weight
    is 1 off the `known` one, or off zero where none are known.
    """
    pulled_to = list(known) or [0.0] * len(rows[0])
    weights = pulled_to[:]
    for _ in range(ITERATIONS):
        steps = _newton_steps(weights, rows, answers, ridge, pulled_to)
        weights = [weight + step for weight, step in zip(weights, steps, strict=True)]
        if max(map(abs, steps)) < SMALLEST_STEP:
            break
    return weights


def _newton_steps(
    weights: Sequence[float],
    rows: Sequence[Sequence[float]],
    answers: Sequence[float],
    ridge: float,
    pulled_to: Sequence[float],
) -> list[float]:
    size = len(weights)
    gradient = [ridge * (known - weight) for known, weight in zip(pulled_to, weights, strict=True)]
    hessian = [[ridge * (row == column) for column in range(size)] for row in range(size)]
    for row, answer in zip(rows, answers, strict=True):
        chance = predict(weights, row)
        error, spread = answer - chance, chance * (1 - chance)
        for place, value in enumerate(row):
            if value:
                gradient[place] += error * value
                line, scaled = hessian[place], spread * value
                for other in range(place, size):
                    line[other] += scaled * row[other]
    for place in range(size):
        for other in range(place):
            hessian[place][other] = hessian[other][place]
    return solve(hessian, gradient)


def solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of linear equations, by Gauss and Jordan; the matrix is definite."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for place, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot and other[place]:
                factor = other[place] / pivot[place]
                for column in range(place, len(pivot)):
                    other[column] -= factor * pivot[column]
    return [row[-1] / row[place] for place, row in enumerate(rows)]
