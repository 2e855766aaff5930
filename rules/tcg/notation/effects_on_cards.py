"""What is done to cards: discard, return, play, stack, draw, reveal."""

from __future__ import annotations

from dataclasses import dataclass

from rules.notation.effect import Effect
from rules.tcg.notation.amounts import Amount
from rules.tcg.notation.filters import Filter, Reference, That
from rules.tcg.notation.players import Player
from rules.tcg.notation.qualities import Quality
from rules.tcg.notation.targets import (
    AnyTarget,
    CardsIn,
    Duration,
    PileTarget,
    Target,
    TopOfDeck,
    Until,
)


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
    """Place cards on top of a draw deck, beneath it, or shuffle them into it.

    `with_stacked` where what is stacked on them goes with them; "that many" are then all of them.
    """

    target: AnyTarget
    where: str
    with_stacked: bool = False


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

    `free` means without a twilight cost. `on` says on whom a borne card is played. A roaming
    minion is played `unpenalised` where it pays no roaming penalty, and a unique card
    `despite_dead_copy` where another copy may lie in the dead pile.
    """

    target: CardsIn | Reference | That
    cost: Amount = 0
    free: bool = False
    on: Filter | None = None
    then: tuple[Quality, ...] = ()
    until: Duration = Until.END_OF_PHASE
    unpenalised: bool = False
    despite_dead_copy: bool = False


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
