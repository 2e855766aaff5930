"""Tuning the expert rules by an evolution strategy: many small changes of all weights at once.

Each pair of games has the same shuffles and opposite changes of the weights, so that what the
pair brings tells which way to go; the mean of many pairs is followed a small step (Salimans and
others 2017, "Evolution Strategies").
"""

import math
import random
from collections.abc import Iterator, Mapping, Sequence

from lab.lcg.fits.head_starts import give_head_start
from lab.lcg.fits.varied_weights import WEIGHT_NAMES, varied
from rules.lcg.deck import LcgDeck
from rules.lcg.game import Game
from rules.lcg.players.expert import decide
from rules.lcg.players.playouts import reward
from rules.lcg.players.weights import Weights, playing_by, weights_of

SPREAD = 0.3
STEP = 0.2
MEMORY = 0.8


def tune(
    tables: Sequence[Sequence[LcgDeck]],
    scenario: str,
    *,
    pairs: int,
    steps: int,
    seed: int,
    head_starts: bool = False,
) -> Iterator[tuple[float, Weights]]:
    """Change the weights step by step; return the mean reward and the weights of each step.

    All tables are of one player or none is, as both kinds have weights of their own. Both games
    of a pair have the same head start, if there are any.
    """
    dice = random.Random(seed)
    weights = weights_of(Game(tables[0], scenario, seed).state)
    moved = dict.fromkeys(WEIGHT_NAMES, 0.0)
    drift = dict.fromkeys(WEIGHT_NAMES, 0.0)
    for _ in range(steps):
        slope = dict.fromkeys(WEIGHT_NAMES, 0.0)
        rewards = 0.0
        for number in range(pairs):
            table, game_seed = tables[number % len(tables)], dice.randrange(1 << 40)
            change = {name: dice.gauss(0, 1) for name in WEIGHT_NAMES}
            size = dice.random() if head_starts else 0.0
            up, down = (
                _play(table, scenario, game_seed, _changed(moved, change, sign * SPREAD), size)
                for sign in (1, -1)
            )
            rewards += up + down
            for name in WEIGHT_NAMES:
                slope[name] += (up - down) * change[name]
        for name in WEIGHT_NAMES:
            drift[name] = MEMORY * drift[name] + (1 - MEMORY) * slope[name]
        length = math.sqrt(sum(value * value for value in drift.values())) or 1.0
        for name in WEIGHT_NAMES:
            moved[name] += STEP * drift[name] / length
        yield rewards / (2 * pairs), varied(weights, moved)


def _changed(
    moved: Mapping[str, float], change: Mapping[str, float], size: float
) -> dict[str, float]:
    return {name: moved[name] + size * change[name] for name in moved}


def _play(
    table: Sequence[LcgDeck],
    scenario: str,
    seed: int,
    changes: Mapping[str, float],
    head_start: float,
) -> float:
    """Return the reward of a game with changed weights."""
    game = Game(table, scenario, seed)
    state = game.state
    with playing_by(varied(weights_of(state), changes)):
        if head_start:
            give_head_start(game, random.Random(seed), head_start)
        while not state.ending:
            game.choose(decide(state))
        return reward(state)
