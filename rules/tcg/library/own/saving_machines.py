"""Saving all machines that an opponent's effect is about to discard: 5 U 60."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _save_machines(state: State, context: Context) -> None:
    """Prevent the discard that is answered, and those that the same effect is still to make.

    They are simultaneous (4.2, "Fortress Never Fallen"), though one is done after the other.
    """
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.wounds import discard_from_play
    from rules.tcg.engine.state import traits
    from rules.tcg.engine.steps.execution import leave_unpaid, prevent
    from rules.tcg.vocabulary import Keyword

    machine = traits.trait(Keyword.MACHINE)
    prevent(state, context.event)
    state.note("prevented", context.subject)
    kept = []
    for frame in state.stack:
        comes = frame[0] is discard_from_play and frame[2] == context.other
        if comes and state.blueprints[frame[1]].traits & machine and frame[1] != context.source:
            state.note("prevented", frame[1])
            leave_unpaid(state, frame[3])
        else:
            kept.append(frame)
    state.stack[:] = kept


save_all_machines = OwnEffect("prevent that", _save_machines, worth=2.0)
