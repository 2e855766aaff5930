"""What is done: exert, wound, discard, strength +2 … as costs and as effects alike.

`a + b` does one after the other; `cost >> effect` pays to do. `a(...)` names the card an
effect is done to and remembers it, so that `that(...)` can speak of it again.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.tcg.notation.amounts import Amount, Tally
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effect import Action as Action
from rules.tcg.notation.effect import Effect as Effect
from rules.tcg.notation.effect import Then as Then
from rules.tcg.notation.effect import to_action as to_action
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
from rules.tcg.notation.triggers import Token
from rules.tcg.vocabulary import Culture, Phase

# --- effects made of effects ---


@dataclass(frozen=True)
class Either(Effect):
    """The player who acts chooses one of these, of those that can be done."""

    options: tuple[Effect, ...]


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
    """Assign a minion to skirmish a character."""

    minion: Target
    character: Target


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
    """Transfer a borne card (or this card) to another bearer, or to the support area (None)."""

    target: Target
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
class ShuffleDeck(Effect):
    """Shuffle a draw deck."""

    who: Player = Player.YOU


@dataclass(frozen=True)
class Reconcile(Effect):
    """A player reconciles his hand."""


# --- tokens ---


@dataclass(frozen=True)
class AddTokens(Effect):
    """Add burdens, threats or twilight; as a cost only where there is room for all of them."""

    token: Token
    count: Amount


@dataclass(frozen=True)
class RemoveTokens(Effect):
    """Remove burdens, threats or twilight; as a cost only where there are so many."""

    token: Token
    count: Amount


@dataclass(frozen=True)
class PlaceCultureTokens(Effect):
    """Place culture tokens on a card."""

    count: Amount
    culture: Culture
    on: Target


@dataclass(frozen=True)
class RemoveCultureTokens(Effect):
    """Remove culture tokens from a card; of any culture where it is None.

    `on` is None where they may come from any cards in play, one here and one there.
    """

    count: Amount
    culture: Culture | None
    on: Target | None


@dataclass(frozen=True)
class Reinforce(Effect):
    """Add culture tokens to cards that already have one of that culture (4.2, "reinforce")."""

    count: Amount
    culture: Culture | None


# --- sites, the move and The One Ring ---


@dataclass(frozen=True)
class TakeControl(Effect):
    """Take control of the lowest site of the path that may be controlled (4.2, "control")."""

    count: Amount = 1


@dataclass(frozen=True)
class Liberate(Effect):
    """Liberate the highest site an opponent controls (4.2, "liberate")."""

    count: Amount = 1


@dataclass(frozen=True)
class PlayNextSite(Effect):
    """Play the fellowship's next site from the adventure deck, replacing one that lies there."""

    site: Filter | None = None


@dataclass(frozen=True)
class ReplaceSite(Effect):
    """Replace a site on the path by one of the adventure deck."""

    target: Target
    by: Filter | None = None


class RingEffect(Effect, Enum):
    """What is done with The One Ring and its bearer."""

    WEAR = "wear The One Ring until the regroup phase"
    TAKE_OFF = "take off The One Ring"
    CORRUPT = "corrupt the Ring-bearer"
    BECOME_RING_BEARER = "become the Ring-bearer"


@dataclass(frozen=True)
class MakeRingBearer(Effect):
    """A character becomes the Ring-bearer, with a resistance of its own where one is named."""

    target: Target
    resistance: int | None = None


@dataclass(frozen=True)
class MoveFellowship(Effect):
    """The fellowship moves (or does not move) by an effect."""


class GameNumber(Enum):
    """A number of the game, not of a card."""

    FELLOWSHIP_ARCHERY = "fellowship archery total"
    MINION_ARCHERY = "minion archery total"
    MOVE_LIMIT = "move limit for this turn"


@dataclass(frozen=True)
class ChangeGameNumber(Effect):
    """Make an archery total or the move limit higher or lower for a while."""

    number: GameNumber
    amount: Amount


class Skip(Effect, Enum):
    """A part of the turn that is left out."""

    ARCHERY = "skip the archery phase"
    MANEUVER = "skip the maneuver phase"
    FIERCE = "skip the fierce skirmishes"


@dataclass(frozen=True)
class EndShadowPhase(Effect):
    """The player's Shadow phase is over."""


@dataclass(frozen=True)
class TakeInitiative(Effect):
    """A side has initiative until the end of the turn, whatever is in hand."""

    who: Player


# --- what is about to happen ---


class Prevention(Effect, Enum):
    """What stops the thing that is being answered."""

    PREVENT = "prevent that"
    PLACE_NO_TOKEN = "place no token for that exertion"
    CANCEL_EVENT = "cancel that event"


@dataclass(frozen=True)
class Instead(Effect):
    """Do this in place of what is about to happen (4.2, "instead")."""

    effect: Effect
