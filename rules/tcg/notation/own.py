"""Words of one or two cards: the meaning and the English stand together beside the card.

They are defined in `rules/tcg/library/own/`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rules.notation.effect import Effect
from rules.tcg.notation.conditions import Condition

# A step and a test of the engine: functions of the state and the context of the action.
Step = Callable[[Any, Any], None]
Test = Callable[[Any, Any], bool]


@dataclass(frozen=True)
class OwnEffect(Effect):
    """An effect of one step: its English, what it does, what it is worth to who does it.

    The English is a command ("reveal …"), or a sentence of its own ("you may …"). Without
    `useful` the effect always changes something, and without `possible` it can always be done,
    as a cost must be.
    """

    english: str
    step: Step = field(repr=False, compare=False)
    useful: Test | None = field(default=None, repr=False, compare=False)
    worth: float = 0.0
    is_sentence: bool = False
    possible: Test | None = field(default=None, repr=False, compare=False)


@dataclass(frozen=True)
class OwnWording(Effect):
    """Known effects in words of their own, where the templates would make them hard to read.

    The English is a command or, with `is_sentence`, a sentence of its own.
    """

    english: str
    effect: Effect
    is_sentence: bool = False


@dataclass(frozen=True)
class OwnCondition(Condition):
    """A condition of one card: its English as a clause, that of its opposite, and its test."""

    english: str
    opposite: str
    test: Test = field(repr=False, compare=False)
