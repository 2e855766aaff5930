"""How strong players of a ladder are: the Bradley–Terry model by maximum likelihood.

Each player has a strength, and the odds that one beats another are the ratio of theirs (Bradley
and Terry 1952). The strengths are found by Hunter's MM algorithm (2004). Each player also won and
lost half a game of a made-up one against an average player, so that strengths stay finite for
who won or lost every game. Games only say who is stronger than whom, so a rating is the
difference to a mean of players, and its interval comes from the curvature of the likelihood at
its top, for that difference.

The libraries that do this need NumPy and SciPy, which nothing else here does.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import NormalDist

from rules.playtest.statistics.interval import CONFIDENCE

# The mean of the players is this rating, and 400 points more are odds of ten to one, as with Elo's.
AVERAGE = 1500.0
POINTS = 400 / log(10)
# Of the made-up game against an average player.
_PRIOR_WINS = 0.5
_ITERATIONS = 500
_SMALLEST_CHANGE = 1e-7


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is, with the bounds of the 95 % interval."""

    value: float
    low: float
    high: float


def rate(
    players: int, wins: Mapping[tuple[int, int], float], average: Collection[int] = ()
) -> list[Rating]:
    """Return the rating of each player, by how many games one won against another.

    `wins[a, b]` are the games that player a won against b; players are numbered from 0. The mean
    is that of the players in `average`, of all without any.
    """
    average = average or range(players)
    met = _games(players, wins)
    won = [_PRIOR_WINS] * players
    for (winner, _), count in wins.items():
        won[winner] += count
    strengths = _strengths(met, won)
    spread = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    mean = sum(log(strengths[player]) for player in average) / max(len(average), 1)
    found = []
    for strength, variance in zip(strengths, _variances(met, strengths, average), strict=True):
        value = AVERAGE + POINTS * (log(strength) - mean)
        reach = POINTS * spread * sqrt(max(variance, 0.0))
        found.append(Rating(value, value - reach, value + reach))
    return found


def chance(rating: float, other: float) -> float:
    """Return how likely a player beats another by their ratings."""
    return 1 / (1 + exp((other - rating) / POINTS))


def _games(players: int, wins: Mapping[tuple[int, int], float]) -> list[dict[int, float]]:
    """Return how many games each player had against each other."""
    met: list[dict[int, float]] = [{} for _ in range(players)]
    for (winner, loser), count in wins.items():
        if count and winner != loser:
            met[winner][loser] = met[winner].get(loser, 0.0) + count
            met[loser][winner] = met[loser].get(winner, 0.0) + count
    return met


def _strengths(met: Sequence[Mapping[int, float]], won: Sequence[float]) -> list[float]:
    strengths = [1.0] * len(met)
    for _ in range(_ITERATIONS):
        largest = 0.0
        for player, others in enumerate(met):
            mine = strengths[player]
            expected = 2 * _PRIOR_WINS / (mine + 1.0)
            for other, games in others.items():
                expected += games / (mine + strengths[other])
            strengths[player] = won[player] / expected
            largest = max(largest, abs(strengths[player] / mine - 1.0))
        if largest < _SMALLEST_CHANGE:
            break
    return strengths


def _variances(
    met: Sequence[Mapping[int, float]], strengths: Sequence[float], average: Collection[int]
) -> list[float]:
    """Return the variance of each strength's logarithm less the mean of some.

    The covariances are the inverse of the information.
    """
    size = len(met)
    rows = [[0.0] * size + [float(place == own) for place in range(size)] for own in range(size)]
    for player, others in enumerate(met):
        mine = strengths[player]
        rows[player][player] += 2 * _PRIOR_WINS * mine / (mine + 1.0) ** 2
        for other, games in others.items():
            theirs = strengths[other]
            information = games * mine * theirs / (mine + theirs) ** 2
            rows[player][player] += information
            rows[player][other] -= information
    for place in range(size):
        pivot = rows[place][place]
        # The matrix is positive definite, so a pivot is never zero.
        line = rows[place] = [value / pivot for value in rows[place]]
        for own, row in enumerate(rows):
            factor = row[place]
            if own != place and factor:
                rows[own] = [value - factor * other for value, other in zip(row, line, strict=True)]
    covariances = [row[size:] for row in rows]
    means = [sum(row[player] for player in average) / len(average) for row in covariances]
    whole = sum(means[player] for player in average) / max(len(average), 1)
    return [covariances[own][own] - 2 * means[own] + whole for own in range(size)]
