"""Two versions of a deck on the same seeds: the difference between them and how sure it is.

A pair is one game of each version with equal shuffles against the same opponent. Pairs that
both versions win, or neither, say nothing about the difference, so a pair needs far fewer games
than two separate samples.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import NormalDist

from rules.playtest.statistics.interval import CONFIDENCE, Interval

# Agresti and Min (2005), "Simple improved confidence intervals for comparing matched
# proportions": half a pair added to each of the four cells.
_ADDED_TO_A_CELL = 0.5
_CELLS = 4


@dataclass(frozen=True, slots=True)
class PairCounts:
    """How often which version won its game of a pair. A game without a winner is not won."""

    both: int = 0
    only_old: int = 0
    only_new: int = 0
    neither: int = 0

    @property
    def pairs(self) -> int:
        """How many pairs were played."""
        return self.both + self.only_old + self.only_new + self.neither

    @property
    def old_wins(self) -> int:
        """How many games the old version won."""
        return self.both + self.only_old

    @property
    def new_wins(self) -> int:
        """How many games the new version won."""
        return self.both + self.only_new

    @property
    def difference(self) -> float:
        """The new version's share of wins less the old version's; 0 without pairs."""
        return (self.only_new - self.only_old) / self.pairs if self.pairs else 0.0

    def __add__(self, other: "PairCounts") -> "PairCounts":
        return PairCounts(
            self.both + other.both,
            self.only_old + other.only_old,
            self.only_new + other.only_new,
            self.neither + other.neither,
        )


def count_pairs(results: Iterable[tuple[bool, bool]]) -> PairCounts:
    """Count pairs of results: whether the old version won, and whether the new one did."""
    both = only_old = only_new = neither = 0
    for old, new in results:
        if old and new:
            both += 1
        elif old:
            only_old += 1
        elif new:
            only_new += 1
        else:
            neither += 1
    return PairCounts(both, only_old, only_new, neither)


def difference_interval(counts: PairCounts, confidence: float = CONFIDENCE) -> Interval:
    """Return the interval of the difference between the versions, from -1 to 1.

    Wald's interval of matched proportions with half a pair added to each cell (Agresti and Min
    2005). Without pairs nothing is known.
    """
    if not counts.pairs:
        return Interval(-1.0, 1.0)
    pairs = counts.pairs + _ADDED_TO_A_CELL * _CELLS
    new = (counts.only_new + _ADDED_TO_A_CELL) / pairs
    old = (counts.only_old + _ADDED_TO_A_CELL) / pairs
    middle = new - old
    reach = _z(confidence) * sqrt((new + old - middle * middle) / pairs)
    return Interval(max(-1.0, middle - reach), min(1.0, middle + reach))


def pairs_to_decide(counts: PairCounts, confidence: float = CONFIDENCE) -> int | None:
    """Return about how many more pairs would show which version is better.

    It supposes that the difference stays as it is. 0 once the interval leaves out zero, None
    while no difference is seen: no number of games would tell apart what is equal.
    """
    interval = difference_interval(counts, confidence)
    if interval.low > 0 or interval.high < 0:
        return 0
    if counts.only_new == counts.only_old:
        return None
    discordant = (counts.only_new + counts.only_old) / counts.pairs
    variance = discordant - counts.difference**2
    needed = (_z(confidence) / counts.difference) ** 2 * variance
    return max(1, ceil(needed - counts.pairs))


def _z(confidence: float) -> float:
    return NormalDist().inv_cdf((1 + confidence) / 2)
