"""What the computer returns: cards of a pack with their values, and built decks, with reasons."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck

DeckOfGame = TypeVar("DeckOfGame", TcgDeck, LcgDeck, TcgDeck | LcgDeck, covariant=True)


@dataclass(frozen=True, slots=True)
class RatedCard:
    """A card of a pack with what it adds to the picks, and why.

    Nobody reads the reasons of computers' seats, and they take a fifth of the time of a pick: so
    `why` is asked only for those that are shown.
    """

    card: str
    value: float
    why: Callable[[], str] = field(compare=False)

    @property
    def reason(self) -> str:
        """Why it adds so much, in words."""
        return self.why()


@dataclass(frozen=True, slots=True)
class BuiltDeck(Generic[DeckOfGame]):
    """A deck, what it is in a few sentences, and why each card is in it."""

    deck: DeckOfGame
    summary: tuple[str, ...]
    reasons: Mapping[str, str]


class PoolTooSmall(ValueError):
    """A pool from which no legal deck can be built; the message says what it lacks."""
