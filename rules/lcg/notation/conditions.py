"""What must be so for a sentence to apply."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.lcg.notation.filters import Filter, Reference


class Condition:
    """Something that is so or not; `~` is "not"."""

    def __invert__(self) -> Condition:
        return NotSo(self)


@dataclass(frozen=True)
class NotSo(Condition):
    """The opposite."""

    part: Condition


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
    """Your threat is so high."""

    threat: int


class Moment(Condition, Enum):
    """How the game is at the moment."""

    UNDEFENDED = "this attack is undefended"
    STAGING_AREA_IS_EMPTY = "there are no cards in the staging area"
