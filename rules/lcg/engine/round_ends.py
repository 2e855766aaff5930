"""What begins and ends with a phase or a round: lasting effects, delayed effects, limits."""

from rules.lcg.engine.codes import (
    COMBAT,
    HIT_POINTS,
    PHASE_BEGAN,
    PHASE_ENDED,
    QUEST,
    REFRESH,
    ROUND_ENDED,
)
from rules.lcg.engine.damage import settle
from rules.lcg.engine.state import Lasting, State
from rules.lcg.engine.triggers import emit, end_action, run
from rules.lcg.engine.zones import in_play


def begin_phase(state: State, phase: int) -> None:
    """Enter a phase, and let what begins with it be heard."""
    state.phase = phase
    state.note("phase", phase)
    emit(state, PHASE_BEGAN)


def end_phase(state: State) -> None:
    """Step: what ends with the phase ends; in the refresh phase the round does too."""
    if state.phase == REFRESH:
        state.push(_end_round)
    state.push(_end_lasting_effects, False)
    delayed, state.delayed = state.delayed, []
    for late in delayed[::-1]:
        state.memory[late.context.action] = late.memory
        state.push(end_action, late.context.action)
        state.push(run, late.program, 0, late.context)
    emit(state, PHASE_ENDED)


def _end_lasting_effects(state: State, of_the_round: bool) -> None:
    """Step: changes that lasted to the end of the phase, or the round, are undone."""
    changes, state.lasting = state.lasting, []
    ended: list[int] = []
    for change in changes:
        if change.until_round_ends and not of_the_round:
            state.lasting.append(change)
        elif in_play(state, change.card):
            state.base[change.statistic][change.card] -= change.amount
            if change.statistic == HIT_POINTS:
                ended.append(change.card)
    for card in ended:
        settle(state, card)
    state.staging_bonus = 0
    state.barred_attacks.clear()
    state.many_defenders.clear()
    if state.limits:
        state.limits = {
            key: used for key, used in state.limits.items() if not _is_per_phase(state, key)
        }
    if state.phase == QUEST:
        state.committed.clear()
    if state.phase == COMBAT:
        state.attacks_made.clear()
        state.enemy_attacks_made.clear()


def _is_per_phase(state: State, key: tuple[int, int, int]) -> bool:
    card, place, _player = key
    return state.blueprints[card].abilities[place].limit_is_per_phase


def _end_round(state: State) -> None:
    """Step: the round is over, and counts for the score (core rules, "Scoring")."""
    state.push(_count_round)
    state.push(_end_lasting_effects, True)
    emit(state, ROUND_ENDED)


def _count_round(state: State) -> None:
    state.rounds_completed += 1
    state.limits.clear()
    state.note("round_over", state.rounds_completed)


def change_for_a_while(
    state: State, statistic: int, card: int, amount: int, *, until_round_ends: bool = False
) -> None:
    """Change a number of a card until the end of the phase or the round."""
    if in_play(state, card) and amount:
        state.base[statistic][card] += amount
        state.lasting.append(Lasting(until_round_ends, statistic, card, amount))
        state.note("changed", card, statistic, amount)
        if amount < 0 and statistic == HIT_POINTS:
            settle(state, card)
