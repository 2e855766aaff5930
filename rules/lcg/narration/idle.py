"""Actions that would do nothing now: a number raised in a phase in which nobody reads it.

The engine offers whatever changes the game. That Éowyn gets more willpower while resources are
collected changes a number, and nothing else before it is over.
"""

from functools import lru_cache

from rules.lcg.engine.blueprint import Ability, Blueprint
from rules.lcg.engine.codes import (
    COMBAT,
    ENCOUNTER_PHASE,
    PLANNING,
    REFRESH,
    RESOURCE,
    TRAVEL,
    Question,
    Verb,
)
from rules.lcg.engine.decision import Option
from rules.lcg.engine.state import State
from rules.lcg.notation.effects import Effect, Make, MakeEscapeTest, Statistic, Then, Until
from rules.lcg.notation.sentences import Action
from rules.notation.traversal import values_of_kind

_QUIET = frozenset({RESOURCE, PLANNING, TRAVEL, ENCOUNTER_PHASE, REFRESH})
# Willpower is compared in the quest phase, attack and defense in the combat phase; cards of the
# quest phase may ask for them, too.
_UNREAD = {
    Statistic.WILLPOWER: _QUIET | {COMBAT},
    Statistic.ATTACK: _QUIET,
    Statistic.DEFENSE: _QUIET,
}


def does_nothing(state: State, option: Option) -> bool:
    """Return whether an action would change nothing that anybody reads before it is over."""
    pending = state.pending
    if pending is None or pending.question != Question.ACTION:
        return False
    if option.verb not in (Verb.USE, Verb.PLAY) or _has_escape_tests(state.blueprint_table):
        return False
    blueprint = state.blueprints[option.card]
    ability = blueprint.event if option.verb == Verb.PLAY else blueprint.actions[option.number]
    return ability is not None and state.phase in _idle_phases(blueprint, ability)


@lru_cache(maxsize=4_096)
def _idle_phases(blueprint: Blueprint, ability: Ability) -> frozenset[int]:
    """Return the phases in which an ability does nothing."""
    sentence = blueprint.notations.get(ability)
    if not isinstance(sentence, Action):
        return frozenset()
    effect = sentence.does.effect
    parts: tuple[Effect, ...] = effect.parts if isinstance(effect, Then) else (effect,)
    idle = _QUIET | {COMBAT}
    for part in parts:
        if not isinstance(part, Make) or part.until is not Until.END_OF_PHASE:
            return frozenset()
        for change in part.changes:
            idle &= _UNREAD.get(change.statistic, frozenset())
    return idle


@lru_cache(maxsize=256)
def _has_escape_tests(blueprints: tuple[Blueprint, ...]) -> bool:
    """Return whether some card of a game makes an escape test, in whatever phase."""
    written = tuple(each for known in blueprints for each in known.notations.values())
    return next(values_of_kind(written, MakeEscapeTest), None) is not None
