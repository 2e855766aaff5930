"""What is done, as a cost and as an effect alike.

A target that is chosen is `that` in what follows.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from rules.lcg.notation.amounts import Amount
from rules.lcg.notation.conditions import Condition
from rules.lcg.notation.filters import Filter, Reference
from rules.lcg.vocabulary import Sphere
from rules.notation.effect import Action
from rules.notation.effect import Effect as Effect
from rules.notation.effect import Then as Then
from rules.notation.effect import to_action as to_action


class Who(Enum):
    """A player, or players, as seen by the one who carries out the sentence."""

    YOU = "you"
    EACH_PLAYER = "each player"
    FIRST_PLAYER = "the first player"
    LAST_PLAYER = "the last player"
    A_PLAYER = "a player"
    ANOTHER_PLAYER = "another player"
    THAT_PLAYER = "that player"
    DEFENDING_PLAYER = "defending player"
    ENGAGED_PLAYER = "the engaged player"
    ITS_CONTROLLER = "that card's controller"
    BEARERS_CONTROLLER = "attached hero's controller"
    HIGHEST_THREAT = "the player with the highest threat level"
    GUARD = "the player guarding Gollum"
    EACH_BUT_GUARD = "each player not guarding Gollum"
    THREAT_OF_35 = "each player with a threat of 35 or higher"


class Statistic(Enum):
    """The numbers of a card that sentences change, and what they forbid it."""

    WILLPOWER = "willpower"
    ATTACK = "attack"
    DEFENSE = "defense"
    HIT_POINTS = "hit points"
    THREAT = "threat"
    CANNOT_ATTACK = "cannot attack"
    CANNOT_DEFEND = "cannot defend"
    CANNOT_COMMIT = "cannot commit to a quest"
    CANNOT_TRIGGER = "cannot trigger its effect"
    CANNOT_COLLECT = "cannot collect resources"
    WITHHOLDS_THREAT = "does not contribute its threat"
    WITHHOLDS_DEFENSE = "does not count its defense"
    WITHHOLDS_WILLPOWER = "does not count its willpower"
    CANNOT_EXHAUST = "cannot exhaust"
    CANNOT_READY = "cannot ready"


@dataclass(frozen=True)
class Change:
    """A number made higher or lower, or something forbidden."""

    statistic: Statistic
    amount: Amount = 1


class Until(Enum):
    """How long a change lasts."""

    END_OF_PHASE = "until the end of the phase"
    END_OF_ROUND = "until the end of the round"
    END_OF_ATTACK = "for this attack"


class Pile(Enum):
    """Where a card that is not in play is chosen from."""

    YOUR_HAND = "your hand"
    YOUR_DISCARD_PILE = "your discard pile"
    ANY_DISCARD_PILE = "any player's discard pile"
    ENCOUNTER_DECK = "the encounter deck"
    ENCOUNTER_DISCARD = "the encounter discard pile"
    ENCOUNTER_DECK_AND_DISCARD = "the encounter deck and discard pile"
    SET_ASIDE = "the cards set aside"


@dataclass(frozen=True)
class Choose:
    """A card in play that passes, chosen.

    `article` is how print counts it ("a", "1", "any", "a single"), `beforehand` whether it is
    chosen in a sentence of its own.
    """

    filter: Filter
    article: str = "a"
    beforehand: bool = False


@dataclass(frozen=True)
class Each:
    """Every card in play that passes; `as_all` where print says "all"."""

    filter: Filter
    as_all: bool = False


@dataclass(frozen=True)
class ChooseFrom:
    """A card in a pile that passes, chosen; only the topmost one where `topmost`."""

    pile: Pile
    filter: Filter
    topmost: bool = False
    beforehand: bool = False


@dataclass(frozen=True)
class EachFrom:
    """Every card in a pile that passes, or the amount of them if one is given."""

    pile: Pile
    filter: Filter
    amount: Amount | None = None


Target = Reference | Choose | Each | ChooseFrom | EachFrom


# "Action" names a kind of sentence in this game.
Paid = Action


@dataclass(frozen=True)
class Exhaust(Effect):
    """Exhaust a card."""

    target: Target


@dataclass(frozen=True)
class Ready(Effect):
    """Ready a card."""

    target: Target


@dataclass(frozen=True)
class DealDamage(Effect):
    """Deal damage to a card."""

    amount: Amount
    target: Target


@dataclass(frozen=True)
class Heal(Effect):
    """Remove damage from a card; `up_to` where print says so."""

    amount: Amount
    target: Target
    up_to: bool = False


@dataclass(frozen=True)
class AddResources(Effect):
    """Add resources to a hero's pool, or place resource tokens on another card."""

    amount: Amount
    target: Target
    as_tokens: bool = False


@dataclass(frozen=True)
class Pay(Effect):
    """Pay resources of a sphere from any of your pools."""

    amount: int
    sphere: Sphere


@dataclass(frozen=True)
class SpendFrom(Effect):
    """Pay resources from the pool of one hero."""

    amount: int
    hero: Reference


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    amount: int
    who: Who = Who.YOU


@dataclass(frozen=True)
class DiscardFromHand(Effect):
    """Discard cards from hand: chosen, at random, or all that pass a filter."""

    amount: int | None
    filter: Filter | None = None
    at_random: bool = False


@dataclass(frozen=True)
class DiscardFromDeck(Effect):
    """Discard cards from the top of a player's deck."""

    amount: Amount
    who: Who = Who.YOU


