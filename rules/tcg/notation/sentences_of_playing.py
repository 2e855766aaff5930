"""Sentences about playing the card: its bearer, its price, where an event goes."""

from __future__ import annotations

from dataclasses import dataclass

from rules.tcg.notation.amounts import Amount, Zone
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effects import Effect
from rules.tcg.notation.filters import Filter
from rules.tcg.notation.qualities import Quality
from rules.tcg.notation.sentence import Sentence
from rules.tcg.vocabulary import Phase


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
    """This item may be borne in addition to one other of its class, by such a bearer."""

    bearer: Filter | None = None


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
class ThreatsLowerCost(Sentence):
    """As this card is played, its player may remove threats to make it cost less."""


@dataclass(frozen=True)
class PlayableFrom(Sentence):
    """Another place from which this card may be played, for its costs.

    Of a card of the table the phase is named; an event is played in its own. `beneath_deck`
    where an event so played is placed beneath the draw deck instead of being discarded.
    """

    zone: Zone
    phase: Phase | None = None
    given: Condition | None = None
    beneath_deck: bool = False


@dataclass(frozen=True)
class PlaysStacked(Sentence):
    """You may play such events of a phase that are stacked on such cards, as if from hand."""

    phase: Phase
    cards: Filter
    on: Filter


@dataclass(frozen=True)
class ExertsToPlay(Sentence):
    """Who may be exerted as this card is played, and by how much each lowers its cost."""

    who: Filter
    saves: Amount


@dataclass(frozen=True)
class ToilsAgain(Sentence):
    """This character may be exerted again and again for cards that have toil."""

    cards: Filter


@dataclass(frozen=True)
class InsteadOfCost(Sentence):
    """What may be paid in place of the twilight cost of this event."""

    price: Effect


@dataclass(frozen=True)
class EventGoes(Sentence):
    """Where an event goes once it is played, if its player wishes: back into hand, onto a deck."""

    where: str
    price: Effect | None
    given: Condition | None = None


@dataclass(frozen=True)
class CheaperFor(Sentence):
    """As this card is played, its player may pay a price that changes its twilight cost.

    `then` are qualities that the card has besides, once it is in play.
    """

    price: Effect
    change: Amount
    then: tuple[Quality, ...] = ()
