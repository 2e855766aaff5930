"""Numbers that depend on the moment: how much damage is on a card, how many players there are."""

from dataclasses import dataclass
from enum import Enum

from rules.lcg.notation.filters import Filter, Reference


class Known(Enum):
    """A number that the sentence or the game already knows."""

    THAT_MUCH = "as many as just happened"
    PLAYERS = "the number of players in the game"
    VICTORY_POINTS = "the number of victory points in the victory display"
    ALL = "all"
    X = "X"


@dataclass(frozen=True)
class TokensOn:
    """How many damage or resource tokens a card has, a given number of times over."""

    token: str
    card: Reference
    times: int = 1


@dataclass(frozen=True)
class Count:
    """How many cards in play pass, a given number of times over.

    `as_each` where print says "1 for each".
    """

    filter: Filter
    as_each: bool = False
    times: int = 1


@dataclass(frozen=True)
class NumberOf:
    """A number of a card in play that is called by its title."""

    statistic: str
    title: str


@dataclass(frozen=True)
class Twice:
    """Double another amount."""

    amount: Known | Count


class CountedByCard:
    """How many, as one or two cards count it: `rules.lcg.notation.own` has the word."""


Amount = int | Known | TokensOn | Count | NumberOf | Twice | CountedByCard
