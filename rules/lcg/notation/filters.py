"""Which cards a sentence is about: "an Orc enemy", "a hero you control", "attached hero"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum


class Filter:
    """A test on a card. A comma between filters means "and"; `|` is "or" and `~` is "not"."""

    def __or__(self, other: Filter) -> Filter:
        return AnyOf((self, other))

    def __invert__(self) -> Filter:
        return NotOf(self)


@dataclass(frozen=True)
class Printed(Filter):
    """Carries a type, a sphere, a keyword, or a trait."""

    word: StrEnum | str


@dataclass(frozen=True)
class Character(Filter):
    """Is a hero or an ally (core rules, "Character Cards")."""


@dataclass(frozen=True)
class AllOf(Filter):
    """Passes every part."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True)
class AnyOf(Filter):
    """Passes at least one part."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True)
class NotOf(Filter):
    """Does not pass."""

    part: Filter


@dataclass(frozen=True)
class Titled(Filter):
    """Has this title."""

    title: str


class Reference(Filter, Enum):
    """A card that the sentence already knows."""

    THIS = "this card"
    BEARER = "the card it is attached to"
    THAT = "the card chosen last"
    SUBJECT = "the card a happening is about"
    ATTACKER = "the attacking enemy"
    DEFENDER = "the defending character"


class Quality(Filter, Enum):
    """How a card is at the moment."""

    COMMITTED = "committed to a quest"
    EXHAUSTED = "exhausted"
    YOURS = "you control"
    THAT_PLAYERS = "controlled by that player"
    IN_STAGING_AREA = "in the staging area"
    ACTIVE = "active"
    ENGAGED = "engaged with a player"
    ENGAGED_WITH_YOU = "engaged with you"
    ENGAGED_WITH_THAT_PLAYER = "engaged with that player"
    ENGAGED_WITH_ANOTHER = "engaged with another player"
    ON_DEFENDER = "attached to the defending character"
    COSTS_X = "with a printed cost of X"


def all_of(*filters: Filter) -> Filter:
    """Return one filter that wants all of these."""
    return filters[0] if len(filters) == 1 else AllOf(filters)
