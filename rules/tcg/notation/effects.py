"""What is done, as costs and as effects alike: choosing, spotting, and what is about to happen.

`a + b` does one after the other; `cost >> effect` pays to do. `a(...)` names the card an
effect is done to and remembers it, so that `that(...)` can speak of it again. Every kind of
effect can be imported from here.
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
from rules.tcg.notation.effects_of_effects import AtMoment as AtMoment
from rules.tcg.notation.effects_of_effects import DoAsPaid as DoAsPaid
from rules.tcg.notation.effects_of_effects import Either as Either
from rules.tcg.notation.effects_of_effects import ForEach as ForEach
from rules.tcg.notation.effects_of_effects import If as If
from rules.tcg.notation.effects_of_effects import IfKilled as IfKilled
from rules.tcg.notation.effects_of_effects import IfLoses as IfLoses
from rules.tcg.notation.effects_of_effects import IfWins as IfWins
from rules.tcg.notation.effects_of_effects import Lasting as Lasting
from rules.tcg.notation.effects_of_effects import May as May
from rules.tcg.notation.effects_of_effects import PayEither as PayEither
from rules.tcg.notation.effects_of_effects import PlayerDoes as PlayerDoes
from rules.tcg.notation.effects_of_effects import UnlessPrevented as UnlessPrevented
from rules.tcg.notation.effects_of_effects import UntilYouStop as UntilYouStop
from rules.tcg.notation.effects_on_cards import Discard as Discard
from rules.tcg.notation.effects_on_cards import Draw as Draw
from rules.tcg.notation.effects_on_cards import Play as Play
from rules.tcg.notation.effects_on_cards import PutIntoDeck as PutIntoDeck
from rules.tcg.notation.effects_on_cards import PutIntoDiscardPile as PutIntoDiscardPile
from rules.tcg.notation.effects_on_cards import Reconcile as Reconcile
from rules.tcg.notation.effects_on_cards import RemoveFromGame as RemoveFromGame
from rules.tcg.notation.effects_on_cards import ReturnToHand as ReturnToHand
from rules.tcg.notation.effects_on_cards import Reveal as Reveal
from rules.tcg.notation.effects_on_cards import RevealUntil as RevealUntil
from rules.tcg.notation.effects_on_cards import ShuffleDeck as ShuffleDeck
from rules.tcg.notation.effects_on_cards import Stack as Stack
from rules.tcg.notation.effects_on_cards import TakeIntoHand as TakeIntoHand
from rules.tcg.notation.effects_on_cards import Transfer as Transfer
from rules.tcg.notation.effects_on_characters import Assign as Assign
from rules.tcg.notation.effects_on_characters import BecomeMinion as BecomeMinion
from rules.tcg.notation.effects_on_characters import CancelSkirmish as CancelSkirmish
from rules.tcg.notation.effects_on_characters import Exert as Exert
from rules.tcg.notation.effects_on_characters import Exhaust as Exhaust
from rules.tcg.notation.effects_on_characters import Heal as Heal
from rules.tcg.notation.effects_on_characters import Kill as Kill
from rules.tcg.notation.effects_on_characters import LoseKeywordsOfChoice as LoseKeywordsOfChoice
from rules.tcg.notation.effects_on_characters import Make as Make
from rules.tcg.notation.effects_on_characters import RemoveFromSkirmish as RemoveFromSkirmish
from rules.tcg.notation.effects_on_characters import ReplaceInSkirmish as ReplaceInSkirmish
from rules.tcg.notation.effects_on_characters import SkirmishAgain as SkirmishAgain
from rules.tcg.notation.effects_on_characters import Wound as Wound
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
from rules.tcg.notation.filters import Feature, Filter
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

# --- choosing and spotting ---


@dataclass(frozen=True)
class Pick(Effect):
    """Choose a card, to speak of it as `that(...)`."""

    target: Choose | CardsIn


@dataclass(frozen=True)
class Spot(Effect):
    """Spot a number of such cards: a requirement in the place of a cost; they can be spoken of."""

    count: Amount
    filter: Filter


@dataclass(frozen=True)
class SpotTokens(Effect):
    """Spot a number of threats, burdens or twilight tokens: a requirement in place of a cost."""

    count: Amount
    tally: Tally


@dataclass(frozen=True)
class Given(Effect):
    """A condition in the place of a cost, or before the action of a sentence."""

    condition: Condition


@dataclass(frozen=True)
class Name(Effect):
    """Name a culture, race, keyword or title, which the card remembers.

    `spotted` where only what a card in play has can be named: "spot a race".
    """

    what: Feature
    choices: tuple[object, ...] = ()
    spotted: bool = False


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """Choose a number, of those that such cards have; it is X in what follows.

    Any other number would do nothing, so none is offered.
    """

    statistic: Statistic
    among: Filter


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
