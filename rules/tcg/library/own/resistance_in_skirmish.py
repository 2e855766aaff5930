"""Resolving a skirmish by Gandalf's resistance: 15 R 33."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _gandalf(state: State) -> int:
    for card in state.companions[state.active]:
        if state.blueprints[card].title == "Gandalf":
            return card
    return -1


def _let_stand_in(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.modifiers.changes import change_number
    from rules.tcg.engine.state.codes import RESISTANCE_FOR_STRENGTH, UNTIL_END_OF_PHASE

    gandalf = _gandalf(state)
    # A second copy changes nothing: the numbers of both would be added up.
    if gandalf >= 0 and _is_more(state, context):
        change_number(state, -1, RESISTANCE_FOR_STRENGTH, gandalf + 1, UNTIL_END_OF_PHASE)


def _is_more(state: State, context: Context) -> bool:
    """Whether it would be used for the first time, and Gandalf is there."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import RESISTANCE_FOR_STRENGTH

    return _gandalf(state) >= 0 and not state.rare.get((RESISTANCE_FOR_STRENGTH, -1), 0)


use_gandalfs_resistance = OwnEffect(
    "use Gandalf's resistance to resolve that skirmish instead of that companion's strength",
    _let_stand_in,
    useful=_is_more,
    worth=0.5,
)
