"""Sentences: an event, a special ability, "each time …", "while …", "bearer must be …"."""

from __future__ import annotations

from dataclasses import dataclass

from rules.tcg.notation.amounts import Amount
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effects import Action, Effect, Statistic
from rules.tcg.notation.filters import Filter
from rules.tcg.vocabulary import Phase


class Sentence:
    """One sentence of a card."""


# --- what happens ---


class Happening:
    """Something that happens and can be answered."""


@dataclass(frozen=True)
class FellowshipMoves(Happening):
    """The fellowship moves."""


@dataclass(frozen=True)
class FellowshipLeaves(Happening):
    """The fellowship moves from this site."""


@dataclass(frozen=True)
class FellowshipReaches(Happening):
    """The fellowship moves to this site."""


@dataclass(frozen=True)
class PhaseStarts(Happening):
    """A phase starts."""

    phase: Phase


@dataclass(frozen=True)
class SkirmishStarts(Happening):
    """A skirmish starts that involves such a character."""

    involving: Filter


@dataclass(frozen=True)
class WinsSkirmish(Happening):
    """Such a character wins a skirmish, against such another where one is named."""

    winner: Filter
    involving: Filter | None = None


@dataclass(frozen=True)
class IsOverwhelmed(Happening):
    """Such a character is overwhelmed, in a skirmish that involves such another."""

    loser: Filter
    involving: Filter | None = None


@dataclass(frozen=True)
class IsKilled(Happening):
    """Such a character is killed."""

    victim: Filter


@dataclass(frozen=True)
class AboutToBeWounded(Happening):
    """Such a character is about to take a wound."""

    victim: Filter
    in_skirmish: bool = False


@dataclass(frozen=True)
class IsPlayed(Happening):
    """Such a card is played."""

    card: Filter


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

    answers: Happening
    action: Action
    given: Condition | None = None


@dataclass(frozen=True)
class Special(Sentence):
    """A special ability: used as often as its costs can be paid (2.0, "Special abilities")."""

    phases: tuple[Phase, ...]
    action: Action
    given: Condition | None = None


@dataclass(frozen=True)
class Response(Sentence):
    """A special ability that answers something."""

    answers: Happening
    action: Action
    given: Condition | None = None


@dataclass(frozen=True)
class EachTime(Sentence):
    """What must be done each time something happens."""

    happening: Happening
    effect: Effect
    given: Condition | None = None


@dataclass(frozen=True)
class EachTimeMay(Sentence):
    """What may be done, once, each time something happens."""

    happening: Happening
    action: Action
    given: Condition | None = None


# --- sentences that hold ---


@dataclass(frozen=True)
class Modifier:
    """A number that is higher or lower; `affects` is this card, its bearer, or a kind of card."""

    statistic: Statistic
    affects: Filter
    amount: Amount


@dataclass(frozen=True)
class While(Sentence):
    """Modifiers that apply while a condition holds; always, where there is none."""

    condition: Condition | None
    modifiers: tuple[Modifier, ...]


@dataclass(frozen=True)
class WoundsBecomeBurdens(Sentence):
    """While wearing The One Ring, each wound its bearer would take adds burdens instead."""

    burdens: int
    in_skirmish: bool


# --- sentences about playing the card ---


@dataclass(frozen=True)
class BearerMustBe(Sentence):
    """Who may bear this card."""

    bearer: Filter


@dataclass(frozen=True)
class ToPlay(Sentence):
    """What must hold to play this card."""

    requirement: Condition


@dataclass(frozen=True)
class AlsoPlayable(Sentence):
    """Another time at which this card may be played, for a price."""

    phase: Phase
    price: Effect


@dataclass(frozen=True)
class Definition:
    """All a card does, sentence by sentence; none for a card of keywords alone."""

    card_id: str
    sentences: tuple[Sentence, ...]
