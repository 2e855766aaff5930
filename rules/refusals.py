"""Why a player cannot do something now: the words of an answer, for either game."""

from __future__ import annotations

from dataclasses import dataclass


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
