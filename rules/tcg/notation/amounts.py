"""How many: a number, or something counted when the sentence is carried out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.tcg.notation.filters import Filter


class Counted:
    """An amount that depends on the game; `n * amount` multiplies it."""

    def __rmul__(self, factor: int) -> Times:
        return Times(factor, self)


class Tally(Counted, Enum):
    """Tokens of the Free Peoples player."""

    THREATS = "threat"
    BURDENS = "burden"


@dataclass(frozen=True)
class Number(Counted):
    """So many active cards that pass."""

    of: Filter


@dataclass(frozen=True)
class CompanionsOver(Counted):
    """So many companions as the fellowship has beyond a limit."""

    limit: int


@dataclass(frozen=True)
class Spotted(Counted):
    """As many such cards as the player chooses to spot (2.0, "Spot": he need not spot all)."""

    of: Filter


@dataclass(frozen=True)
class Times(Counted):
    """A multiple of an amount."""

    factor: int
    amount: Counted


Amount = int | Counted

threats = Tally.THREATS
burdens = Tally.BURDENS


def number_of(of: Filter) -> Number:
    """As many as there are such cards ("you can spot")."""
    return Number(of)


def you_spot(of: Filter) -> Spotted:
    """For each such card you spot."""
    return Spotted(of)


def companions_over(limit: int) -> CompanionsOver:
    """For each companion over `limit`."""
    return CompanionsOver(limit)
