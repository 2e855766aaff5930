"""How likely a player is to win, judged by what each player has between two turns.

A logistic regression over the features of `rules.tcg.players.features`: who won, of some
thousand games between rules of thumb with all starter decks.
"""

import json
from functools import cache
from math import exp
from operator import mul

from rules import kernel
from rules.tcg.engine.state.state import State
from rules.tcg.players.features import FEATURES, features

# Beside the sources, wherever a compiled kernel is.
VALUE_FILE = kernel.ROOT / "rules" / "tcg" / "players" / "value_weights.json"
# What the player whose turn begins has beside the features.
TEMPO = "tempo"


@cache
def value_weights() -> tuple[tuple[float, ...], float]:
    """Return the weight of each feature, and that of beginning the turn."""
    weights: dict[str, float] = json.loads(VALUE_FILE.read_text(encoding="utf-8"))["weights"]
    return tuple(weights[name] for name in FEATURES), weights[TEMPO]


def score(state: State, player: int) -> float:
    """Return what a player's features weigh together."""
    weights, tempo = value_weights()
    total: float = sum(map(mul, weights, features(state, player)))
    return total + tempo if state.active == player else total


def chance_to_win(state: State, player: int) -> float:
    """Return a player's chance to win against the best of the others; 1 or 0 at the end."""
    if state.ending:
        return 0.5 if state.winner is None else float(state.winner == player)
    if player in state.out:
        return 0.0
    rival = max(
        score(state, other)
        for other in range(state.players)
        if other != player and other not in state.out
    )
    return 1 / (1 + exp(rival - score(state, player)))
