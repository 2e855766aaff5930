"""Why a player cannot do something now: the words of an answer, for either game."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import Protocol


class CardOption(Protocol):
    """A choice about cards: the one that acts and the one it acts on, by number."""

    @property
    def card(self) -> int: ...
    @property
    def target(self) -> int: ...


class UnseenCard(LookupError):
    """A card that a player does not see, so that nothing may be said of it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not, in a sentence, and the rule or text that says so."""

    text: str
    source: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that a player cannot do now with a card: "play Hauberk", and why not."""

    deed: str
    reason: Reason


def names_any(options: Iterable[CardOption], cards: Container[int]) -> bool:
    """Return whether some option is about one of these cards."""
    return any(option.card in cards or option.target in cards for option in options)
