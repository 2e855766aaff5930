"""Words of one or two cards: the meaning and the English stand together beside the card.

`{this}` in the English is the card's name, `{target}` what it is done to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.lcg.notation.amounts import CountedByCard
from rules.lcg.notation.conditions import Condition
from rules.lcg.notation.effects import Effect, Target

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.lcg.engine.blueprint import Amount, CardTest, Context, Numbers, Step, Test
    from rules.lcg.engine.state import State


@dataclass(frozen=True, eq=False)
class OwnEffect(Effect):
    """An effect of one step. `x_values` are the numbers that an X may be."""

    english: str
    step: Step
    useful: Test | None = None
    x_values: Numbers | None = None


@dataclass(frozen=True, eq=False)
class OwnEffectOn(Effect):
    """An effect that is done to each card of a target; `sensible` are those it could change."""

    english: str
    target: Target
    act: Callable[[State, Context, int], None]
    sensible: CardTest | None = None


@dataclass(frozen=True, eq=False)
class OwnCondition(Condition):
    """A condition that one or two cards ask for."""

    english: str
    test: Test


@dataclass(frozen=True, eq=False)
class OwnAmount(CountedByCard):
    """A number that one or two cards count."""

    english: str
    count: Amount
