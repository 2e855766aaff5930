"""Tuning the expert rules: random changes of their weights, kept when they win more.

Both are tried on the same games, and the games change from time to time, so that the weights
do not fit one set of shuffles.
"""

import dataclasses
import random
from collections.abc import Iterator, Sequence

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.state import State
from rules.lcg.game import Game
from rules.lcg.players.expert import decide
from rules.lcg.players.playouts import reward
from rules.lcg.players.weights import WEIGHTS, Weights

FACTORS = (0.0, 0.5, 0.7, 0.85, 1.15, 1.4, 2.0)
MOST_CHANGED = 4
GAMES_CHANGE_AFTER = 12


def mean_reward(tables: Sequence[Sequence[LcgDeck]], scenario: str, seeds: Sequence[int]) -> float:
    """Return the mean reward of expert games with the weights as they are."""
    rewards = [_play(decks, scenario, seed) for decks in tables for seed in seeds]
    return sum(rewards) / len(rewards)


def _play(decks: Sequence[LcgDeck], scenario: str, seed: int) -> float:
    game = Game(decks, scenario, seed)
    state: State = game.state
    while not state.ending:
        game.choose(decide(state))
    return reward(state)


def tune(
    tables: Sequence[Sequence[LcgDeck]],
    scenario: str,
    *,
    games: int,
    trials: int,
    seed: int,
) -> Iterator[tuple[int, float, Weights]]:
    """Change `WEIGHTS` for the better; return each trial that was kept, with its reward."""
    dice = random.Random(seed)
    names = [field.name for field in dataclasses.fields(WEIGHTS)]
    first = seed
    best = mean_reward(tables, scenario, range(first, first + games))
    for trial in range(1, trials + 1):
        if trial % GAMES_CHANGE_AFTER == 0:
            first += games
            best = mean_reward(tables, scenario, range(first, first + games))
        before = dataclasses.replace(WEIGHTS)
        for name in dice.sample(names, dice.randint(1, MOST_CHANGED)):
            setattr(WEIGHTS, name, getattr(WEIGHTS, name) * dice.choice(FACTORS))
        found = mean_reward(tables, scenario, range(first, first + games))
        if found > best:
            best = found
            yield trial, found, dataclasses.replace(WEIGHTS)
        else:
            for name in names:
                setattr(WEIGHTS, name, getattr(before, name))
