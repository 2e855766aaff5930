"""The order of a turn: which phase follows which, and the loop that drives the game.

When no step is left on the stack the phase is over, and what follows is decided here and
nowhere else. Comprehensive Rulebook 2.0, "Deluxe rules turn sequence".
"""

from collections.abc import Callable
from typing import Final

from rules.protocol import NoSuchOption
from rules.tcg.engine.state.bans import SKIP_PHASE
from rules.tcg.engine.state.codes import (
    ARCHERY,
    ASSIGNMENT,
    FELLOWSHIP,
    MANEUVER,
    PHASE_IS_NEXT,
    REGROUP,
    SETUP,
    SHADOW,
    SKIRMISH,
)
from rules.tcg.engine.state.seats import next_player
from rules.tcg.engine.state.state import EndlessGame, State
from rules.tcg.engine.steps.triggers import emit, is_heard
from rules.tcg.engine.turn.archery import archery_phase
from rules.tcg.engine.turn.assignment import assignment_phase, next_round
from rules.tcg.engine.turn.phases import maneuver_phase, shadow_phase, start_turn
from rules.tcg.engine.turn.regroup import regroup_phase
from rules.tcg.engine.turn.settling import settle
from rules.tcg.engine.turn.skirmish import choose_skirmish, defenders


def advance(state: State) -> None:
    """Go on until a player must choose or the game is over; stop one that goes round in circles."""
    try:
        _do_steps(state)
    except EndlessGame:
        cut_off(state)
    state.current = None


def _do_steps(state: State) -> None:
    stack = state.stack
    while state.pending is None and state.winner is None:
        if state.unsettled:
            settle(state)
            if _is_over(state):
                break
        frame = stack.pop() if stack else _FOLLOW_ON
        state.current = frame
        state.depth = len(stack)
        length = len(frame)
        # Written out, for taking a tuple apart costs more than most steps.
        if length == 2:
            frame[0](state, frame[1])
        elif length == 3:
            frame[0](state, frame[1], frame[2])
        elif length == 1:
            frame[0](state)
        elif length == 4:
            frame[0](state, frame[1], frame[2], frame[3])
        elif length == 5:
            frame[0](state, frame[1], frame[2], frame[3], frame[4])
        else:
            frame[0](state, *frame[1:])


def cut_off(state: State) -> None:
    """End a game where it is, without a winner."""
    state.pending = None
    state.stack.clear()
    state.ending = "unfinished"


def _is_over(state: State) -> bool:
    # In a function: in the loop above mypy, and so the compiled kernel, takes the winner for None.
    return state.winner is not None


def take(state: State, place: int) -> None:
    """Take the option at `place` of the pending decision, and go on.

    Raise NoSuchOption if there is none at that place.
    """
    decision = state.pending
    if decision is None:
        raise NoSuchOption("the game waits for no choice")
    options = decision.options
    if not 0 <= place < len(options):
        raise NoSuchOption(f"{place} is not a place from 0 to {len(options) - 1}")
    state.choices.append(place)
    state.decisions += 1
    state.pending = None
    resume = decision.resume
    if len(resume) == 2:
        resume[0](state, options[place], resume[1])
    elif len(resume) == 3:
        resume[0](state, options[place], resume[1], resume[2])
    else:
        resume[0](state, options[place], *resume[1:])
    advance(state)


def follow_on(state: State) -> None:
    """Begin what follows the phase that is over."""
    phase = state.phase
    if phase == SETUP:
        start_turn(state, state.first_player)
    elif phase == FELLOWSHIP:
        shadow_phase(state)
    elif phase == SHADOW:
        _with_minions(state, _maneuver)
    elif phase == MANEUVER:
        if state.edition.skips_archery_without_minions:
            _with_minions(state, _archery)
        else:
            _archery(state)
    elif phase == ARCHERY:
        _with_minions(state, _first_assignment)
    elif phase in (ASSIGNMENT, SKIRMISH):
        _next_skirmish(state)
    elif phase == REGROUP:
        if state.moving:
            shadow_phase(state)
        else:
            start_turn(state, next_player(state, state.active))


_FOLLOW_ON: Final = (follow_on,)


def _with_minions(state: State, phase: Callable[[State], None]) -> None:
    """Go on to a phase, or to the regroup phase when no minion is left."""
    if state.minions:
        phase(state)
    else:
        regroup_phase(state)


def _maneuver(state: State) -> None:
    _unless_skipped(state, MANEUVER, maneuver_phase)


def _archery(state: State) -> None:
    _unless_skipped(state, ARCHERY, archery_phase)


def _unless_skipped(state: State, code: int, phase: Callable[[State], None]) -> None:
    """Begin a phase, or count it as over where a card skips it.

    Where a text lets a player skip it, that is asked first.
    """
    if not is_heard(state, PHASE_IS_NEXT):
        _begin_unless_skipped(state, code, phase)
        return
    state.push(_begin_unless_skipped, code, phase)
    emit(state, PHASE_IS_NEXT, -1, -1, -1, code)


def _begin_unless_skipped(state: State, code: int, phase: Callable[[State], None]) -> None:
    """Step: begin a phase that no card skips."""
    if is_skipped(state, code):
        state.phase = code
    else:
        phase(state)


def is_skipped(state: State, phase: int) -> bool:
    """Whether a card leaves out a phase of this turn, or does as long as it is in force."""
    if phase in state.skips:
        return True
    bans = state.in_force.bans
    return bool(bans) and state.is_forbidden(state.active, SKIP_PHASE, phase)


def _first_assignment(state: State) -> None:
    if state.in_force.bans and _nobody_fights(state):
        regroup_phase(state)
    else:
        assignment_phase(state, round_=0)


def _nobody_fights(state: State) -> bool:
    """Whether a card leaves out the assignment or the skirmish phases; nobody stays assigned."""
    if not any(
        state.is_forbidden(state.active, SKIP_PHASE, phase) for phase in (ASSIGNMENT, SKIRMISH)
    ):
        return False
    for minion in state.minions:
        if state.assigned[minion]:
            state.set_assigned(minion, ())
    return True


def _next_skirmish(state: State) -> None:
    """Fight the next skirmish; then the fierce ones and further rounds; then regroup."""
    if state.in_force.bans and _nobody_fights(state):
        regroup_phase(state)
        return
    if defenders(state):
        choose_skirmish(state)
        return
    following = next_round(state)
    if following is None:
        regroup_phase(state)
    else:
        assignment_phase(state, round_=following)
