"""How many: a number, or something counted when the sentence is carried out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from rules.tcg.notation.filters import Feature, Filter
from rules.tcg.vocabulary import Culture, Side

if TYPE_CHECKING:
    from rules.tcg.notation.conditions import Condition
    from rules.tcg.notation.players import Player


class Statistic(Enum):
    """The numbers of a card that sentences read and change, with their word in print."""

    STRENGTH = "strength"
    VITALITY = "vitality"
    RESISTANCE = "resistance"
    DAMAGE = "damage"
    DEFENDER = "defender"
    FIERCE = "fierce"
    ARCHER = "archer"
    AMBUSH = "ambush"
    HUNTER = "hunter"
    TOIL = "toil"
    SITE_NUMBER = "site number"
    TWILIGHT_COST = "twilight cost"
    SHADOW_NUMBER = "Shadow number"
    ROAMING_PENALTY = "roaming penalty"
    NEVER_ROAMING = "not roaming"
    WOUND_LIMIT = "wounds a skirmish"
    OVERWHELM_FACTOR = "overwhelmed"
    CANNOT_BE_OVERWHELMED = "cannot be overwhelmed"
    NO_DAMAGE_BONUS = "no damage bonus"
    CANNOT_BE_ASSIGNED = "cannot be assigned to a skirmish"
    CANNOT_SKIRMISH = "cannot participate in skirmishes"
    TAKES_NO_WOUNDS = "cannot take wounds"
    CANNOT_EXERT = "cannot exert"
    CANNOT_HEAL = "cannot heal"
    CANNOT_BE_DISCARDED = "cannot be discarded"
    PARTICIPATES_IN_ARCHERY = "participates in archery fire"
    PARTICIPATES_IN_SKIRMISHES = "participates in skirmishes"
    TEXT_IGNORED = "game text does not apply"
    ADDS_NO_ARCHERY = "does not add to the archery total"
    TAKES_NO_ARCHERY_WOUNDS = "cannot take archery wounds"
    TAKES_NO_THREAT_WOUNDS = "cannot take threat wounds"
    SAFE_FROM_SHADOW_DISCARDS = "cannot be discarded by Shadow cards"
    MINION_LIMIT = "minions that can be assigned to a skirmish"
    GIVES_NO_STRENGTH = "gives no strength bonus"
    ALLOWED_TO_SKIRMISH = "allowed to skirmish"
    CANNOT_PARTICIPATE_IN_ARCHERY = "cannot participate in archery fire"
    COMES_EXHAUSTED = "comes into play exhausted"
    MADE_ROAMING = "roaming"
    TAKES_NO_WOUNDS_FROM_LOSING = "cannot take wounds from losing"
    CANNOT_BE_TRANSFERRED = "cannot be transferred to a character"
    CONSIDERED_MOUNTED = "considered mounted"


class Counted:
    """An amount that depends on the game; `n * amount` multiplies, `amount + n` adds."""

    def __rmul__(self, factor: int) -> Times:
        return Times(factor, self)

    def __neg__(self) -> Times:
        return Times(-1, self)

    def __add__(self, other: Amount) -> Plus:
        return Plus((self, other))


class Tally(Counted, Enum):
    """Tokens of the Free Peoples player, or of the twilight pool."""

    THREATS = "threat"
    BURDENS = "burden"
    TWILIGHT = "twilight token"


@dataclass(frozen=True)
class Number(Counted):
    """The number of active cards that pass."""

    of: Filter


@dataclass(frozen=True)
class NumberIn(Counted):
    """The number of cards that pass in a pile or hand."""

    zone: Zone
    of: Filter | None
    who: Player


@dataclass(frozen=True)
class DiscardedThisWay(Counted):
    """The number of cards that pass, were chosen by the action and are in a discard pile now."""

    of: Filter | None


@dataclass(frozen=True)
class DiscardedMore(Counted):
    """How many more cards of yours than of another player the action has discarded."""

    than: Player


@dataclass(frozen=True)
class KindsRevealed(Counted):
    """The number of different cultures among the cards just revealed."""

    what: Feature


@dataclass(frozen=True)
class Kinds(Counted):
    """The number of different cultures, races or signets of active cards that pass."""

    what: Feature
    of: Filter


@dataclass(frozen=True)
class MostAlike(Counted):
    """The most active cards that pass and have one culture, race or title in common."""

    what: Feature
    of: Filter


@dataclass(frozen=True)
class WoundsOn(Counted):
    """The total number of wounds on cards that pass."""

    of: Filter


@dataclass(frozen=True)
class CultureTokens(Counted):
    """The total number of culture tokens on cards that pass; of any culture if None.

    The culture may be a side: tokens of its cultures.

    `on` is None where tokens on all cards count: "for each [men] token you can spot".
    """

    culture: Culture | Side | None
    on: Filter | None


@dataclass(frozen=True)
class NumberOf(Counted):
    """A number of a card the sentence knows (of all of them together)."""

    statistic: Statistic
    of: Filter


@dataclass(frozen=True)
class PrintedNumber(Counted):
    """The printed number of a card the sentence knows, in whatever zone it is."""

    statistic: Statistic
    of: Filter


@dataclass(frozen=True)
class BonusesFrom(Counted):
    """The bonuses to a number that the card asked about has from cards it bears."""

    statistic: Statistic
    items: Filter


@dataclass(frozen=True)
class Over(Counted):
    """By how much an amount exceeds a limit; zero where it does not."""

    amount: Counted
    limit: int


@dataclass(frozen=True)
class ForEvery(Counted):
    """Once for every given number: "for each 2 sites you control"."""

    size: int
    amount: Counted


@dataclass(frozen=True)
class Spotted(Counted):
    """As many such cards as the player chooses to spot (2.0, "Spot": not necessarily all)."""

    of: Filter


@dataclass(frozen=True)
class SpottedTokens(Counted):
    """As many threats or burdens as the player chooses to spot."""

    of: Tally


@dataclass(frozen=True)
class Chosen(Counted):
    """The number X that the player chooses, up to a limit; later parts mean the same X.

    `up_to` where print says "up to 2 times" and of no X.
    """

    most: Amount | None = None
    up_to: bool = False


class Remembered(Counted, Enum):
    """A number the sentence remembers."""

    THAT_MANY = "that many"
    EXERTED = "exerted"
    X = "X"


class Position(Counted, Enum):
    """A number of the place the fellowship is at."""

    SITE = "current site number"
    REGION = "current region number"
    MOVES = "moves this turn"


class Total(Counted, Enum):
    """A total of the game as it is now, with all that cards add."""

    FELLOWSHIP_ARCHERY = "fellowship archery total"


@dataclass(frozen=True)
class Times(Counted):
    """A multiple of an amount."""

    factor: int
    amount: Counted


@dataclass(frozen=True)
class Plus(Counted):
    """The sum of amounts."""

    parts: tuple[Amount, ...]


@dataclass(frozen=True)
class NumberTrue(Counted):
    """The number of these conditions that are true: "for each of the following that is true"."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class Highest(Counted):
    """The highest of a number that active cards which pass have; zero without such a card."""

    statistic: Statistic
    of: Filter


@dataclass(frozen=True)
class AtMost(Counted):
    """An amount, but no more than a limit ("limit +3") within one use."""

    amount: Counted
    limit: int


@dataclass(frozen=True)
class LowerOf(Counted):
    """The lower of two amounts."""

    one: Counted
    other: Counted


@dataclass(frozen=True)
class OrIf(Counted):
    """An amount, or another where a condition holds: "+2 (or +4 if he bears a hand weapon)"."""

    amount: Amount
    condition: Condition
    instead: Amount


Amount = int | Counted


class Zone(Enum):
    """A place out of play where cards can be counted, chosen or played from."""

    HAND = "hand"
    DISCARD_PILE = "discard pile"
    DRAW_DECK = "draw deck"
    DEAD_PILE = "dead pile"
    ADVENTURE_DECK = "adventure deck"
    STACKED = "stacked"
    REVEALED = "revealed"
    REMOVED = "removed from the game"


def only_filters(words: tuple[object, ...]) -> tuple[Filter, ...]:
    """Return the words as filters. Raise TypeError if one of them is something else."""
    found = []
    for word in words:
        if not isinstance(word, Filter):
            raise TypeError(f"{word!r} is not a filter")
        found.append(word)
    return tuple(found)
