"""Regressions with a ridge: weights that predict from numbers what comes of something."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rules.logistic import STEEPEST

Numbers = NDArray[np.float64]

ITERATIONS: Final = 15
SMALLEST_STEP: Final = 1e-4


def chances(weights: Numbers, rows: Numbers) -> Numbers:
    """Return how likely each row is, by a weight for each of its numbers."""
    scores = np.clip(rows @ weights, -STEEPEST, STEEPEST)
    return np.asarray(1 / (1 + np.exp(-scores)))


def fit_logistic(
    rows: Numbers, answers: Numbers, ridge: float, known: Numbers | None = None
) -> Numbers:
    """Return the weights of a logistic regression, found by Newton's method.

    An answer is 0 or 1, or anything between. `ridge`, above zero, is what it costs that a weight
    is 1 off the `known` one, or off zero where none are known.
    """
    pulled_to = np.zeros(rows.shape[1]) if known is None else known
    weights = pulled_to.copy()
    for _ in range(ITERATIONS):
        chance = chances(weights, rows)
        gradient = rows.T @ (answers - chance) + ridge * (pulled_to - weights)
        hessian = (rows.T * (chance * (1 - chance))) @ rows + ridge * np.eye(len(weights))
        step = np.linalg.solve(hessian, gradient)
        weights += step
        if np.abs(step).max() < SMALLEST_STEP:
            break
    return weights


def fit_linear(rows: Numbers, answers: Numbers, ridge: float) -> Numbers:
    """Return the weights of a linear regression whose squares cost `ridge`, above zero."""
    matrix = rows.T @ rows + ridge * np.eye(rows.shape[1])
    return np.asarray(np.linalg.solve(matrix, rows.T @ answers))
