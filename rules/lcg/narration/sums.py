"""What cards that are chosen together add up to, and what comes of it."""

from rules.english import count_of
from rules.lcg.engine.codes import NONE, Question
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.escape_tests import mean_escape, strength_of
from rules.lcg.engine.numbers import (
    attack,
    hit_points_left,
    number,
    quest_willpower,
    staging_threat,
    willpower,
)
from rules.lcg.engine.state import State
from rules.lcg.narration.attacks import foresee_attack
from rules.lcg.narration.changes import STATISTIC_NAMES
from rules.lcg.narration.following import what_is_revealed
from rules.recording import Sum


def describe_sum(state: State, decision: Decision) -> Sum | None:
    """Return what cards that are chosen together add up to, and against what."""
    if decision.question == Question.COMMIT:
        adds = {option: willpower(state, option.card) for option in _cards(decision)}
        return Sum(
            "willpower", quest_willpower(state), "threat", staging_threat(state), adds,
            _progress(state), "nothing happens so far", "threat rises by {} so far",
            then=what_is_revealed(state),
        )  # fmt: skip
    test = state.escape_test
    if decision.question == Question.COMMIT_TO_TEST and test is not None:
        adds = {option: number(state, test.statistic, option.card) for option in _cards(decision)}
        name = STATISTIC_NAMES[test.statistic]
        expected = mean_escape(state, test)
        return Sum(name, strength_of(state, test), "escape on average", expected, adds)
    if decision.question == Question.ATTACKERS:
        return _of_attackers(state, decision)
    return None


def _progress(state: State) -> str:
    """Return what more willpower than threat brings; the active location takes it first."""
    if state.location == NONE:
        return "{} progress so far"
    return f"{{}} progress so far, first on {state.blueprints[state.location].title}"


def _of_attackers(state: State, decision: Decision) -> Sum:
    _, _, leader, enemy, chosen = decision.resume
    fight = foresee_attack(state, enemy, leader, chosen)
    adds = {option: attack(state, option.card) for option in _cards(decision)}
    left = hit_points_left(state, enemy)
    return Sum(
        "attack", fight.attack, "defense", fight.defense, adds,
        f"{{}} damage of {count_of(left, 'hit point')}", "no damage", "no damage",
        goal=left, reached="{} damage, destroyed",
    )  # fmt: skip


def _cards(decision: Decision) -> list[Option]:
    return [option for option in decision.options if option.card != NONE]
