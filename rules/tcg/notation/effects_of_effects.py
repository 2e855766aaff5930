"""Effects made of effects: choices, conditions, repetition, other players, later moments."""

from __future__ import annotations

from dataclasses import dataclass

from rules.notation.effect import Action, Effect
from rules.tcg.notation.amounts import Amount
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.filters import Filter, Reference, That
from rules.tcg.notation.players import Player
from rules.tcg.notation.sentence import Sentence
from rules.tcg.notation.targets import (
    Duration,
)
from rules.tcg.vocabulary import Phase


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
    """Do something, unless a player pays a price; then, where there is one, do `instead`.

    To which cards it would be done is chosen first, so that the price may speak of them.
    """

    who: Player
    effect: Effect
    price: Effect
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


@dataclass(frozen=True)
class IfLoses(Effect):
    """Do something if a character loses the skirmish being fought, once its wounds have come."""

    loser: Reference | That
    effect: Effect


@dataclass(frozen=True)
class IfKilled(Effect):
    """Do something if a character that passes now is killed before the phase ends."""

    victim: Filter
    effect: Effect
