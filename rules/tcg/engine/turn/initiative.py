"""Losing initiative: noticed after every step, in games with a card that answers it.

The card by whose playing it is lost is paid for first; then both are answered (4.2, "playing a
card").
"""

from rules.tcg.engine.state.codes import IN_VOID, INITIATIVE_LOST
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import EVENT
from rules.tcg.engine.state.turn_memory import had_initiative, note_initiative
from rules.tcg.engine.steps.triggers import GameEvent, emit_together, is_paid_for


def watch_initiative(state: State) -> None:
    """Offer responses to losing initiative, if a side has lost it since the last step.

    Either the Free Peoples player has it or all Shadow players have (4.2, "initiative").
    """
    free_peoples = int(not state.shadow_has_initiative())
    before = had_initiative(state)
    if free_peoples == before or _is_playing(state):
        return
    note_initiative(state, free_peoples)
    if before < 0:
        return
    losers = (state.active,) if before else state.shadows
    emit_together(state, [GameEvent(INITIATIVE_LOST, actor=player) for player in losers])


def _is_playing(state: State) -> bool:
    """Whether the active player has taken a card out of hand and not yet paid for it."""
    if IN_VOID not in state.zone:
        return False
    return any(
        zone == IN_VOID
        and state.owner[card] == state.active
        and not (state.blueprints[card].traits & EVENT and is_paid_for(state, card))
        for card, zone in enumerate(state.zone)
    )