@dataclass(frozen=True)
class RaiseThreat(Effect):
    """Raise a player's threat."""

    amount: Amount
    who: Who = Who.YOU


@dataclass(frozen=True)
class ReduceThreat(Effect):
    """Reduce a player's threat; as a cost only where it is so high."""

    amount: int
    who: Who = Who.YOU


@dataclass(frozen=True)
class PlaceProgress(Effect):
    """Place progress on a location, or on the current quest where no target is named."""

    amount: int
    target: Target | None = None


@dataclass(frozen=True)
class RemoveProgress(Effect):
    """Remove progress from locations, or from the current quest where no target is named."""

    amount: Amount
    target: Target | None = None


@dataclass(frozen=True)
class Make(Effect):
    """Change a card's numbers for a while."""

    target: Target
    changes: tuple[Change, ...]
    until: Until = Until.END_OF_PHASE


@dataclass(frozen=True)
class Pick(Effect):
    """Choose a card, to speak of it as `that`."""

    target: Target


@dataclass(frozen=True)
class PickPlayer(Effect):
    """Choose a player, to speak of them as that player."""

    who: Who = Who.A_PLAYER


@dataclass(frozen=True)
class Discard(Effect):
    """Discard a card from play."""

    target: Target


@dataclass(frozen=True)
class Destroy(Effect):
    """Destroy a card."""

    target: Target


@dataclass(frozen=True)
class Engage(Effect):
    """Engage an enemy."""

    target: Target


@dataclass(frozen=True)
class PutInStaging(Effect):
    """Put a card into the staging area, from play or from a pile."""

    target: Target


@dataclass(frozen=True)
class SetAside(Effect):
    """Set cards aside, out of play."""

    target: Target


@dataclass(frozen=True)
class Join(Effect):
    """An objective joins a player as an ally."""

    target: Target
    who: Who


@dataclass(frozen=True)
class AttachThis(Effect):
    """Attach this encounter card to a card, as a Condition attachment from now on."""

    target: Target


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """Put a card into play: under your control, or under its owner's."""

    target: Target
    under_owner: bool = False


@dataclass(frozen=True)
class ReturnToHand(Effect):
    """Return a card to its owner's hand, from play or from a discard pile."""

    target: Target


@dataclass(frozen=True)
class ShuffleIntoDeck(Effect):
    """Shuffle a card back into its deck."""

    target: Target


@dataclass(frozen=True)
class RemoveFromQuest(Effect):
    """A character is no longer committed to the quest."""

    target: Target


@dataclass(frozen=True)
class RevealCards(Effect):
    """Reveal cards of the encounter deck."""

    amount: Amount


@dataclass(frozen=True)
class RevealOneOfTop(Effect):
    """Look at the top cards of the encounter deck; reveal one of them, discard the others.

    `to_bottom` where the others go under the deck.
    """

    amount: int
    to_bottom: bool = False


@dataclass(frozen=True)
class ResetQuest(Effect):
    """Go back to an earlier stage of the quest."""

    stage: int


@dataclass(frozen=True)
class MakeEscapeTest(Effect):
    """Make an escape test: you, or the whole party; then do one thing or another."""

    cards: Amount
    failed: Effect | None = None
    passed: Effect | None = None
    counting: Statistic = Statistic.WILLPOWER
    of_party: bool = False


@dataclass(frozen=True)
class GainSurge(Effect):
    """This card gains surge."""


@dataclass(frozen=True)
class DealShadowCards(Effect):
    """Deal more shadow cards to the attacking enemy."""

    amount: Amount


@dataclass(frozen=True)
class CancelEffect(Effect):
    """Cancel what was just revealed or triggered."""

    of_shadow: bool = False


@dataclass(frozen=True)
class As(Effect):
    """Somebody else, or everybody, does something; `may` where it is up to them.

    `plainly` where print says that they do it, and not that they must.
    """

    who: Who
    effect: Effect
    may: bool = False
    plainly: bool = False


@dataclass(frozen=True)
class May(Effect):
    """Something that a player may do."""

    effect: Effect


@dataclass(frozen=True)
class AnyPlayerMay(Effect):
    """Do something; any player may pay to have less of it done."""

    cost: Effect
    effect: Effect
    less: Effect


@dataclass(frozen=True)
class EachMayOr(Effect):
    """Each player may do something; if any of them doesn't, something else is done."""

    effect: Effect
    otherwise: Effect


@dataclass(frozen=True)
class Either(Effect):
    """A player chooses one of these."""

    options: tuple[Effect, ...]


@dataclass(frozen=True)
class If(Effect):
    """Do something where a condition holds, and something else where it does not."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True)
class Next(Effect):
    """Something that print joins to what was done before with "then"."""

    effect: Effect


@dataclass(frozen=True)
class AtEndOfPhase(Effect):
    """Do something when this phase ends."""

    effect: Effect


@dataclass(frozen=True)
class AfterAttack(Effect):
    """Do something once this attack is resolved."""

    effect: Effect


class Simple(Effect, Enum):
    """Effects that need no further word."""

    LOOK_AT_TOP = auto()
    MOVE_TO_BOTTOM = auto()
    SHUFFLE_ENCOUNTER_DECK = auto()
    LOSE_THE_GAME = auto()
    RESOLVE_WHEN_REVEALED = auto()
