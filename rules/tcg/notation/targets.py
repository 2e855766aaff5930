"""To what an effect is done, and for how long: cards in play, in piles, on decks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.tcg.notation.amounts import Amount, Zone
from rules.tcg.notation.filters import Feature, Filter, Reference, That
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import Phase


class Until(Enum):
    """How long a change lasts; a phase means the start of that phase."""

    END_OF_PHASE = "until the end of the phase"
    END_OF_TURN = "until the end of the turn"
    END_OF_GAME = "for the rest of the game"


@dataclass(frozen=True)
class EndOf:
    """Until the end of this phase, which may still be to come."""

    phase: Phase


Duration = Until | Phase | EndOf


@dataclass(frozen=True)
class Choose:
    """`count` cards that pass, chosen by the player who acts.

    `least` is None where exactly `count` are meant, 0 for "up to". The amount `None` means any
    number, and with `one_of_each` as many as have different ones: "a companion of each culture".
    With `total_resistance` there may be any number of them who have a given amount of it together.
    """

    filter: Filter
    count: Amount | None = 1
    least: int | None = None
    one_of_each: Feature | None = None
    total_resistance: int | None = None


@dataclass(frozen=True)
class Each:
    """Every card that passes; with `of_one` every one of a culture (or race) of one's choice."""

    filter: Filter
    of_one: Feature | None = None


@dataclass(frozen=True)
class CardsIn:
    """`count` cards that pass in a pile or hand, chosen; `random` where chance chooses.

    `count` None means every card that passes, which the player puts in any order where
    `in_any_order`. `or_zone` is a second place the cards may come from: "from your draw deck or
    discard pile".
    """

    zone: Zone
    filter: Filter | None = None
    count: Amount | None = 1
    least: int | None = None
    who: Player = Player.YOU
    on: Filter | None = None
    random: bool = False
    or_zone: Zone | None = None
    in_any_order: bool = False


@dataclass(frozen=True)
class TopOfDeck:
    """The topmost cards of a draw deck, or the bottommost."""

    count: Amount = 1
    who: Player = Player.YOU
    bottom: bool = False


Target = Reference | That | Choose | Each
PileTarget = Reference | That | CardsIn | TopOfDeck
AnyTarget = Target | CardsIn | TopOfDeck
