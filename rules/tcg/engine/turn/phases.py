"""Entering and leaving a phase, and the phases in which nobody fights.

Each phase is a function that puts its steps on the stack; which phase follows which is decided
in `sequence` alone. Comprehensive Rulebook 2.0, "Playing the game".
"""

from typing import Final

from rules.tcg.engine.modifiers.changes import expire
from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.operations.actions import act_alone, action_round
from rules.tcg.engine.operations.followers import aid
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import can_heal, heal
from rules.tcg.engine.state.codes import (
    FELLOWSHIP,
    MANEUVER,
    MOVE_LIMIT,
    PHASE_ENDS,
    PHASE_STARTS,
    SHADOW,
    SKIPS_SHADOW_PHASE,
    TURN_STARTS,
    UNTIL_END_OF,
    UNTIL_END_OF_PHASE,
    UNTIL_START,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.records import Delayed
from rules.tcg.engine.state.seats import seats_from
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import SANCTUARY
from rules.tcg.engine.steps.execution import end_action, forget_uses, run
from rules.tcg.engine.steps.triggers import emit, is_heard

SANCTUARY_HEALING: Final = 5
BASIC_MOVE_LIMIT: Final = 2


def begin_phase(state: State, phase: int) -> None:
    """Enter a phase; what happens at its start is answered before the steps beneath."""
    state.phase = phase
    state.played_this_phase = frozenset()
    state.note("phase", phase)
    expire(state, UNTIL_START + phase)
    emit(state, PHASE_STARTS)


def end_phase(state: State) -> None:
    """Step: what happens at the end of a phase, what was put off to it; then changes end."""
    if not state.delayed and not is_heard(state, PHASE_ENDS):
        _close_phase(state)
        return
    state.push(_close_phase)
    due = [delayed for delayed in state.delayed if delayed.phase == state.phase]
    if due:
        state.delayed = [delayed for delayed in state.delayed if delayed.phase != state.phase]
        carry_out_delayed(state, due)
    emit(state, PHASE_ENDS)


def carry_out_delayed(state: State, due: list[Delayed]) -> None:
    """Carry out what was put off to this moment, first what was put off first."""
    for delayed in due[::-1]:
        action = state.fresh_id()
        state.memory[action] = delayed.memory
        state.push(end_action, action)
        state.push(run, delayed.effects, 0, delayed.context.of_action(action))


def _close_phase(state: State) -> None:
    """Step: end the changes that last to the end of this phase, and reset the counts of uses."""
    expire(state, UNTIL_END_OF_PHASE, UNTIL_END_OF + state.phase)
    forget_uses(state, of_turn=False)


def start_turn(state: State, player: int) -> None:
    """A player's turn begins with an empty twilight pool; then comes the fellowship phase."""
    state.turn += 1
    state.active = player
    state.shadows = seats_from(state, player)
    state.turn_started = False
    state.twilight = 0
    state.moves = 0
    state.drawn = 0
    state.initiative = -1
    state.skips = frozenset()
    state.played = frozenset()
    state.played_before_arriving = frozenset()
    state.note("turn", state.turn, player)
    refresh(state)
    state.move_limit = basic_move_limit(state)
    state.push(fellowship_phase)
    if state.traits[state.site()] & SANCTUARY:
        state.push(_sanctuary, SANCTUARY_HEALING)
    emit(state, TURN_STARTS)


def basic_move_limit(state: State) -> int:
    """Return the move limit: two, or as many as a player had opponents (4.2, "move limit")."""
    return max(BASIC_MOVE_LIMIT, state.players - 1)


def moves_allowed(state: State) -> int:
    """Return how often the fellowship may move this turn, with what cards add."""
    keep_move_limit(state)
    return state.move_limit + state.rare.get((MOVE_LIMIT, -1), 0)


def keep_move_limit(state: State) -> None:
    """Keep a changed move limit for the rest of the turn (4.2, "move limit").

    Each text counts once a turn, though its condition ends or its card leaves play.
    """
    for card, place, modifier in state.in_force.move_limits:
        key = (card, place, True)
        if key not in state.uses:
            change = modifier(state, card, -1)
            if change:
                state.uses[key] = 1
                state.move_limit += change


def _sanctuary(state: State, left: int) -> None:
    """Step: heal up to five wounds from companions when starting at a sanctuary."""
    options = [
        Option(Verb.HEAL, companion)
        for companion in state.companions[state.active]
        if can_heal(state, companion)
    ]
    if left and options:
        options.append(PASS)
        state.ask(state.active, Question.SANCTUARY, options, _sanctuary_healed, left)


def _sanctuary_healed(state: State, option: Option, left: int) -> None:
    if option.verb == Verb.HEAL:
        if left == SANCTUARY_HEALING:
            state.note("sanctuary", state.active, state.site())
        state.push(_sanctuary, left - 1)
        state.push(heal, option.card)


def fellowship_phase(state: State) -> None:
    """Step: fellowship actions, then the move that every turn must make."""
    state.turn_started = True
    state.push(end_phase)
    state.push(move)
    state.push(act_alone, state.active)
    begin_phase(state, FELLOWSHIP)


def shadow_phase(state: State) -> None:
    """Each Shadow player in turn plays minions and more from the twilight pool."""
    for player in reversed(state.shadows):
        state.push(_shadow_phase, player)


def _shadow_phase(state: State, player: int) -> None:
    """Step: one player's Shadow phase, unless the player has chosen to skip it."""
    if state.rare:
        key = (SKIPS_SHADOW_PHASE, -1 - player)
        if state.rare.pop(key, 0):
            state.phase = SHADOW
            return
    state.phase_player = player
    state.push(end_phase)
    state.push(act_alone, player)
    begin_phase(state, SHADOW)


def maneuver_phase(state: State) -> None:
    """Followers may aid; then all players may take maneuver actions."""
    state.push(end_phase)
    state.push(action_round, state.active, 0)
    for player in reversed(state.alive()):
        if state.support[player]:
            state.push(aid, player)
    begin_phase(state, MANEUVER)
