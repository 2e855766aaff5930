"""Whether: what must hold for a sentence to apply."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.tcg.notation.amounts import Counted, Tally
from rules.tcg.notation.filters import Filter, Reference
from rules.tcg.vocabulary import Phase


class Condition:
    """Something that holds or does not; `&` and `~` combine."""

    def __and__(self, other: Condition) -> Condition:
        return Every((self, other))

    def __invert__(self) -> Condition:
        return Unless(self)


@dataclass(frozen=True)
class Every(Condition):
    """All of these hold."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Unless(Condition):
    """This does not hold."""

    part: Condition


@dataclass(frozen=True)
class CanSpot(Condition):
    """At least so many such cards are active."""

    of: Filter
    count: int = 1


@dataclass(frozen=True)
class CanSpotTokens(Condition):
    """At least so many threats (or burdens) are there."""

    tally: Tally
    count: int


class Initiative(Condition, Enum):
    """Who has initiative (2.0, "Initiative")."""

    YOURS = "you"
    SHADOW = "the Shadow"
    FREE_PEOPLES = "the Free Peoples player"


@dataclass(frozen=True)
class AtSite(Condition):
    """The fellowship is at a site that passes."""

    site: Filter


@dataclass(frozen=True)
class During(Condition):
    """It is this phase."""

    phase: Phase


@dataclass(frozen=True)
class Is(Condition):
    """A card the sentence knows passes."""

    reference: Reference
    filter: Filter


class Moment(Condition, Enum):
    """A time of the game that is no phase."""

    STARTING_FELLOWSHIP = "starting fellowship"
    WEARING_THE_RING = "wearing The One Ring"


def can_spot(of: Filter, count: int = 1) -> Condition:
    """You can spot so many such cards."""
    return CanSpot(of, count)


def can_spot_tokens(tally: Counted, count: int) -> Condition:
    """You can spot so many threats or burdens."""
    assert isinstance(tally, Tally)
    return CanSpotTokens(tally, count)


you_have_initiative = Initiative.YOURS
shadow_has_initiative = Initiative.SHADOW
in_starting_fellowship = Moment.STARTING_FELLOWSHIP
wearing_the_ring = Moment.WEARING_THE_RING


def at(site: Filter) -> Condition:
    """The fellowship is at such a site."""
    return AtSite(site)


def during(phase: Phase) -> Condition:
    """It is this phase."""
    return During(phase)


def is_(reference: Reference, filter_: Filter) -> Condition:
    """This card is such a card."""
    return Is(reference, filter_)
