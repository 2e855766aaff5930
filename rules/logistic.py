"""The logistic function: how likely something is, by a score that weights add up to."""

from math import exp
from typing import Final

# Scores beyond this count as this much, so that `exp` stays within its range.
STEEPEST: Final = 15.0


def logistic(score: float) -> float:
    """Return how likely something is by a score, from 0 to 1; a score of 0 is a half."""
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, score))))
