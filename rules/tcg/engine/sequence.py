"""The order of a turn: which phase follows which, and the loop that drives the game.

When no step is left on the stack the phase is over, and what follows is told here and nowhere
else. Comprehensive Rulebook 2.0, "Deluxe rules turn sequence".
"""

from collections.abc import Callable

from rules.tcg.engine.codes import (
    ARCHERY,
    ASSIGNMENT,
    FELLOWSHIP,
    FIERCE,
    MANEUVER,
    REGROUP,
    SETUP,
    SHADOW,
    SKIRMISH,
)
from rules.tcg.engine.combat import (
    archery_phase,
    assignment_phase,
    choose_skirmish,
    defenders,
)
from rules.tcg.engine.numbers import number
from rules.tcg.engine.phases import maneuver_phase, shadow_phase, start_turn
from rules.tcg.engine.regroup import regroup_phase
from rules.tcg.engine.state import State


def advance(state: State) -> None:
    """Go on until a player must choose or the game is over."""
    stack = state.stack
    while state.pending is None and state.winner is None:
        if stack:
            step, *arguments = stack.pop()
            step(state, *arguments)
        else:
            follow_on(state)


def take(state: State, place: int) -> None:
    """Take the option at `place` of the pending decision, and go on."""
    decision = state.pending
    assert decision is not None, "the game waits for no choice"
    option = decision.options[place]
    state.choices.append(place)
    state.pending = None
    resume, *arguments = decision.resume
    resume(state, option, *arguments)
    advance(state)


def follow_on(state: State) -> None:
    """Begin what follows the phase that is over."""
    phase = state.phase
    if phase == SETUP:
        start_turn(state, state.first_player)
    elif phase == FELLOWSHIP:
        shadow_phase(state)
    elif phase == SHADOW:
        _with_minions(state, maneuver_phase)
    elif phase == MANEUVER:
        archery_phase(state)
    elif phase == ARCHERY:
        _with_minions(state, _first_assignment)
    elif phase in (ASSIGNMENT, SKIRMISH):
        _next_skirmish(state)
    elif phase == REGROUP:
        if state.moving:
            shadow_phase(state)
        else:
            start_turn(state, 1 - state.active)


def _with_minions(state: State, phase: Callable[[State], None]) -> None:
    """Go on to a phase, or to the regroup phase when no minion is left."""
    if state.minions:
        phase(state)
    else:
        regroup_phase(state)


def _first_assignment(state: State) -> None:
    assignment_phase(state, fierce=False)


def _next_skirmish(state: State) -> None:
    """Fight the next skirmish; then the fierce ones; then regroup."""
    if defenders(state):
        choose_skirmish(state)
    elif not state.fierce_round and any(number(state, FIERCE, minion) for minion in state.minions):
        assignment_phase(state, fierce=True)
    else:
        regroup_phase(state)
