"""Placing a companion in play in the dead pile, which is no killing.

7 R 266, 8 R 20, 9 R 27, 13 U 60, 13 U 71, 15 U 35.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _place(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.losing import lose
    from rules.tcg.engine.operations.wounds import is_ring_bearer
    from rules.tcg.engine.zones.board import bury, in_play
    from rules.tcg.notation.compiler.memory import last_group

    for card in last_group(state, context):
        if not in_play(state, card):
            continue
        state.note("placed in the dead pile", card)
        if is_ring_bearer(state, card):
            lose(state, state.owner[card], "killed")
        else:
            bury(state, card)


place_it_in_the_dead_pile = OwnEffect("place that companion in the dead pile", _place, worth=-4.0)


def _place_this(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.wounds import is_ring_bearer
    from rules.tcg.engine.steps.execution import leave_unpaid
    from rules.tcg.engine.zones.board import bury, in_play

    if in_play(state, context.source) and not is_ring_bearer(state, context.source):
        state.note("placed in the dead pile", context.source)
        bury(state, context.source)
    else:
        leave_unpaid(state, context.action)


# 15 U 35.
place_this_in_the_dead_pile = OwnEffect(
    "place this companion in the dead pile", _place_this, worth=-6.0
)


def _place_skirmishing_wizard(state: State, context: Context) -> None:
    """Place the Wizard of this skirmish, whose minions have just been discarded."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.losing import lose
    from rules.tcg.engine.operations.wounds import is_ring_bearer
    from rules.tcg.engine.state.traits import trait
    from rules.tcg.engine.zones.board import bury
    from rules.tcg.vocabulary import Race

    character = state.skirmisher
    if character < 0 or not state.traits[character] & trait(Race.WIZARD):
        return
    state.note("placed in the dead pile", character)
    if is_ring_bearer(state, character):
        lose(state, state.owner[character], "killed")
    else:
        bury(state, character)


# 9 R 27.
place_that_wizard_in_the_dead_pile = OwnEffect(
    "place that Wizard in your dead pile", _place_skirmishing_wizard, worth=-4.0
)
