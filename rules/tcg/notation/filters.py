"""Which cards a sentence speaks of: "a Gondor Man", "a wounded minion skirmishing this"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

from rules.tcg.vocabulary import (
    CardType,
    Culture,
    ItemClass,
    Keyword,
    Race,
    Side,
)


class Filter:
    """A test on a card; `&`, `|` and `~` combine tests."""

    def __and__(self, other: Filter) -> Filter:
        return AllOf(_parts(self, AllOf) + _parts(other, AllOf))

    def __or__(self, other: Filter) -> Filter:
        return AnyOf(_parts(self, AnyOf) + _parts(other, AnyOf))

    def __invert__(self) -> Filter:
        return NotOf(self)


@dataclass(frozen=True)
class Printed(Filter):
    """Carries a word of the vocabulary: a type, culture, race, keyword, class, signet, side."""

    word: StrEnum


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
    """Has this title, whatever its subtitle."""

    title: str


class Reference(Filter, Enum):
    """A card the sentence already knows."""

    THIS = "this"
    BEARER = "bearer"
    THAT = "that"
    SUBJECT = "subject"


class Quality(Filter, Enum):
    """How a card stands at the moment."""

    UNIQUE = "unique"
    WOUNDED = "wounded"
    EXHAUSTED = "exhausted"
    ROAMING = "roaming"
    FIERCE = "fierce"
    ARCHER = "archer"
    YOURS = "your"
    IN_SKIRMISH = "skirmishing"
    IN_SUPPORT_AREA = "in your support area"


@dataclass(frozen=True)
class Bearing(Filter):
    """Bears a card that passes."""

    item: Filter


@dataclass(frozen=True)
class BorneBy(Filter):
    """Is borne by a character that passes."""

    bearer: Filter


@dataclass(frozen=True)
class Skirmishing(Filter):
    """Is in the skirmish being fought, against a character that passes."""

    opponent: Filter


def _parts(filter_: Filter, kind: type[AllOf] | type[AnyOf]) -> tuple[Filter, ...]:
    return filter_.parts if isinstance(filter_, kind) else (filter_,)


# --- the words ---

companion = Printed(CardType.COMPANION)
ally = Printed(CardType.ALLY)
minion = Printed(CardType.MINION)
possession = Printed(CardType.POSSESSION)
artifact = Printed(CardType.ARTIFACT)
condition = Printed(CardType.CONDITION)
character = companion | ally | minion

free_peoples = Printed(Side.FREE_PEOPLES)
shadow_card = Printed(Side.SHADOW)

gondor = Printed(Culture.GONDOR)
rohan = Printed(Culture.ROHAN)
shire = Printed(Culture.SHIRE)
raider = Printed(Culture.RAIDER)
sauron = Printed(Culture.SAURON)

man = Printed(Race.MAN)
hobbit = Printed(Race.HOBBIT)
orc = Printed(Race.ORC)

ranger = Printed(Keyword.RANGER)
valiant = Printed(Keyword.VALIANT)
fortification = Printed(Keyword.FORTIFICATION)
ring_bearer = Printed(Keyword.RING_BEARER)
plains = Printed(Keyword.PLAINS)

hand_weapon = Printed(ItemClass.HAND_WEAPON)
mount = Printed(ItemClass.MOUNT)
this = Reference.THIS
bearer = Reference.BEARER
that = Reference.THAT
subject = Reference.SUBJECT

wounded = Quality.WOUNDED
roaming = Quality.ROAMING
fierce = Quality.FIERCE
your = Quality.YOURS
skirmishing = Quality.IN_SKIRMISH
in_support_area = Quality.IN_SUPPORT_AREA

mounted = Bearing(mount)


def another(filter_: Filter) -> Filter:
    """A card that passes and is not this one."""
    return filter_ & ~this


def skirmishing_against(opponent: Filter) -> Filter:
    """In the skirmish being fought, against such a character."""
    return Skirmishing(opponent)


def bearing(item: Filter) -> Filter:
    """Bearing such a card."""
    return Bearing(item)


def borne_by(bearer_: Filter) -> Filter:
    """Borne by such a character."""
    return BorneBy(bearer_)


def titled(title: str) -> Filter:
    """Having this title."""
    return Titled(title)
