"""Reading a number of a card as print means it, and ranges of numbers."""

from collections.abc import Callable
from typing import Final

from rules.tcg.engine.modifiers.numbers import (
    ambushes,
    hunter,
    is_archer,
    is_fierce,
    number,
    resistance_left,
    twilight_cost_by_itself,
    vitality_left,
)
from rules.tcg.engine.state.state import State
from rules.tcg.notation import filters as fi
from rules.tcg.notation.amounts import NumberOf, Statistic
from rules.tcg.notation.compiler.statistics import STATISTIC_CODES
from rules.tcg.notation.traversal import values


def reading(statistic: Statistic) -> Callable[[State, int], int]:
    """Return the function that reads a number of a card as print means it.

    Vitality is what is left after wounds, resistance what is left after burdens. A roaming
    penalty is paid beside the twilight cost and no part of it (2.0, "Roaming").
    """
    if statistic is Statistic.VITALITY:
        return vitality_left
    if statistic is Statistic.RESISTANCE:
        return resistance_left
    if statistic is Statistic.TWILIGHT_COST:
        return twilight_cost_by_itself
    if statistic is Statistic.FIERCE:
        return lambda state, card: int(is_fierce(state, card))
    if statistic is Statistic.ARCHER:
        return lambda state, card: int(is_archer(state, card))
    if statistic is Statistic.HUNTER:
        return hunter
    if statistic is Statistic.AMBUSH:
        return lambda state, card: sum(ambushes(state, card))
    code = STATISTIC_CODES[statistic]
    return lambda state, card: number(state, code, card)


def in_range(range_: fi.Range, value: int) -> bool:
    """Whether a number lies in a range."""
    if range_.least is not None and value < range_.least:
        return False
    return range_.most is None or value <= range_.most


_ASKING_NUMBERS: Final = (fi.State.EXHAUSTED, fi.State.ROAMING, fi.State.PARTICIPATING)


def asks_numbers(value: object) -> bool:
    """Whether a filter, amount or condition asks for derived numbers of cards.

    A modifier that does may, in being added up, ask for itself again.
    """
    return any(
        isinstance(part, fi.With | fi.WithMoreThan | NumberOf) or part in _ASKING_NUMBERS
        for part in values(value)
    )
