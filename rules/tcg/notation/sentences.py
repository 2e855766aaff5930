"""Sentences: an event, a special ability, "each time …", "while …", "bearer must be …"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.tcg.notation.amounts import Amount
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effects import Action, Effect, GameNumber, Skip
from rules.tcg.notation.filters import Filter
from rules.tcg.notation.players import Player
from rules.tcg.notation.qualities import Quality
from rules.tcg.notation.sentence import Sentence as Sentence
from rules.tcg.notation.triggers import Trigger
from rules.tcg.vocabulary import Phase

# --- sentences that do something ---


@dataclass(frozen=True)
class Event(Sentence):
    """An event: when it is played, what must hold, what it costs and does."""

    phases: tuple[Phase, ...]
    action: Action
    given: Condition | None = None


@dataclass(frozen=True)
class ResponseEvent(Sentence):
    """An event that answers something."""

    answers: Trigger
    action: Action
    given: Condition | None = None


class Per(Enum):
    """For how long a limit on uses counts."""

    PHASE = "phase"
    TURN = "turn"


@dataclass(frozen=True)
class Limit:
    """So many uses in each phase or turn."""

    uses: int
    per: Per


class From(Enum):
    """Where a card is when its ability is used."""

    PLAY = "play"
    STACK = "stacked"
    DISCARD_PILE = "discard pile"
    HAND = "hand"


@dataclass(frozen=True)
class Special(Sentence):
    """A special ability: used as often as its costs can be paid (2.0, "Special abilities")."""

    phases: tuple[Phase, ...]
    action: Action
    given: Condition | None = None
    limit: Limit | None = None
    source: From = From.PLAY


@dataclass(frozen=True)
class Response(Sentence):
    """A special ability that answers something."""

    answers: Trigger
    action: Action
    given: Condition | None = None
    limit: Limit | None = None
    source: From = From.PLAY


@dataclass(frozen=True)
class EachTime(Sentence):
    """What is done each time something happens; optional where the effect is a `May`."""

    trigger: Trigger
    effect: Effect
    given: Condition | None = None
    limit: Limit | None = None


@dataclass(frozen=True)
class Aid(Sentence):
    """The price of a follower's aid (4.2, "aid")."""

    price: Effect


# --- sentences that hold ---


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
    PLAY_FROM_PILES = "play cards from draw decks or discard piles"


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
    """The first card that passes costs more or less in each such phase, or turn where None."""

    phase: Phase | None
    cards: Filter
    amount: Amount


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


# --- sentences about playing the card ---


@dataclass(frozen=True)
class BearerMustBe(Sentence):
    """Who may bear this card; `plays_on` where print says "plays on".

    `limit` is how many cards of this title one bearer may have ("Limit 1 per bearer").
    """

    bearer: Filter
    plays_on: bool = False
    limit: int | None = None


@dataclass(frozen=True)
class LimitPerCharacter(Sentence):
    """How many of this title one character may have, for a card that comes there by transfer."""

    limit: int


@dataclass(frozen=True)
class BorneInAddition(Sentence):
    """This item may be borne in addition to one other of its class."""


@dataclass(frozen=True)
class ToPlay(Sentence):
    """What must be paid or hold to play this card."""

    price: Effect


@dataclass(frozen=True)
class ToAssign(Sentence):
    """What the Free Peoples player must pay to assign this minion, while a condition holds."""

    price: Effect
    given: Condition | None = None


@dataclass(frozen=True)
class AlsoPlayable(Sentence):
    """Another time at which this card may be played, for a price."""

    phase: Phase
    price: Effect | None = None


@dataclass(frozen=True)
class EventGoes(Sentence):
    """Where an event goes once it is played, if its player wishes: back into hand, onto a deck."""

    where: str
    price: Effect | None
    given: Condition | None = None


@dataclass(frozen=True)
class Definition:
    """All a card does, sentence by sentence; none for a card of keywords alone.

    `since` is empty for the printed text, else the day (2004-04-05) from which an erratum with
    this text is in force, and `source` the document that says so.
    """

    collector: str
    name: str
    sentences: tuple[Sentence, ...]
    module: str = ""
    since: str = ""
    source: str = ""
