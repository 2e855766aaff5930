"""Macros that are compared with the expert's, deal by deal."""

from math import ceil, sqrt
from typing import Final

from rules.lcg.players.macros import Macro

# No macro is dropped for its results before the first number of deals, none preferred before the
# second.
FIRST_LOOK: Final = 3
FEWEST_DEALS: Final = 4
# A difference counts from this many standard errors on, and a macro is hopeless that is worse by
# more than this many. With a stricter view of hope a good macro is too often dropped for its
# first deals.
MARGIN: Final = 0.5
HOPE: Final = 1.0


class Rival:
    """A macro that is compared with the expert's, and by how much its deals end better."""

    __slots__ = ("deals", "gains", "macro", "results", "squares")

    def __init__(self, macro: Macro) -> None:
        self.macro = macro
        self.results: list[float] = []
        self.deals = 0
        self.gains = 0.0
        self.squares = 0.0

    def count(self, gain: float) -> None:
        """Count a deal that this macro ended better by `gain` than the expert's."""
        self.deals += 1
        self.gains += gain
        self.squares += gain * gain

    def mean(self) -> float:
        """Return the mean gain of a deal."""
        return self.gains / self.deals if self.deals else 0.0

    def error(self) -> float:
        """Return the standard error of the mean gain."""
        if self.deals < 2:
            return 1.0
        mean = self.mean()
        variance = max(self.squares / self.deals - mean * mean, 0.0)
        return sqrt(variance / (self.deals - 1))

    def is_hopeless(self) -> bool:
        """Whether it does no better than the expert's macro, even with some luck."""
        return self.mean() + HOPE * self.error() <= 0

    def is_better(self) -> bool:
        """Whether it does better than the expert's macro by more than the margin."""
        return self.deals >= FEWEST_DEALS and self.mean() > MARGIN * self.error()


def better_half(rivals: list[Rival]) -> list[Rival]:
    """Return the half with the higher mean gains, at least one of them."""
    return sorted(rivals, key=lambda rival: -rival.mean())[: ceil(len(rivals) / 2)]


def best_of(rivals: list[Rival]) -> Rival | None:
    """Return the rival with the highest clear gain over the expert's macro; None without one."""
    better = [rival for rival in rivals if rival.is_better()]
    return max(better, key=Rival.mean) if better else None
