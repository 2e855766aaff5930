"""Whether: what must hold for a sentence to apply."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.tcg.notation.amounts import Amount, Counted, Tally, Zone
from rules.tcg.notation.filters import Filter, Range
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import Phase


class Condition:
    """Something that holds or does not. `&` is "and", `|` is "or", `~` is "not"."""

    def __and__(self, other: Condition) -> Condition:
        return Every((*_parts(self), *_parts(other)))

    def __or__(self, other: Condition) -> Condition:
        return AnyHolds((self, other))

    def __invert__(self) -> Condition:
        return self.part if isinstance(self, Unless) else Unless(self)


@dataclass(frozen=True)
class Every(Condition):
    """All of these hold."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class AnyHolds(Condition):
    """At least one of these holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Unless(Condition):
    """This does not hold."""

    part: Condition


@dataclass(frozen=True)
class CanSpot(Condition):
    """At least a given number of such cards are active."""

    count: Amount
    of: Filter


@dataclass(frozen=True)
class CanSpotTokens(Condition):
    """At least a given number of threats (or burdens, or twilight tokens) are there."""

    count: int
    tally: Tally


@dataclass(frozen=True)
class Compare(Condition):
    """An amount lies in a range."""

    amount: Counted
    range: Range


@dataclass(frozen=True)
class MoreThan(Condition):
    """One amount is greater than another."""

    more: Amount
    less: Amount


@dataclass(frozen=True)
class InZone(Condition):
    """At least a given number of such cards are in a pile or a hand."""

    count: int
    of: Filter | None
    zone: Zone
    who: Player


@dataclass(frozen=True)
class HasInitiative(Condition):
    """A player has initiative (2.0, "Initiative")."""

    who: Player


@dataclass(frozen=True)
class AtSite(Condition):
    """The fellowship is at a site that passes."""

    site: Filter


@dataclass(frozen=True)
class During(Condition):
    """It is this phase."""

    phase: Phase


@dataclass(frozen=True)
class WasPlayed(Condition):
    """It is this phase, and such a card was played in it; in this turn where it is None.

    With `here` it counts only since the fellowship came to where it is.
    """

    phase: Phase | None
    of: Filter
    here: bool = False


class ThisTurn(Enum):
    """What a turn remembers of its characters and sites."""

    WAS_ASSIGNED = "was assigned to a skirmish"
    LOST_A_SKIRMISH = "lost a skirmish"
    PUT_BY_SHADOW = "was put in place of another by a Shadow player"
    WON_A_SKIRMISH = "won a skirmish"


@dataclass(frozen=True)
class HappenedThisTurn(Condition):
    """This happened to such a card this turn, though it may be gone now."""

    """Such a card was assigned, won or lost a skirmish this turn, though it may be gone now."""

    what: ThisTurn
    of: Filter


@dataclass(frozen=True)
class Is(Condition):
    """Every card the first filter names passes the second."""

    reference: Filter
    filter: Filter


@dataclass(frozen=True)
class Could(Condition):
    """The last part of the sentence that a player may choose to do was done ("if you do")."""


class Moment(Condition, Enum):
    """A state of the game that is no phase."""

    STARTING_FELLOWSHIP = "starting fellowship"
    WEARING_THE_RING = "wearing The One Ring"
    FIERCE_ASSIGNMENT = "assigning fierce skirmishes"
    FIERCE_SKIRMISH = "fierce skirmish"
    NORMAL_SKIRMISH = "normal skirmish"
    SKIRMISH = "skirmish"
    YOUR_TURN = "your turn"
    AHEAD = "ahead on the adventure path"
    CONTROLS_A_SITE = "you control a site"
    HOME_IS_CONTROLLED = "an opponent controls its home site"
    MOVED_THIS_TURN = "the fellowship has moved this turn"
    MOVED_MORE_THAN_ONCE = "the fellowship has moved more than once this turn"


def _parts(condition: Condition) -> tuple[Condition, ...]:
    return condition.parts if isinstance(condition, Every) else (condition,)


def all_hold(conditions: tuple[Condition, ...]) -> Condition:
    """Join conditions by "and"; one alone stays as it is. Raise ValueError for none."""
    if not conditions:
        raise ValueError("a condition needs at least one part")
    return conditions[0] if len(conditions) == 1 else Every(conditions)
