"""What is done: exert, wound, discard, strength +2 … as costs and as effects alike.

`a + b` does one after the other; `cost >> effect` pays to do. `a(...)` names the card an
effect is done to and remembers it, so that `that(...)` can speak of it again.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.notation.effect import Action as Action
from rules.notation.effect import Effect as Effect
from rules.notation.effect import Then as Then
from rules.notation.effect import to_action as to_action
from rules.tcg.notation.amounts import Amount, Statistic, Tally
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effects_on_game import AddTokens as AddTokens
from rules.tcg.notation.effects_on_game import ChangeGameNumber as ChangeGameNumber
from rules.tcg.notation.effects_on_game import EndShadowPhase as EndShadowPhase
from rules.tcg.notation.effects_on_game import GameNumber as GameNumber
from rules.tcg.notation.effects_on_game import Liberate as Liberate
from rules.tcg.notation.effects_on_game import MakeRingBearer as MakeRingBearer
from rules.tcg.notation.effects_on_game import MoveFellowship as MoveFellowship
from rules.tcg.notation.effects_on_game import PlaceCultureTokens as PlaceCultureTokens
from rules.tcg.notation.effects_on_game import PlayNextSite as PlayNextSite
from rules.tcg.notation.effects_on_game import Reinforce as Reinforce
from rules.tcg.notation.effects_on_game import RemoveCultureTokens as RemoveCultureTokens
from rules.tcg.notation.effects_on_game import RemoveTokens as RemoveTokens
from rules.tcg.notation.effects_on_game import ReplaceSite as ReplaceSite
from rules.tcg.notation.effects_on_game import RingEffect as RingEffect
from rules.tcg.notation.effects_on_game import Skip as Skip
from rules.tcg.notation.effects_on_game import SkipNextShadowPhase as SkipNextShadowPhase
from rules.tcg.notation.effects_on_game import TakeControl as TakeControl
from rules.tcg.notation.effects_on_game import TakeInitiative as TakeInitiative
from rules.tcg.notation.filters import Filter, Reference, That
from rules.tcg.notation.players import Player
from rules.tcg.notation.qualities import Quality
from rules.tcg.notation.sentence import Sentence
from rules.tcg.notation.targets import AnyTarget as AnyTarget
from rules.tcg.notation.targets import CardsIn as CardsIn
from rules.tcg.notation.targets import Choose as Choose
from rules.tcg.notation.targets import Duration as Duration
from rules.tcg.notation.targets import Each as Each
from rules.tcg.notation.targets import EndOf as EndOf
from rules.tcg.notation.targets import PileTarget as PileTarget
from rules.tcg.notation.targets import Target as Target
from rules.tcg.notation.targets import TopOfDeck as TopOfDeck
from rules.tcg.notation.targets import Until as Until
from rules.tcg.vocabulary import Phase

# --- effects made of effects ---


@dataclass(frozen=True)
class Either(Effect):
    """The player who acts chooses one of these, of those that can be done."""

    options: tuple[Effect, ...]


@dataclass(frozen=True)
class PayEither(Effect):
    """The cost of one of several whole actions, which the player chooses; `DoAsPaid` follows."""

    actions: tuple[Action, ...]


@dataclass(frozen=True)
class DoAsPaid(Effect):
    """Do what the action that was paid for does."""

    actions: tuple[Action, ...]


@dataclass(frozen=True)
class May(Effect):
    """The player who acts may do this, paying its cost if there is one."""

    action: Action


@dataclass(frozen=True)
class PlayerDoes(Effect):
    """Another player does this: "the Free Peoples player discards his hand"."""

    who: Player
    effect: Effect


@dataclass(frozen=True)
class UnlessPrevented(Effect):
    """Do something, unless a player pays a price; then, where there is one, do `instead`."""

    who: Player
    price: Effect
    effect: Effect
    instead: Effect | None = None


@dataclass(frozen=True)
class If(Effect):
    """Do something where a condition holds, and another thing where it does not."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True)
class ForEach(Effect):
    """Do something as many times as an amount says."""

    amount: Amount
    effect: Effect


@dataclass(frozen=True)
class UntilYouStop(Effect):
    """Do something again and again until the player chooses to stop, so often at most."""

    limit: int
    effect: Effect


@dataclass(frozen=True)
class AtMoment(Effect, Sentence):
    """Do something when a phase (or the turn) starts or ends."""

    phase: Phase | None
    at_end: bool
    effect: Effect


@dataclass(frozen=True)
class Lasting(Effect):
    """A sentence that holds for a while, as if it stood on a card in play."""

    sentence: Sentence
    until: Duration


@dataclass(frozen=True)
class IfWins(Effect):
    """Do something if a character wins the skirmish being fought, before wounds are counted."""

    winner: Reference | That
    effect: Effect


# --- choosing and spotting ---


@dataclass(frozen=True)
class Pick(Effect):
    """Choose a card, to speak of it as `that(...)`."""

    target: Choose | CardsIn


@dataclass(frozen=True)
class Spot(Effect):
    """Spot so many such cards: a requirement in the place of a cost; they can be spoken of."""

    count: Amount
    filter: Filter


