"""The loop that drives a game, and which phase follows which (core rules, "Round Sequence")."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from rules.lcg.engine.codes import (
    BLANKS_ATTACHMENTS,
    COMBAT,
    ENCOUNTER_PHASE,
    PLANNING,
    QUEST,
    REFRESH,
    RESOURCE,
    SETUP,
    TRAVEL,
    WATCHES,
)
from rules.lcg.engine.combat_phase import combat_phase, refresh_phase
from rules.lcg.engine.encounter_phase import encounter_phase, travel_phase
from rules.lcg.engine.planning import planning_phase, resource_phase
from rules.lcg.engine.quest_phase import quest_phase
from rules.lcg.engine.state import State
from rules.lcg.engine.text_boxes import renew_text_boxes
from rules.lcg.engine.triggers import look_around
from rules.protocol import NoSuchOption

NEXT_PHASE: Final[Mapping[int, Callable[[State], None]]] = MappingProxyType(
    {
        SETUP: resource_phase,
        RESOURCE: planning_phase,
        PLANNING: quest_phase,
        QUEST: travel_phase,
        TRAVEL: encounter_phase,
        ENCOUNTER_PHASE: combat_phase,
        COMBAT: refresh_phase,
        REFRESH: resource_phase,
    }
)


# Far more than the longest of ten thousand random games; a game still going is stopped.
DECISION_BOUND: Final = 20_000


def advance(state: State) -> None:
    """Go on until a player must choose or the game is over."""
    while state.pending is None and not state.ending:
        if state.rules[WATCHES]:
            look_around(state)
        if state.rules[BLANKS_ATTACHMENTS] or state.attachments_are_blank:
            renew_text_boxes(state)
        stack = state.stack
        if stack:
            frame = stack.pop()
            arguments = len(frame) - 1
            # Written out, for taking a tuple apart costs more than most steps.
            if arguments == 1:
                frame[0](state, frame[1])
            elif arguments == 0:
                frame[0](state)
            elif arguments == 2:
                frame[0](state, frame[1], frame[2])
            elif arguments == 3:
                frame[0](state, frame[1], frame[2], frame[3])
            elif arguments == 5:
                frame[0](state, frame[1], frame[2], frame[3], frame[4], frame[5])
            else:
                frame[0](state, *frame[1:])
        else:
            NEXT_PHASE[state.phase](state)


def take(state: State, place: int) -> None:
    """Take the option at `place` of the pending decision, and go on.

    Raise NoSuchOption for a place that no option has, and for a game that waits for no choice.
    """
    decision = state.pending
    if decision is None or not 0 <= place < len(decision.options):
        raise NoSuchOption(f"there is no option {place}")
    state.choices.append(place)
    state.pending = None
    option = decision.options[place]
    resume = decision.resume
    arguments = len(resume) - 1
    if arguments == 2:
        resume[0](state, option, resume[1], resume[2])
    elif arguments == 1:
        resume[0](state, option, resume[1])
    elif arguments == 3:
        resume[0](state, option, resume[1], resume[2], resume[3])
    else:
        resume[0](state, option, *resume[1:])
    advance(state)
    if state.ending:
        state.pending = None
        state.stack.clear()
    elif len(state.choices) >= DECISION_BOUND:
        cut_off(state)


def cut_off(state: State) -> None:
    """End a game where it is, as unfinished."""
    state.pending = None
    state.stack.clear()
    state.ending = "unfinished"
