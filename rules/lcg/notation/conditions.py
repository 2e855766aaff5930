"""What must be so for a sentence to apply."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.lcg.notation.amounts import Amount
from rules.lcg.notation.filters import Filter, Reference


class Condition:
    """Something that is so or not; `~` is "not", `&` is "and"."""

    def __invert__(self) -> Condition:
        return NotSo(self)

    def __and__(self, other: Condition) -> Condition:
        return BothSo(self, other)


@dataclass(frozen=True)
class NotSo(Condition):
    """The opposite."""

    part: Condition


@dataclass(frozen=True)
class BothSo(Condition):
    """Two conditions at once."""

    first: Condition
    second: Condition


@dataclass(frozen=True)
class Is(Condition):
    """A card that is known passes."""

    card: Reference
    filter: Filter


@dataclass(frozen=True)
class InPlay(Condition):
    """Some card in play passes."""

    filter: Filter


@dataclass(frozen=True)
class ThreatIsAtLeast(Condition):
    """Your threat is so high, or that of the defending player, who is "you" in shadow effects."""

    threat: int
    of_defending_player: bool = False


@dataclass(frozen=True)
class IsAtLeast(Condition):
    """A number of the moment is so high."""

    amount: Amount
    number: int


@dataclass(frozen=True)
class VictoryPointsAreAtLeast(Condition):
    """The players have collected this many victory points."""

    points: int


@dataclass(frozen=True)
class ActiveLocationIs(Condition):
    """There is an active location, and it passes."""

    filter: Filter


class Moment(Condition, Enum):
    """How the game is at the moment."""

    UNDEFENDED = "this attack is undefended"
    STAGING_AREA_IS_EMPTY = "there are no cards in the staging area"
