"""Distributions: how many games had which number of something."""

from collections import Counter
from collections.abc import Iterable, Mapping

Distribution = Mapping[int, int]


def count_games(numbers: Iterable[int]) -> Distribution:
    """Return how many games had each number, in the order of the numbers."""
    return dict(sorted(Counter(numbers).items()))


def add_distributions(distributions: Iterable[Distribution]) -> Distribution:
    """Return the distribution of all games taken together, in the order of the numbers."""
    total: Counter[int] = Counter()
    for distribution in distributions:
        total.update(distribution)
    return dict(sorted(total.items()))


def size(distribution: Distribution) -> int:
    """Return how many games the distribution counts."""
    return sum(distribution.values())


def total(distribution: Distribution) -> int:
    """Return the sum of the numbers of all games."""
    return sum(number * games for number, games in distribution.items())


def mean(distribution: Distribution) -> float:
    """Return the average; 0 if there is no game."""
    games = size(distribution)
    return total(distribution) / games if games else 0.0


def quantile(distribution: Distribution, share: float) -> int:
    """Return the smallest number that at least `share` of the games do not exceed.

    The number is one that occurred, never one in between; 0 if there is no game.
    """
    wanted = share * size(distribution)
    passed = 0
    for number, games in sorted(distribution.items()):
        passed += games
        if passed >= wanted:
            return number
    return 0


def median(distribution: Distribution) -> int:
    """Return the number that half of the games do not exceed; 0 if there is no game."""
    return quantile(distribution, 0.5)
