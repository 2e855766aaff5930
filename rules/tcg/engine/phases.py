"""Entering and leaving a phase, and the phases in which nobody fights.

Each phase is a function that puts its steps on the stack; which phase follows which is told in
`sequence` alone. Comprehensive Rulebook 2.0, "Playing the game".
"""

from rules.tcg.engine.actions import act_alone, action_round
from rules.tcg.engine.answers import emit
from rules.tcg.engine.board import expire, refresh
from rules.tcg.engine.codes import (
    FELLOWSHIP,
    MANEUVER,
    PHASE_STARTS,
    SHADOW,
    TURN_STARTS,
    UNTIL_END_OF_PHASE,
    Question,
    Verb,
)
from rules.tcg.engine.decision import PASS, Option
from rules.tcg.engine.path import move
from rules.tcg.engine.sentences import end_action, run
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import SANCTUARY
from rules.tcg.engine.wounds import heal, settle

SANCTUARY_HEALING = 5
MOVE_LIMIT = 2


def begin_phase(state: State, phase: int) -> None:
    """Enter a phase; what happens at its start is answered before the steps beneath."""
    state.phase = phase
    state.note("phase", phase)
    emit(state, PHASE_STARTS, phase)


def end_phase(state: State) -> None:
    """Step: do what was put off to this moment, and end what lasted until now."""
    expire(state, UNTIL_END_OF_PHASE)
    state.push(settle)
    due = [delayed for delayed in state.delayed if delayed.phase == state.phase]
    if due:
        state.delayed = [delayed for delayed in state.delayed if delayed.phase != state.phase]
        for delayed in due:
            action = state.fresh_id()
            state.memory[action] = delayed.memory
            state.push(end_action, action)
            state.push(run, delayed.effects, 0, delayed.context._replace(action=action))


def start_turn(state: State, player: int) -> None:
    """A player's turn begins with an empty twilight pool; then comes his fellowship phase."""
    state.turn += 1
    state.active = player
    state.turn_started = False
    state.twilight = 0
    state.moves = 0
    state.move_limit = MOVE_LIMIT
    state.drawn = 0
    state.note("turn", state.turn, player)
    refresh(state)
    state.push(_fellowship_phase)
    if state.blueprints[state.site()].traits & SANCTUARY:
        state.push(_sanctuary, SANCTUARY_HEALING)
    emit(state, TURN_STARTS)


def _sanctuary(state: State, left: int) -> None:
    """Step: heal up to five wounds from companions when starting at a sanctuary."""
    options = [
        Option(Verb.HEAL, companion)
        for companion in state.companions[state.active]
        if state.wounds[companion]
    ]
    if left and options:
        options.append(PASS)
        state.ask(state.active, Question.SANCTUARY, options, _sanctuary_healed, left)


def _sanctuary_healed(state: State, option: Option, left: int) -> None:
    if option.verb == Verb.HEAL:
        heal(state, option.card)
        state.push(_sanctuary, left - 1)


def _fellowship_phase(state: State) -> None:
    """Step: fellowship actions, then the move that every turn must make."""
    state.turn_started = True
    state.push(move)
    state.push(end_phase)
    state.push(act_alone, state.active)
    begin_phase(state, FELLOWSHIP)


def shadow_phase(state: State) -> None:
    """The Shadow player plays minions and more from the twilight pool."""
    state.push(end_phase)
    state.push(act_alone, state.shadow_player())
    begin_phase(state, SHADOW)


def maneuver_phase(state: State) -> None:
    """Both players may take maneuver actions."""
    state.push(end_phase)
    state.push(action_round, state.active, 0)
    begin_phase(state, MANEUVER)
