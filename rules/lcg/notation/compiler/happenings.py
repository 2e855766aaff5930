"""Happenings become a code, and a test whether it is the one meant."""

from typing import Final

from rules.lcg.engine import codes
from rules.lcg.engine.blueprint import Context, Test
from rules.lcg.engine.state import State
from rules.lcg.notation.compiler.building import always, every
from rules.lcg.notation.compiler.filters import compile_filter
from rules.lcg.notation.filters import Filter
from rules.lcg.notation.sentences import Happening, Occasion

OCCASION_CODES: Final = {
    Occasion.COMMITS: codes.COMMITTED,
    Occasion.WOULD_SUFFER_DAMAGE: codes.ABOUT_TO_SUFFER,
    Occasion.SUFFERS_DAMAGE: codes.DAMAGED,
    Occasion.IS_DESTROYED: codes.CHARACTER_DESTROYED,
    Occasion.IS_DEFEATED: codes.ENEMY_DEFEATED,
    Occasion.ATTACKS_AND_DESTROYS: codes.ENEMY_DEFEATED,
    Occasion.PARTICIPATES_AND_DESTROYS: codes.ENEMY_DEFEATED,
    Occasion.LEAVES_PLAY: codes.LEFT_PLAY,
    Occasion.IS_EXPLORED: codes.LEFT_PLAY,
    Occasion.ENTERS_PLAY: codes.ENTERED_PLAY,
    Occasion.IS_PLAYED: codes.PLAYED,
    Occasion.IS_REVEALED: codes.CARD_REVEALED,
    Occasion.SHADOW_DEALT: codes.SHADOW_DEALT,
    Occasion.SHADOW_TRIGGERED: codes.SHADOW_TRIGGERED,
    Occasion.SHADOW_RESOLVED: codes.SHADOW_RESOLVED,
    Occasion.DEFENDS: codes.DEFENDER_DECLARED,
    Occasion.ATTACKS: codes.ENEMY_ATTACKS,
    Occasion.DAMAGES: codes.ENEMY_DAMAGED,
    Occasion.HAS_DEFENDED: codes.ENEMY_ATTACKED,
    Occasion.HAS_ATTACKED: codes.ENEMY_ATTACKED,
    Occasion.ENGAGES: codes.ENEMY_ENGAGED,
    Occasion.IS_TRAVELED_TO: codes.TRAVELED,
    Occasion.QUEST_SUCCEEDS: codes.QUEST_SUCCEEDED,
    Occasion.QUEST_FAILS: codes.QUEST_FAILED,
    Occasion.PROGRESS_PLACED: codes.PROGRESS_ON_QUEST,
    Occasion.PHASE_BEGINS: codes.PHASE_BEGAN,
    Occasion.PHASE_ENDS: codes.PHASE_ENDED,
    Occasion.ROUND_ENDS: codes.ROUND_ENDED,
    Occasion.THREAT_RISES: codes.THREAT_RISES_IN_REFRESH,
    Occasion.PRISONER_RESCUED: codes.PRISONER_RESCUED,
    Occasion.STAGE_DEFEATED: codes.STAGE_DEFEATED,
    Occasion.HAS_STRUCK: codes.ATTACK_RESOLVED,
    Occasion.READIES_IN_REFRESH: codes.READIED_IN_REFRESH,
    Occasion.YOUR_THREAT_RISES: codes.THREAT_RAISED,
    Occasion.IS_HEALED: codes.HEALED,
    Occasion.QUEST_RESOLVED: codes.QUEST_RESOLVED,
    Occasion.EXHAUSTS: codes.CARD_EXHAUSTED,
    Occasion.STAGING_ENDS: codes.STAGING_ENDED,
}

# The enemy that a shadow card is dealt to is the other card of its happening.
_ABOUT_OTHER: Final = frozenset({Occasion.SHADOW_RESOLVED, Occasion.DAMAGES})


def compile_happening(happening: Happening) -> tuple[int, Test | None]:
    """Return the code of a happening, and the test that it is the one meant."""
    tests: list[Test] = []
    occasion = happening.occasion
    if occasion in (Occasion.ATTACKS_AND_DESTROYS, Occasion.PARTICIPATES_AND_DESTROYS):
        assert happening.subject is not None
        tests.append(_attacker_passes(happening.subject))
        if happening.enemy is not None:
            tests.append(_subject_passes(happening.enemy, other=False))
    elif occasion is Occasion.HAS_DEFENDED:
        assert happening.subject is not None
        tests.append(_defender_passes(happening.subject))
    elif happening.subject is not None:
        tests.append(_subject_passes(happening.subject, other=occasion in _ABOUT_OTHER))
    if occasion is Occasion.IS_EXPLORED:
        tests.append(_was_explored)
    if occasion in (Occasion.SHADOW_DEALT, Occasion.YOUR_THREAT_RISES):
        tests.append(_is_about_you)
    if happening.number:
        tests.append(_progress_is(happening.number))
    if happening.phase is not None:
        tests.append(_in_phase(codes.PHASE_CODES[happening.phase]))
    test = every(tests)
    return OCCASION_CODES[occasion], None if test is always else test


def _subject_passes(filter_: Filter, *, other: bool) -> Test:
    test = compile_filter(filter_)

    def passes(state: State, context: Context) -> bool:
        return test(state, context, context.other if other else context.subject)

    return passes


def _attacker_passes(filter_: Filter) -> Test:
    """Whether such a character is in the attack that destroys an enemy."""
    test = compile_filter(filter_)

    def passes(state: State, context: Context) -> bool:
        combat = state.combat
        return (
            combat is not None
            and not combat.by_enemy
            and combat.enemy == context.subject
            and any(test(state, context, card) for card in combat.characters)
        )

    return passes


def _defender_passes(filter_: Filter) -> Test:
    """Whether such a character is a defender in the attack that is over."""
    test = compile_filter(filter_)

    def passes(state: State, context: Context) -> bool:
        combat = state.combat
        return combat is not None and any(test(state, context, card) for card in combat.characters)

    return passes


def _progress_is(number: int) -> Test:
    def is_so_far(state: State, context: Context) -> bool:
        return state.progress[state.quest] >= number > state.progress[state.quest] - context.number

    return is_so_far


def _was_explored(state: State, context: Context) -> bool:
    return context.other == 1


def _is_about_you(state: State, context: Context) -> bool:
    return context.number == context.player


def _in_phase(phase: int) -> Test:
    def is_phase(state: State, context: Context) -> bool:
        return state.phase == phase

    return is_phase
