"""How likely a player is to win once the fights of a move are over.

A logistic regression over the numbers of `regroup_outlook`, fitted to who won games of Quick
players (`python -m lab regroup`). It is linear on purpose: regression trees predicted winners
better but overlook one more wound, and a player that used them won fewer games.
"""

import json
from functools import cache
from typing import Final

from rules import kernel
from rules.logistic import logistic
from rules.tcg.engine.state.codes import REGROUP
from rules.tcg.engine.state.state import State
from rules.tcg.players.learned.plans import weighed
from rules.tcg.players.learned.regroup_outlook import SIDE, TABLE, weigh_side, weigh_table

REGROUP_FILE: Final = kernel.ROOT / "rules" / "tcg" / "players" / "learned" / "regroup_weights.json"


@cache
def learned_weights() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the weights found from games, of the numbers of `weigh_moment`.

    First those as a turn begins, then those as regroup begins.
    """
    found = json.loads(REGROUP_FILE.read_text(encoding="utf-8"))["weights"]
    as_turn_begins, as_regroup_begins = (
        (
            *(found[moment]["mover"][name] for name in SIDE),
            *(found[moment]["rival"][name] for name in SIDE),
            *(found[moment]["table"][name] for name in TABLE),
        )
        for moment in ("turn", "regroup")
    )
    return as_turn_begins, as_regroup_begins


def weigh_moment(state: State, rival: int) -> list[float]:
    """Return all numbers of a moment: those of the player whose turn it is, a rival's, the table's.

    As a turn begins, nothing lies between the players but the turn itself.
    """
    table = weigh_table(state) if state.phase == REGROUP else [1.0, *[0.0] * (len(TABLE) - 1)]
    return [*weigh_side(state, state.active), *weigh_side(state, rival), *table]


def chance_at_regroup(state: State, player: int) -> float:
    """Return a player's chance to win against the best of the others; 1 or 0 at the end.

    A player whose turn it is not meets the one whose turn it is.
    """
    if state.ending:
        return 0.5 if state.winner is None else float(state.winner == player)
    if player in state.out:
        return 0.0
    if player != state.active:
        return 1.0 - logistic(_odds(state, player))
    rivals = [other for other in state.shadows if other not in state.out]
    return logistic(min([_odds(state, rival) for rival in rivals]))


def _odds(state: State, rival: int) -> float:
    """Return the log odds of the player whose turn it is against a rival."""
    return weighed(learned_weights()[state.phase == REGROUP], weigh_moment(state, rival))
