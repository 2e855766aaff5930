"""Which cards a sentence speaks of: "a Gondor Man", "a wounded minion skirmishing this".

Filters nest, by the "and", "or" and "not" of `rules.notation.filter`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import TYPE_CHECKING

from rules.notation.filter import AllOf as AllOf
from rules.notation.filter import AnyOf as AnyOf
from rules.notation.filter import Filter as Filter
from rules.notation.filter import NotOf as NotOf
from rules.notation.filter import Titled as Titled
from rules.notation.filter import all_of as all_of
from rules.tcg.vocabulary import Block, Culture, Phase, Side

if TYPE_CHECKING:
    from rules.tcg.notation.amounts import Amount, Statistic


@dataclass(frozen=True)
class Printed(Filter):
    """Carries a word of the vocabulary: a type, culture, race, keyword, class, signet, side.

    A keyword counts as well where the card has gained it.
    """

    word: StrEnum

    def __eq__(self, other: object) -> bool:
        """Whether both are the same word: the race Orc is not the culture Orc."""
        return (
            isinstance(other, Printed)
            and type(self.word) is type(other.word)
            and self.word == other.word
        )

    def __hash__(self) -> int:
        return hash((type(self.word), self.word.value))


class Feature(StrEnum):
    """What cards can have in common, or a player can name."""

    CULTURE = "culture"
    RACE = "race"
    KEYWORD = "keyword"
    SIGNET = "signet"
    TITLE = "title"
    # The title and the subtitle: what makes two cards copies of each other.
    NAME = "name"


@dataclass(frozen=True)
class EventOf(Filter):
    """An event of this phase: "a skirmish event"."""

    phase: Phase


class Reference(Filter, Enum):
    """A card the sentence already knows.

    `IT` is the card a quality is given to, or the one a modifier is about.
    """

    THIS = "this"
    BEARER = "bearer"
    IT = "it"


@dataclass(frozen=True)
class That(Filter):
    """The card (or cards) last spoken of that passes: chosen, or the subject of a trigger."""

    filter: Filter


class State(Filter, Enum):
    """How a card stands at the moment."""

    UNIQUE = "unique"
    WOUNDED = "wounded"
    EXHAUSTED = "exhausted"
    ROAMING = "roaming"
    YOURS = "your"
    OPPONENTS = "an opponent's"
    YOUR_OWN = "your own"
    SKIRMISHING = "skirmishing"
    ASSIGNED = "assigned to a skirmish"
    UNASSIGNED = "unassigned"
    IN_SUPPORT_AREA = "in a support area"
    RING_BEARER = "Ring-bearer"
    UNBOUND = "unbound"
    CONTROLLED_BY_YOU = "you control"
    CONTROLLED_BY_SHADOW = "a Shadow player controls"
    CONTROLLED = "controlled"
    ON_PATH = "on the adventure path"
    CURRENT = "the fellowship's current site"
    NEXT = "the fellowship's next site"
    PARTICIPATING = "able to skirmish"
    STACKED = "stacked"
    BEING_PLAYED = "being played"
    DISCARDED = "in a discard pile"
    PLAYED_THIS_TURN = "played this turn"
    OF_UNSPOTTED_RACE = "whose race you cannot spot"
    OF_UNSPOTTED_CULTURE = "whose culture you cannot spot"
    IN_THAT_SKIRMISH = "in that skirmish"
    OF_CULTURE_OF_TOKEN = "of the culture of a culture token you can spot"
    OF_SAME_NUMBER = "of the same number"
    OF_LOWEST_STRENGTH = "with the lowest strength"
    OF_MOST_COMMON_RACE = "of each race that has the most companions"


@dataclass(frozen=True)
class Range:
    """A range of numbers, ends included; None where it is open."""

    least: int | None = None
    most: int | None = None


@dataclass(frozen=True)
class With(Filter):
    """A number of the card lies in a range, or is at least or at most an amount."""

    statistic: Statistic
    range: Range


@dataclass(frozen=True)
class WithMoreThan(Filter):
    """A number of the card is above (or below) an amount counted at the moment."""

    statistic: Statistic
    amount: Amount
    more: bool = True


@dataclass(frozen=True)
class WithNumber(Filter):
    """A number of the card equals an amount: "with that twilight cost"."""

    statistic: Statistic
    amount: Amount


@dataclass(frozen=True)
class WoundsIn(Filter):
    """Has a number of wounds in a range."""

    range: Range


@dataclass(frozen=True)
class Bearing(Filter):
    """Bears at least a given number of cards that pass."""

    item: Filter
    count: int = 1


@dataclass(frozen=True)
class BorneBy(Filter):
    """Is borne by a card that passes."""

    bearer: Filter


@dataclass(frozen=True)
class Skirmishing(Filter):
    """Is in the skirmish being fought, against a character that passes."""

    opponent: Filter


@dataclass(frozen=True)
class AssignedTo(Filter):
    """Is assigned to a skirmish against a character that passes."""

    opponent: Filter


@dataclass(frozen=True)
class AtSite(Filter):
    """Is at a site that passes: where the fellowship is, an ally at home (4.2, "ally")."""

    site: Filter


@dataclass(frozen=True)
class AssignedThisTurnTo(Filter):
    """Has been assigned this turn to a skirmish against a character that passes."""

    opponent: Filter


@dataclass(frozen=True)
class StackedOn(Filter):
    """Is stacked on a card that passes."""

    host: Filter


@dataclass(frozen=True)
class HasStacked(Filter):
    """Has a card that passes stacked on it."""

    card: Filter


@dataclass(frozen=True)
class BearingTokens(Filter):
    """Has a number of culture tokens or more; of any culture where it is None, or of a side's."""

    culture: Culture | Side | None
    count: int = 1


@dataclass(frozen=True)
class SiteNumbered(Filter):
    """A site whose number lies in a range; of one block, or of any block where it is None."""

    range: Range
    block: Block | None = None


@dataclass(frozen=True)
class InRegion(Filter):
    """A site of this region (4.2, "region")."""

    region: int


@dataclass(frozen=True)
class InRegionOf(Filter):
    """A site in the same region as a site on the path that passes."""

    site: Filter


@dataclass(frozen=True)
class HomeAt(Filter):
    """An ally whose home is a site in this range of numbers; of any block where it is None."""

    range: Range
    block: Block | None = None


@dataclass(frozen=True)
class SharesWith(Filter):
    """Has the culture, race or title in common with a card in play that passes."""

    what: Feature
    card: Filter


@dataclass(frozen=True)
class SharesWithDead(Filter):
    """Has the culture, race or title in common with a card in the dead pile."""

    what: Feature


@dataclass(frozen=True)
class SpotsOrExerts(Filter):
    """An event whose text spots or exerts a card of such words (2.0, "Clarifications", 2 C 47)."""

    card: Filter


@dataclass(frozen=True)
class Those(Filter):
    """One of the cards the action has chosen that pass: "those characters"."""

    filter: Filter


@dataclass(frozen=True)
class Named(Filter):
    """Has the culture, race, keyword or title that was named as the card was played."""

    what: Feature
