"""Sentences: what holds while a card is in force; re-exports every other kind of sentence."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from rules.notation.definition_files import file_of
from rules.tcg.notation.abilities import Aid as Aid
from rules.tcg.notation.abilities import EachTime as EachTime
from rules.tcg.notation.abilities import Event as Event
from rules.tcg.notation.abilities import Limit as Limit
from rules.tcg.notation.abilities import Per as Per
from rules.tcg.notation.abilities import Response as Response
from rules.tcg.notation.abilities import ResponseEvent as ResponseEvent
from rules.tcg.notation.abilities import Special as Special
from rules.tcg.notation.amounts import Amount, Counted
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effects import Effect, GameNumber, Skip
from rules.tcg.notation.filters import Filter
from rules.tcg.notation.players import Player
from rules.tcg.notation.qualities import Quality
from rules.tcg.notation.sentence import Sentence as Sentence
from rules.tcg.notation.sentences_of_playing import AlsoPlayable as AlsoPlayable
from rules.tcg.notation.sentences_of_playing import BearerMustBe as BearerMustBe
from rules.tcg.notation.sentences_of_playing import BorneInAddition as BorneInAddition
from rules.tcg.notation.sentences_of_playing import CheaperFor as CheaperFor
from rules.tcg.notation.sentences_of_playing import EventGoes as EventGoes
from rules.tcg.notation.sentences_of_playing import ExertsToPlay as ExertsToPlay
from rules.tcg.notation.sentences_of_playing import InsteadOfCost as InsteadOfCost
from rules.tcg.notation.sentences_of_playing import LimitPerCharacter as LimitPerCharacter
from rules.tcg.notation.sentences_of_playing import PlayableFrom as PlayableFrom
from rules.tcg.notation.sentences_of_playing import PlaysStacked as PlaysStacked
from rules.tcg.notation.sentences_of_playing import ThreatsLowerCost as ThreatsLowerCost
from rules.tcg.notation.sentences_of_playing import ToAssign as ToAssign
from rules.tcg.notation.sentences_of_playing import ToilsAgain as ToilsAgain
from rules.tcg.notation.sentences_of_playing import ToPlay as ToPlay
from rules.tcg.vocabulary import Phase


class Statement:
    """What holds while a card is active: a part of a `While`."""


@dataclass(frozen=True)
class Gets(Statement, Sentence):
    """This card, its bearer or a kind of card has qualities."""

    affects: Filter
    qualities: tuple[Quality, ...]


@dataclass(frozen=True)
class GameNumberIs(Statement, Sentence):
    """An archery total or the move limit is higher or lower.

    A move limit that was changed stays so for the turn (4.2, "move limit"). `least` is what it
    does not sink below: "to a minimum of 1".
    """

    number: GameNumber
    amount: Amount
    least: int | None = None


class Forbidden(Enum):
    """A kind of thing that may not be done."""

    PLAY = "play"
    USE_ABILITIES = "use special abilities of"
    LOOK_AT_HANDS = "look at or reveal cards in"
    ADD_BURDENS = "add burdens"
    REMOVE_BURDENS = "remove burdens"
    ADD_THREATS = "add threats"
    REMOVE_THREATS = "remove threats"
    MOVE_AGAIN = "move again"
    STAY = "choose to stay"
    CANCEL_SKIRMISHES = "cancel skirmishes"
    HEAL = "heal"
    PREVENT_WOUNDS = "prevent wounds to"
    DRAW = "draw cards"
    REPLACE_SITES = "replace"
    DISCARD = "discard"
    DISCARD_FROM_HAND_OR_DECK = "discard cards from hand or from the top of a draw deck"
    PLAY_FROM_PILES = "play cards from draw decks or discard piles"
    CHANGE_CULTURE_TOKENS = "add, remove, or reinforce culture tokens"


@dataclass(frozen=True)
class Forbids(Statement, Sentence):
    """A player may not do something; with cards that pass, in a phase, where they are named."""

    who: Player
    what: Forbidden
    cards: Filter | None = None
    phase: Phase | None = None


@dataclass(frozen=True)
class Skips(Statement, Sentence):
    """A phase of the turn is left out."""

    phase: Phase


@dataclass(frozen=True)
class Discards(Statement, Sentence):
    """Cards that pass are discarded as soon as they are in play."""

    cards: Filter


@dataclass(frozen=True)
class ShadowHasInitiative(Statement, Sentence):
    """The Shadow has initiative, whatever the Free Peoples player holds in hand."""


@dataclass(frozen=True)
class ShadowOrdersSkirmishes(Statement, Sentence):
    """The first Shadow player, not the Free Peoples player, decides which skirmish comes next."""


@dataclass(frozen=True)
class MoreForInitiative(Statement, Sentence):
    """The Free Peoples player must hold a given number of cards more to have initiative."""

    cards: Counted


@dataclass(frozen=True)
class WinsAfterReconciling(Statement, Sentence):
    """The fellowship at site 9 wins only once the Shadow players have reconciled."""


@dataclass(frozen=True)
class FreeTransfers(Statement, Sentence):
    """The Free Peoples player transfers items at no twilight cost."""


@dataclass(frozen=True)
class CostsOnBearer(Statement, Sentence):
    """Cards that pass cost more or less when played on a kind of bearer."""

    cards: Filter
    on: Filter
    amount: Amount


@dataclass(frozen=True)
class FirstPlayed(Statement, Sentence):
    """The first card that passes costs more or less in each such phase, or turn where None.

    On a site it is the first one played to that site in each turn.
    """

    phase: Phase | None
    cards: Filter
    amount: Amount
    # The first one since the fellowship came to the site where it is.
    here: bool = False


@dataclass(frozen=True)
class While(Sentence):
    """Statements that hold while a condition does."""

    condition: Condition
    statements: tuple[Statement, ...]


@dataclass(frozen=True)
class DiscardWhen(Sentence):
    """This card is discarded as soon as a condition holds."""

    condition: Condition


@dataclass(frozen=True)
class HasTextOf(Sentence):
    """While its player can spot such a site of their own, the card has that site's game text."""

    site: Filter


@dataclass(frozen=True)
class MaySkip(Sentence):
    """A player may choose that the archery or maneuver phase is skipped, before it starts."""

    who: Player
    skip: Skip


@dataclass(frozen=True)
class AsSoonAs(Sentence):
    """Something is done as soon as a condition holds, whatever brought that about."""

    condition: Condition
    effect: Effect


@dataclass(frozen=True)
class DiscardDuring(Sentence):
    """This card is discarded in each such phase, as it starts."""

    phase: Phase


@dataclass(frozen=True)
class WoundsBecomeBurdens(Sentence):
    """While wearing The One Ring, each wound its bearer would take adds burdens instead."""

    burdens: int
    in_skirmish: bool


@dataclass(frozen=True)
class Definition:
    """All a card does, sentence by sentence; none for a card of keywords alone.

    `since` is empty for the printed text, else the day (2004-04-05) from which an erratum with
    this text is in force, and `source` the document that says so. `line` is where it begins in
    the file of its module; it is not part of what the card does.
    """

    collector: str
    name: str
    sentences: tuple[Sentence, ...]
    module: str = ""
    since: str = ""
    source: str = ""
    line: int = field(default=0, repr=False, compare=False)

    @property
    def place(self) -> str:
        """The file and line it is written in: "rules/tcg/library/set07/raider.py:14"."""
        return f"{file_of(self.module)}:{self.line}"
