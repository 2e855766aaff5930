"""Archery fire that falls on allies instead of companions: 4 R 146."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _aim_at_allies(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.modifiers.changes import change_number
    from rules.tcg.engine.state.codes import ALLIES_TAKE_ARCHERY, UNTIL_END_OF_PHASE

    change_number(state, -1, ALLIES_TAKE_ARCHERY, 1, UNTIL_END_OF_PHASE, context.source)


def _would_change(state: State, context: Context) -> bool:
    # The engine is imported where a game is played: the words and their English need none.
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.modifiers.numbers import game_number
    from rules.tcg.engine.state.codes import ALLIES_TAKE_ARCHERY

    return not game_number(state, ALLIES_TAKE_ARCHERY)


allies_take_archery_wounds = OwnEffect(
    "make allies take wounds from archery fire instead of companions",
    _aim_at_allies,
    useful=_would_change,
    worth=0.2,
)
