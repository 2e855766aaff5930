"""Taking the next action of a phase: 5 R 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _act_next(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.actions import take_next_action

    take_next_action(state, context.player)


take_next_action = OwnEffect(
    "you may take the next maneuver action", _act_next, worth=0.3, is_sentence=True
)
