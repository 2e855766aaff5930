"""Glicko-2: a rating, how certain it is, and how both change with results.

Mark E. Glickman, "Example of the Glicko-2 system", http://www.glicko.net/glicko/glicko2.pdf; names
follow the paper. The settings are those of lichess: a rating changes after every game, and waiting
counts as a fraction of a rating period for each day, so that a usual player's deviation grows from
60 to 110 in a year without games.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

# Points of a rating for one unit of the paper's own scale, whose middle is 1500.
SCALE: Final = 173.7178
MIDDLE: Final = 1500.0

LOWEST, HIGHEST = 400.0, 4000.0
MOST_CERTAIN, LEAST_CERTAIN = 45.0, 500.0
MOST_VOLATILE: Final = 0.1
# How far one game may move a rating.
MOST_POINTS: Final = 700.0
# How much volatility itself may change.
TAU: Final = 0.75
PERIODS_A_DAY: Final = 0.21436
# From here on a rating is provisional.
PROVISIONAL_DEVIATION: Final = 110.0

_PRECISION: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Glicko:
    """A rating with its deviation and its volatility."""

    rating: float = MIDDLE
    deviation: float = LEAST_CERTAIN
    volatility: float = 0.09

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known for the rating to mean much."""
        return self.deviation >= PROVISIONAL_DEVIATION


@dataclass(frozen=True, slots=True)
class Result:
    """A game against an opponent: 1 for a win, 0.5 for a draw, 0 for a loss."""

    opponent: Glicko
    score: float


START: Final = Glicko()


def win_chance(player: Glicko, opponent: Glicko) -> float:
    """Return the score that a player is expected to get in a game, from 0 to 1."""
    both = sqrt(player.deviation**2 + opponent.deviation**2) / SCALE
    return 1 / (1 + exp(-_g(both) * (player.rating - opponent.rating) / SCALE))


def after_waiting(player: Glicko, days: float) -> Glicko:
    """Return a rating after days without games: less certain, the same otherwise."""
    phi = sqrt((player.deviation / SCALE) ** 2 + days * PERIODS_A_DAY * player.volatility**2)
    return Glicko(player.rating, min(phi * SCALE, LEAST_CERTAIN), player.volatility)


def after_game(player: Glicko, result: Result, days: float = 0.0, weight: float = 1.0) -> Glicko:
    """Return a rating after one game, `days` after the one before, within the bounds of a rating.

    A game of less `weight`, such as one against a computer player, moves it less far.
    """
    rated = after_period(player, [result], periods=days * PERIODS_A_DAY)
    change = max(-MOST_POINTS, min(MOST_POINTS, rated.rating - player.rating))
    return Glicko(
        _within(player.rating + weight * change, LOWEST, HIGHEST),
        _within(_part(player.deviation, rated.deviation, weight), MOST_CERTAIN, LEAST_CERTAIN),
        min(_part(player.volatility, rated.volatility, weight), MOST_VOLATILE),
    )


def after_period(
    player: Glicko, results: Sequence[Result], tau: float = TAU, periods: float = 1.0
) -> Glicko:
    """Return a rating after the games of some rating periods, as the paper's eight steps say.

    Without results only the deviation grows. No bounds are kept.
    """
    phi = player.deviation / SCALE
    if not results:
        waited = sqrt(phi**2 + periods * player.volatility**2)
        return Glicko(player.rating, waited * SCALE, player.volatility)
    mu = (player.rating - MIDDLE) / SCALE
    certainty = gain = 0.0
    for result in results:
        g = _g(result.opponent.deviation / SCALE)
        expected = 1 / (1 + exp(-g * (mu - (result.opponent.rating - MIDDLE) / SCALE)))
        certainty += g * g * expected * (1 - expected)
        gain += g * (result.score - expected)
    v = 1 / certainty
    volatility = _new_volatility(player.volatility, phi, v, v * gain, tau)
    waited_squared = phi**2 + periods * volatility**2
    new_phi = 1 / sqrt(1 / waited_squared + certainty)
    return Glicko((mu + new_phi**2 * gain) * SCALE + MIDDLE, new_phi * SCALE, volatility)


def _new_volatility(sigma: float, phi: float, v: float, delta: float, tau: float) -> float:
    """Return the volatility once results differed by `delta` from what was expected (step 5)."""
    a = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + v + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - a) / tau**2

    low, high = a, _upper_end(f, a, delta**2 - phi**2 - v, tau)
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)


def _upper_end(f: Callable[[float], float], a: float, surprise: float, tau: float) -> float:
    """Return the other end of the interval in which the new volatility is searched."""
    if surprise > 0:
        return log(surprise)
    k = 1
    while f(a - k * tau) < 0:
        k += 1
    return a - k * tau


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _part(old: float, new: float, weight: float) -> float:
    return old + weight * (new - old)


def _within(number: float, low: float, high: float) -> float:
    return max(low, min(high, number))
