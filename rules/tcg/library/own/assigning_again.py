"""Assigning a minion to the Ring-bearer after a skirmish, in place of all others: 1 R 224."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _assign_when_over(state: State, context: Context) -> None:
    """Put off the assignment until the skirmish that ends has been left."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.notation.compiler.memory import last_group

    for minion in last_group(state, context):
        # Beneath all steps of this phase: the last of them leaves the skirmish.
        state.stack.insert(0, (_assign_instead, minion, context.player))


def _assign_instead(state: State, minion: int, player: int) -> None:
    """Step: nobody stays assigned but this minion, to the Ring-bearer, whose Ring has no text."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.modifiers.changes import change_number
    from rules.tcg.engine.modifiers.in_force import refresh
    from rules.tcg.engine.state.codes import SKIRMISH, TEXT_IGNORED, UNTIL_END_OF
    from rules.tcg.engine.turn.assignment import assign_alone
    from rules.tcg.engine.zones.board import in_play

    bearer = state.ring_bearer[state.active]
    if in_play(state, minion) and bearer >= 0:
        ring = state.ring[state.active]
        change_number(state, ring, TEXT_IGNORED, 1, UNTIL_END_OF + SKIRMISH)
        refresh(state)
        assign_alone(state, bearer, minion, player)


def _is_worn(state: State, context: Context) -> bool:
    return state.wearing[state.active]


assign_it_in_place_of_others = OwnEffect(
    "cancel all remaining assignments and assign that minion to skirmish the Ring-bearer. The One "
    "Ring's game text does not apply during that skirmish",
    _assign_when_over,
    useful=_is_worn,
    worth=2.0,
    is_sentence=True,
)
