"""Logistic regression: weights that foretell from numbers how likely something is.

Fitted by Newton's method, with a ridge that keeps the weights of numbers that seldom differ near
zero.
"""

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import Final

ITERATIONS: Final = 15
SMALLEST_STEP: Final = 1e-4
# Beyond this score nothing is surer, and `exp` stays within its range.
STEEPEST: Final = 15.0


def logistic(score: float) -> float:
    """Return how likely something is by a score, from 0 to 1; a score of 0 is a half."""
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, score))))


def foretell(weights: Sequence[float], row: Sequence[float]) -> float:
    """Return how likely the weights say that a row of as many numbers is."""
    return logistic(sum(map(mul, weights, row)))


def fit_weights(
    rows: Sequence[Sequence[float]], answers: Sequence[float], ridge: float
) -> list[float]:
    """Return the weights that foretell the answers best, one for each number of a row.

    An answer is 0 or 1, or anything between. `ridge`, above zero, is what a weight of 1 costs.
    """
    weights = [0.0] * len(rows[0])
    for _ in range(ITERATIONS):
        steps = _newton_steps(weights, rows, answers, ridge)
        weights = [weight + step for weight, step in zip(weights, steps, strict=True)]
        if max(map(abs, steps)) < SMALLEST_STEP:
            break
    return weights


def _newton_steps(
    weights: Sequence[float],
    rows: Sequence[Sequence[float]],
    answers: Sequence[float],
    ridge: float,
) -> list[float]:
    size = len(weights)
    slope = [-ridge * weight for weight in weights]
    bend = [[ridge * (row == column) for column in range(size)] for row in range(size)]
    for row, answer in zip(rows, answers, strict=True):
        chance = foretell(weights, row)
        error, spread = answer - chance, chance * (1 - chance)
        for place, value in enumerate(row):
            if value:
                slope[place] += error * value
                line, scaled = bend[place], spread * value
                for other in range(place, size):
                    line[other] += scaled * row[other]
    for place in range(size):
        for other in range(place):
            bend[place][other] = bend[other][place]
    return _solve(bend, slope)


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of linear equations, by Gauss and Jordan; the matrix is definite."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for place, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot and other[place]:
                factor = other[place] / pivot[place]
                for column in range(place, len(pivot)):
                    other[column] -= factor * pivot[column]
    return [row[-1] / row[place] for place, row in enumerate(rows)]
