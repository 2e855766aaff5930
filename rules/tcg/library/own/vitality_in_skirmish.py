"""Resolving a skirmish by vitality: 18 R 115.

Only what changes vitality itself alters such a skirmish (4.2, rulings, "Final Triumph").
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _count_vitality(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.modifiers.changes import change_number
    from rules.tcg.engine.state.codes import SKIRMISH_BY_VITALITY, UNTIL_END_OF_PHASE

    change_number(state, -1, SKIRMISH_BY_VITALITY, 1, UNTIL_END_OF_PHASE)


use_vitality_to_resolve_that_skirmish = OwnEffect(
    "use vitality to resolve that skirmish instead of strength", _count_vitality, worth=0.5
)
