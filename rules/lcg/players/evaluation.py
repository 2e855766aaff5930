"""An evaluation function: how good a game looks at the start of a round, without playing it on.

A search that looks a few rounds ahead values the table it reaches. So two choices differ by what
they changed, and not also by the luck of all the rounds that would follow. What is counted here
(`features.py`) is weighed by `learned/evaluation_weights.json`.
"""

from functools import cache
from typing import Final

from rules.lcg.engine.blueprint import Blueprint
from rules.lcg.engine.state import State
from rules.lcg.players.features import FEATURES, features
from rules.lcg.players.learned.tables import EVALUATION_WEIGHTS, ONLY_VICTORIES
from rules.lcg.players.playouts import reward
from rules.logistic import logistic

SHARED: Final = "every scenario"
"""What the weights are found by that scenarios without any of their own are played by."""


def worth(state: State) -> float:
    """Return what a game is worth to a search, whether it is over or goes on.

    A lost game is worth how far it came, but for tables where only victories count: there the
    evaluation is how likely a victory is, and a defeat must never look better than a game that
    goes on.
    """
    if not state.ending:
        return estimate(state)
    if state.ending != "won" and only_victories_count(state):
        return 0.0
    return reward(state)


def only_victories_count(state: State) -> bool:
    """Return whether the evaluation of this table is how likely a victory is."""
    return (_name_of(state.blueprints[state.quest]), state.players == 1) in ONLY_VICTORIES


def estimate(state: State) -> float:
    """Return what a game that goes on is likely to be worth, from 0 to 1."""
    weights = _weights_for(state.blueprints[state.quest], state.players == 1)
    total = 0.0
    for place, value in enumerate(features(state)):
        total += weights[place] * value
    return logistic(total)


@cache
def _weights_for(quest: Blueprint, is_alone: bool) -> list[float]:
    """Return the weights of a table, in the order of `FEATURES`.

    A player alone may have weights of their own; a scenario without any has the shared ones.
    """
    name = _name_of(quest)
    tables = ((name, is_alone), (name, False), (SHARED, False))
    weights = next(EVALUATION_WEIGHTS[table] for table in tables if table in EVALUATION_WEIGHTS)
    return [weights[feature] for feature in FEATURES]


def _name_of(quest: Blueprint) -> str:
    return str(quest.card.encounter_set)
