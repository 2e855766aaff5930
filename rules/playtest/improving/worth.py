"""What a copy of a card is worth to a deck, as far as the games so far show it.

The difference between two versions is taken as the sum over their cards of copies more times the
worth of a copy. Worths are normal to begin with; every trial of a version that differs in many
cards then says something of each of them (Bayesian linear regression). `draw` returns worths that
could be true, as likely as the games make them (Thompson sampling), so that a proposal tries what
may be good and not only what was good.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from rules.playtest.trials.paired import PairCounts

# How far the worth of a copy is likely to be from what is expected, as a share of games won.
SPREAD = 0.012


@dataclass(frozen=True, slots=True)
class Tried:
    """A version that was tried: copies more (or fewer) of each card, and its pairs of games."""

    change: Mapping[str, int]
    counts: PairCounts


class Worths:
    """What is believed of the worth of cards: `expected` before any trial, and the trials."""

    def __init__(self, expected: Mapping[str, float], tried: Iterable[Tried]) -> None:
        self._expected = expected
        self._tried = [each for each in tried if each.counts.pairs]
        self._noise = [_variance(each.counts) for each in self._tried]
        self._factor = _cholesky(self._covariance())

    def draw(self, cards: Sequence[str], dice: Random) -> dict[str, float]:
        """Return a worth for each card, drawn as likely as it is.

        By Matheron's rule: worths are drawn as if nothing was tried, then corrected by how far
        what they predict is from what was seen.
        """
        known = sorted({*cards, *(card for each in self._tried for card in each.change)})
        drawn = {card: dice.gauss(self._expected.get(card, 0.0), SPREAD) for card in known}
        missed = [
            each.counts.difference
            + dice.gauss(0.0, sqrt(noise))
            - sum(copies * drawn[card] for card, copies in each.change.items())
            for each, noise in zip(self._tried, self._noise, strict=True)
        ]
        for each, weight in zip(self._tried, _solve(self._factor, missed), strict=True):
            for card, copies in each.change.items():
                drawn[card] += SPREAD * SPREAD * copies * weight
        return drawn

    def _covariance(self) -> list[list[float]]:
        """Return how the differences of the trials vary together."""
        rows: list[list[float]] = []
        for place, one in enumerate(self._tried):
            row = [
                SPREAD * SPREAD * _common(one.change, other.change)
                for other in self._tried[: place + 1]
            ]
            row[place] += self._noise[place]
            rows.append(row)
        return rows


def _variance(counts: PairCounts) -> float:
    unequal = (counts.only_new + counts.only_old + 1) / (counts.pairs + 2)
    return unequal / counts.pairs


def _common(one: Mapping[str, int], other: Mapping[str, int]) -> int:
    return sum(copies * other[card] for card, copies in one.items() if card in other)


def _cholesky(lower: list[list[float]]) -> list[list[float]]:
    """Return the Cholesky factor of a matrix of which the lower half is given."""
    factor: list[list[float]] = []
    for place, row in enumerate(lower):
        found: list[float] = []
        for column in range(place):
            above = factor[column]
            rest = sum(a * b for a, b in zip(found, above, strict=False))
            found.append((row[column] - rest) / above[column])
        found.append(sqrt(row[place] - sum(value * value for value in found)))
        factor.append(found)
    return factor


def _solve(factor: list[list[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of a system of equations by the Cholesky factor of its matrix."""
    forward: list[float] = []
    for row, value in zip(factor, right, strict=True):
        rest = sum(a * b for a, b in zip(row, forward, strict=False))
        forward.append((value - rest) / row[-1])
    solved = [0.0] * len(forward)
    for place in reversed(range(len(forward))):
        rest = sum(factor[below][place] * solved[below] for below in range(place + 1, len(solved)))
        solved[place] = (forward[place] - rest) / factor[place][place]
    return solved
