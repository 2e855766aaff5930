"""Sentences that do something: events, special abilities, responses, triggers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.tcg.notation.amounts import Zone
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effects import Action, Effect
from rules.tcg.notation.sentence import Sentence
from rules.tcg.notation.triggers import Trigger
from rules.tcg.vocabulary import Phase


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
    SITE = "site"


@dataclass(frozen=True)
class Limit:
    """At most `uses` uses in each phase or turn, or at each site."""

    uses: int
    per: Per


@dataclass(frozen=True)
class Special(Sentence):
    """A special ability: used as often as its costs can be paid (2.0, "Special abilities").

    `used_from` is where the card is when it is used; None is in play.
    """

    phases: tuple[Phase, ...]
    action: Action
    given: Condition | None = None
    limit: Limit | None = None
    used_from: Zone | None = None


@dataclass(frozen=True)
class Response(Sentence):
    """A special ability that answers something."""

    answers: Trigger
    action: Action
    given: Condition | None = None
    limit: Limit | None = None
    used_from: Zone | None = None


@dataclass(frozen=True)
class EachTime(Sentence):
    """What is done each time something happens; optional where the effect is a `May`.

    `used_from` is where the card is; None is in play.
    """

    trigger: Trigger
    effect: Effect
    given: Condition | None = None
    limit: Limit | None = None
    used_from: Zone | None = None


@dataclass(frozen=True)
class Aid(Sentence):
    """The price of a follower's aid (4.2, "aid")."""

    price: Effect