@dataclass(frozen=True)
class SpotTokens(Effect):
    """Spot so many threats, burdens or twilight tokens: a requirement in the place of a cost."""

    count: Amount
    tally: Tally


@dataclass(frozen=True)
class Require(Effect):
    """A condition in the place of a cost."""

    condition: Condition


@dataclass(frozen=True)
class Name(Effect):
    """Name a culture, race, keyword or title, which the card remembers."""

    what: str
    choices: tuple[object, ...] = ()


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """Choose a number, of those that such cards have; it is X in what follows.

    Any other number would do nothing, so none is offered.
    """

    statistic: Statistic
    among: Filter


# --- on characters ---


@dataclass(frozen=True)
class Exert(Effect):
    """Exert a character so many times."""

    target: Target
    times: Amount = 1


@dataclass(frozen=True)
class Exhaust(Effect):
    """Exert a character as many times as it can be."""

    target: Target


@dataclass(frozen=True)
class Wound(Effect):
    """Wound a character so many times."""

    target: Target
    times: Amount = 1


@dataclass(frozen=True)
class Heal(Effect):
    """Heal a character so many times; of every wound where `times` is None."""

    target: Target
    times: Amount | None = 1


@dataclass(frozen=True)
class Kill(Effect):
    """Kill a character."""

    target: Target


@dataclass(frozen=True)
class Make(Effect):
    """Give a card qualities for a while."""

    target: Target
    qualities: tuple[Quality, ...]
    until: Duration = Until.END_OF_PHASE
    limit: int | None = None


@dataclass(frozen=True)
class Assign(Effect):
    """Assign a minion to skirmish a character, who may be assigned already if that is said."""

    minion: Target
    character: Target
    even_if_assigned: bool = False


@dataclass(frozen=True)
class RemoveFromSkirmish(Effect):
    """Take a character out of the skirmish being fought."""

    target: Target


@dataclass(frozen=True)
class ReplaceInSkirmish(Effect):
    """Another character takes the place of one in the skirmish being fought."""

    target: Target
    by: Target


@dataclass(frozen=True)
class CancelSkirmish(Effect):
    """Cancel the skirmish being fought, where such a character is in it."""

    involving: Filter | None = None


@dataclass(frozen=True)
class SkirmishAgain(Effect):
    """A character takes part in another skirmish after the others of this round."""

    target: Target
    against: Filter | None = None


# --- on cards in play and out of play ---


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards: from play by default, or from hand, stack, or the top of a deck."""

    target: AnyTarget


@dataclass(frozen=True)
class ReturnToHand(Effect):
    """Return a card in play to its owner's hand."""

    target: Target


@dataclass(frozen=True)
class TakeIntoHand(Effect):
    """Take a card from a pile into hand."""

    target: PileTarget


@dataclass(frozen=True)
class PutIntoDeck(Effect):
    """Place cards on top of a draw deck, beneath it, or shuffle them into it."""

    target: AnyTarget
    where: str


@dataclass(frozen=True)
class PutIntoDiscardPile(Effect):
    """Place a card from a draw deck in the discard pile."""

    target: PileTarget


@dataclass(frozen=True)
class RemoveFromGame(Effect):
    """Remove a card from the game."""

    target: AnyTarget


@dataclass(frozen=True)
class Play(Effect):
    """Play a card from hand, a pile or a stack, for its cost changed by an amount.

    `free` means without a twilight cost. `on` says on whom a borne card is played.
    """

    target: CardsIn | Reference | That
    cost: Amount = 0
    free: bool = False
    on: Filter | None = None
    then: tuple[Quality, ...] = ()
    until: Duration = Until.END_OF_PHASE


@dataclass(frozen=True)
class Stack(Effect):
    """Stack a card on another."""

    target: AnyTarget
    on: Target


@dataclass(frozen=True)
class Transfer(Effect):
    """Transfer a borne card (or this card) to another bearer, or to the support area (None).

    A card of the discard pile comes into play under its bearer; it is not played.
    """

    target: Target | CardsIn
    to: Target | None


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    count: Amount


@dataclass(frozen=True)
class Reveal(Effect):
    """Reveal cards to all players, or look at them alone; they are remembered."""

    target: CardsIn | TopOfDeck
    to_all: bool = True


@dataclass(frozen=True)
class RevealUntil(Effect):
    """Reveal cards from the top of your draw deck until one passes (or, `fails`, until one fails).

    Without such a card the whole deck is revealed.
    """

    of: Filter
    fails: bool = False


@dataclass(frozen=True)
class ShuffleDeck(Effect):
    """Shuffle a draw deck."""

    who: Player = Player.YOU


@dataclass(frozen=True)
class Reconcile(Effect):
    """A player reconciles his hand."""


# --- what is about to happen ---


class Prevention(Effect, Enum):
    """What stops the thing that is being answered."""

    PREVENT = "prevent that"
    PLACE_NO_TOKEN = "place no token for that exertion"
    CANCEL_EVENT = "cancel that event"
    CANCEL_ACTION = "cancel that action"


@dataclass(frozen=True)
class Instead(Effect):
    """Do this in place of what is about to happen (4.2, "instead")."""

    effect: Effect
