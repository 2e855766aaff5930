"""Rank correlation, its intervals, and how far chance alone lowers it: pure functions.

Spearman's rank correlation is Pearson's correlation of ranks, ties at their mean rank. Intervals
are the estimate plus and minus 1.96 standard deviations of a bootstrap: the percentiles of one
would be too low, as each resample adds chance to figures that have some already.
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean, pstdev

import numpy as np

RESAMPLES = 300
NORMAL_95 = 1.96
FEWEST = 3
"""Fewer pairs than these have no correlation worth a number."""


def spearman(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Return the rank correlation of pairs; None for too few, or where one side is constant.

    >>> spearman([1, 2, 3, 4], [10, 20, 40, 30])
    0.8
    """
    if len(first) < FEWEST:
        return None
    return pearson(ranks(first), ranks(second))


def pearson(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Return the correlation of pairs; None where one side is constant."""
    if np.ptp(first) == 0 or np.ptp(second) == 0:
        return None
    return round(float(np.corrcoef(first, second)[0, 1]), 12)


def ranks(values: Sequence[float]) -> list[float]:
    """Return each value's rank from 1; equal values share the mean of their ranks.

    >>> ranks([0.5, 0.2, 0.5])
    [2.5, 1.0, 2.5]
    """
    _, places, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    return [float(rank) for rank in (last - (counts - 1) / 2)[places]]


def bootstrap_half_width(
    statistic: Callable[[Sequence[int]], float | None],
    size: int,
    dice: Random,
    resamples: int = RESAMPLES,
) -> float | None:
    """Return half the width of the 95 % interval of a statistic of `size` things.

    `statistic` takes the places of a resample. Resamples without a value are left out; None if
    hardly any has one, or where there is nothing to resample.
    """
    if not size:
        return None
    values = [
        value
        for _ in range(resamples)
        if (value := statistic(dice.choices(range(size), k=size))) is not None
    ]
    return NORMAL_95 * pstdev(values) if len(values) > resamples // 2 else None


def reliability(rates: Sequence[float], games: Sequence[int]) -> float | None:
    """Return the share of the variance of win rates that is not the chance of single games.

    The chance of a rate p of n games is p(1-p)/n. Figures with reliabilities r and s have at most
    a correlation of sqrt(r*s), however alike the things behind them are. None where all rates are
    equal.
    """
    variance = pstdev(rates) ** 2
    if variance <= 0:
        return None
    chance = fmean(rate * (1 - rate) / n for rate, n in zip(rates, games, strict=True))
    return max(0.0, 1 - chance / variance)


def full_length(half: float) -> float:
    """Return the reliability of a whole from the correlation of its halves (Spearman-Brown)."""
    return 2 * half / (1 + half) if half > 0 else 0.0
