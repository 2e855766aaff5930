"""How sure a share is: the Wilson score interval."""

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """The bounds of a share, each from 0 to 1."""

    low: float
    high: float


def wilson(successes: int, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """Return the Wilson score interval of a share, without correction for continuity.

    It stays within 0 and 1 and is honest for few trials and for shares near the ends (Wilson
    1927; method 3 of Newcombe 1998). Without trials nothing is known: 0 to 1. `ValueError`
    where the successes are not within the trials.
    """
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes of {trials} trials")
    if trials == 0:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = successes / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    return Interval(
        0.0 if successes == 0 else middle - reach,
        1.0 if successes == trials else middle + reach,
    )


def share_interval(wins: int, games: int, sides: int) -> Interval:
    """Return the interval of the share of games that one of several sides won.

    Of two shares one decides the other, so Wilson's interval says it for both. Of more, all
    intervals hold together at 95 %: the level is divided among them (Goodman 1965).
    """
    return wilson(wins, games, shared_confidence(sides if sides > 2 else 1))


def shared_confidence(statements: int) -> float:
    """Return how sure each of several statements must be, so that all hold at 95 %."""
    return 1 - (1 - CONFIDENCE) / statements
