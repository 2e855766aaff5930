"""Which cards a sentence is about: "an Orc enemy", "a hero you control", "attached hero"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

from rules.notation.filter import AllOf as AllOf
from rules.notation.filter import AnyOf as AnyOf
from rules.notation.filter import Filter as Filter
from rules.notation.filter import NotOf as NotOf
from rules.notation.filter import Titled as Titled
from rules.notation.filter import all_of as all_of


@dataclass(frozen=True)
class Printed(Filter):
    """Carries a type, a sphere, a keyword, or a trait; `as_card` where print adds "card"."""

    word: StrEnum | str
    as_card: bool = False


@dataclass(frozen=True)
class Character(Filter):
    """Is a hero or an ally (core rules, "Character Cards")."""

    as_card: bool = False


@dataclass(frozen=True)
class Bears(Filter):
    """Has an attachment that passes."""

    attachment: Filter


@dataclass(frozen=True)
class OfPlayersWithout(Filter):
    """Belongs to a player who controls no card that passes."""

    filter: Filter


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
    NOW_IN_STAGING_AREA = "currently in the staging area"
    ACTIVE = "active"
    ENGAGED = "engaged with a player"
    ENGAGED_WITH_YOU = "engaged with you"
    ENGAGED_WITH_THAT_PLAYER = "engaged with that player"
    ENGAGED_WITH_ANOTHER = "engaged with another player"
    ON_DEFENDER = "attached to the defending character"
    COSTS_X = "with a printed cost of X"
    IN_PLAY = "in play"
    OF_ENGAGED_PLAYER = "that player controls"
    WITHOUT_ATTACHMENTS = "without any attachments"
    DEFENDING_PLAYERS = "the defending player controls"
    DAMAGED = "damaged"
    DEFENDING = "defending"
    FIRST_PLAYERS = "controlled by the first player"
    OF_GUARD = "controlled by the player guarding Gollum"
    OF_THREAT_OF_35 = "controlled by each player with a threat of 35 or higher"
