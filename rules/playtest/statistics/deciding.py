"""How many more games would show which of two sides wins more often."""

from math import ceil
from statistics import NormalDist

from rules.playtest.statistics.interval import CONFIDENCE, wilson


def games_to_decide(wins: int, games: int, confidence: float = CONFIDENCE) -> int | None:
    """Return about how many more decided games would show which side wins more often.

    It supposes that the share stays as it is. 0 once the interval leaves out one half, None while
    both sides won equally often: no number of games would tell apart what is equal.

    Wilson's interval leaves out one half as soon as the share is further from it than
    z / (2 * sqrt(games)).
    """
    low, high = wilson(wins, games, confidence)
    if low > 0.5 or high < 0.5:
        return 0
    if 2 * wins == games:
        return None
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    needed = (z / (2 * (wins / games - 0.5))) ** 2
    return max(1, ceil(needed - games))


def round_up(number: int) -> int:
    """Return a number rounded up to two digits, as an estimate is said: 1,240 is 1,300."""
    step: int = 10 ** max(0, len(str(number)) - 2)
    return -(-number // step) * step
