"""What is done: exert, wound, discard, strength +2 … as costs and as effects alike.

`a + b` does one after the other; `cost >> effect` pays to do. `choose(...)` names the card an
effect is done to and remembers it as `that`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.tcg.notation.amounts import Amount
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.filters import Filter, Reference


class Who(Enum):
    """A player, as seen by the one who carries out the sentence."""

    YOU = "you"
    OPPONENT = "your opponent"
    FREE_PEOPLES = "the Free Peoples player"
    SHADOW = "the Shadow player"


class Until(Enum):
    """How long a change lasts; by default to the end of the phase it is made in."""

    END_OF_PHASE = "until the end of the phase"
    REGROUP = "until the regroup phase"
    END_OF_TURN = "until the end of the turn"


class Statistic(Enum):
    """The numbers and keywords of a card that sentences change."""

    STRENGTH = "strength"
    VITALITY = "vitality"
    DAMAGE = "damage"
    DEFENDER = "defender"
    FIERCE = "fierce"
    ARCHER = "archer"
    SITE_NUMBER = "site number"
    TWILIGHT_COST = "twilight cost"
    SHADOW_NUMBER = "Shadow number"
    NEVER_ROAMING = "not roaming"
    WOUND_LIMIT = "wounds in a skirmish"


@dataclass(frozen=True)
class Choose:
    """So many cards that pass, chosen by a player."""

    filter: Filter
    count: int = 1
    by: Who = Who.YOU


@dataclass(frozen=True)
class Each:
    """Every card that passes."""

    filter: Filter


Target = Reference | Choose | Each


class Effect:
    """Something done to the game."""

    def __add__(self, other: Effect) -> Then:
        return Then(_sequence(self) + _sequence(other))

    def __rshift__(self, effect: Effect) -> Action:
        return Action(self, effect)


@dataclass(frozen=True)
class Then(Effect):
    """One thing after another."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class Action:
    """A cost, and what is done for it."""

    cost: Effect | None
    effect: Effect


@dataclass(frozen=True)
class Pick(Effect):
    """Choose a card, to speak of it as `that`."""

    target: Choose


@dataclass(frozen=True)
class Spot(Effect):
    """Spot so many such cards: a requirement said in the place of a cost."""

    filter: Filter
    count: int = 1


@dataclass(frozen=True)
class Exert(Effect):
    """Exert a character so many times."""

    target: Target
    times: int = 1


@dataclass(frozen=True)
class Wound(Effect):
    """Wound a character so many times."""

    target: Target
    times: int = 1


@dataclass(frozen=True)
class Heal(Effect):
    """Heal a character."""

    target: Target


@dataclass(frozen=True)
class Discard(Effect):
    """Discard a card from play."""

    target: Target


@dataclass(frozen=True)
class Change(Effect):
    """Make a card's number higher or lower for a while."""

    statistic: Statistic
    target: Target
    amount: Amount
    until: Until = Until.END_OF_PHASE


@dataclass(frozen=True)
class DiscardFromHand(Effect):
    """Discard so many cards from hand; all of them where `count` is None."""

    count: int | None
    who: Who = Who.YOU


@dataclass(frozen=True)
class PutBeneathDeck(Effect):
    """Place a random card from hand beneath the draw deck."""

    who: Who


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    count: int
    who: Who = Who.YOU


@dataclass(frozen=True)
class AddThreats(Effect):
    """Add threats; as a cost only where there is room for all of them."""

    count: Amount


@dataclass(frozen=True)
class RemoveThreats(Effect):
    """Remove threats; as a cost only where there are so many."""

    count: int


@dataclass(frozen=True)
class AddBurdens(Effect):
    """Add burdens."""

    count: int


@dataclass(frozen=True)
class RemoveBurdens(Effect):
    """Remove burdens; as a cost only where there are so many."""

    count: int


@dataclass(frozen=True)
class AddTwilight(Effect):
    """Add twilight tokens to the pool."""

    count: Amount


@dataclass(frozen=True)
class RemoveTwilight(Effect):
    """Remove twilight tokens; as a cost only where there are so many."""

    count: int


@dataclass(frozen=True)
class TransferThis(Effect):
    """Transfer this card to a character."""

    target: Choose


@dataclass(frozen=True)
class PreventWound(Effect):
    """Prevent the wound that is about to be taken."""


@dataclass(frozen=True)
class WearTheRing(Effect):
    """The Ring-bearer puts on The One Ring, until the regroup phase."""


@dataclass(frozen=True)
class OneOf(Effect):
    """A player chooses one of these, of those he can do."""

    options: tuple[Effect, ...]
    who: Who = Who.YOU


@dataclass(frozen=True)
class UnlessPrevented(Effect):
    """Do something, unless a player pays a price to prevent it."""

    effect: Effect
    who: Who
    price: Effect


@dataclass(frozen=True)
class If(Effect):
    """Do something where a condition holds."""

    condition: Condition
    effect: Effect


@dataclass(frozen=True)
class ForEach(Effect):
    """Do something as many times as an amount says."""

    amount: Amount
    effect: Effect


@dataclass(frozen=True)
class AtEndOfPhase(Effect):
    """Do something when this phase (this skirmish) ends."""

    effect: Effect


def _sequence(effect: Effect) -> tuple[Effect, ...]:
    return effect.parts if isinstance(effect, Then) else (effect,)
