"""The stages of a round at which players differ, and which decisions belong to each."""

from enum import StrEnum
from typing import Final

from rules.lcg.engine.codes import Question


class Stage(StrEnum):
    """A part of a round that one kind of player can be good at."""

    PLANNING = "planning"
    COMMITMENT = "commitment"
    TRAVEL = "travel"
    ENGAGEMENT = "engagement"
    DEFENSE = "defense"
    ATTACK = "attack"
    ACTIONS = "actions"


STAGES: Final[dict[int, Stage]] = {
    Question.PLAN: Stage.PLANNING,
    Question.PAY: Stage.PLANNING,
    Question.MULLIGAN: Stage.PLANNING,
    Question.COMMIT: Stage.COMMITMENT,
    Question.COMMIT_TO_TEST: Stage.COMMITMENT,
    Question.TRAVEL: Stage.TRAVEL,
    Question.BYPASS: Stage.TRAVEL,
    Question.ENGAGE: Stage.ENGAGEMENT,
    Question.CHOOSE_ATTACK: Stage.DEFENSE,
    Question.DEFEND: Stage.DEFENSE,
    Question.UNDEFENDED_DAMAGE: Stage.DEFENSE,
    Question.ATTACK_TARGET: Stage.ATTACK,
    Question.ATTACKERS: Stage.ATTACK,
}


def stage_of(question: int) -> Stage:
    """Return the stage of a decision; what is left are actions and the choices within them."""
    return STAGES.get(question, Stage.ACTIONS)
