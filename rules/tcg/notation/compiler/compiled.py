"""What an effect compiles to, and the function that compiles one."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch

from rules.tcg.engine.blueprint import Context, Step, Test
from rules.tcg.engine.state import State
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.conditions import always


@dataclass(frozen=True, slots=True)
class Compiled:
    """An effect as the engine does it.

    `possible` tells whether it can be done in full, as a cost must be; `useful` whether it
    would do anything at all, without which a special ability is not offered.
    """

    possible: Test
    steps: tuple[Step, ...]
    useful: Test = always


@singledispatch
def compile_effect(effect: ef.Effect) -> Compiled:
    """Give an effect's test and steps; `TypeError` for a word without a meaning."""
    raise TypeError(f"no meaning is written for the effect {effect!r}")


def player_of(who: ef.Who) -> Callable[[State, Context], int]:
    """Give the function that finds the player a sentence means."""

    def player(state: State, context: Context) -> int:
        if who is ef.Who.YOU:
            return context.player
        if who is ef.Who.OPPONENT:
            return 1 - context.player
        return state.active if who is ef.Who.FREE_PEOPLES else 1 - state.active

    return player
