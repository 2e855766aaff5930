"""Finding the weights of the evaluation function: what tables at the start of a round came to.

Each table of a game is a sample, and what its game came to (`reward`) its answer; a logistic
regression with a small penalty on large weights fits them. `manage.py study evaluation` plays
the games and prints the weights.
"""

import math
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.lcg.game import Game
from rules.lcg.players.features import features
from rules.lcg.players.naming import player
from rules.lcg.players.playouts import play_out, reward
from rules.lcg.players.weights import weights_of
from rules.lcg.study.decks import TABLES, study_decks
from rules.lcg.study.varied_weights import plain_weights, playing_by
from rules.lcg.vocabulary import Difficulty
from rules.logistic import fit_weights

# So that tables differ more than expert rules alone would make them: a share of random choices,
# and a change of all weights of a game.
EPSILON = 0.03
SPREAD = 0.3
PENALTY = 10.0


class Sample(NamedTuple):
    """A table, and what it came to, from 0 to 1."""

    features: list[float]
    worth: float


def samples_by_rules(scenario: str, games: int, seed: int) -> Iterator[Sample]:
    """Play games by expert rules that vary from game to game; yield each round's table."""
    dice = random.Random(seed)
    names = plain_weights()
    for game in _games(scenario, games, dice):
        changes = {name: dice.gauss(0, SPREAD) for name in names}
        with playing_by(changes, weights_of(game.state)):
            yield from _samples_of_game(game, dice)


def _games(scenario: str, games: int, dice: random.Random) -> Iterator[Game]:
    """Set up games with the decks of the study in turn, two at a table, in both difficulties."""
    decks = study_decks()
    tables = [names for names in TABLES if len(names) > 1]
    difficulties = (Difficulty.BASIC, Difficulty.STANDARD)
    for number in range(games):
        names = tables[number % len(tables)]
        difficulty = difficulties[number // len(tables) % 2]
        chosen = [decks[name] for name in names]
        yield Game(chosen, scenario, dice.randrange(1 << 40), difficulty=difficulty)


def _samples_of_game(game: Game, dice: random.Random) -> Iterator[Sample]:
    """Play a game by rules to its end; return a sample for each round."""
    tables = []
    rng = dice.randrange(1 << 40)
    while not game.is_over():
        rng = play_out(game, rng, EPSILON, game.state.round + 1)
        if not game.is_over():
            tables.append(features(game.state))
    worth = min(1.0, reward(game.state))
    return (Sample(table, worth) for table in tables)


def samples_by(name: str, scenario: str, games: int, seed: int) -> Iterator[Sample]:
    """Let a player by name play; yield each round's table and what its game came to."""
    dice = random.Random(seed)
    for game in _games(scenario, games, dice):
        seats = [player(name, dice.randrange(1 << 40)) for _ in range(game.state.players)]
        tables = []
        seen = 0
        while (decision := game.decision()) is not None:
            if game.state.round > seen:
                seen = game.state.round
                tables.append(features(game.state))
            game.choose(seats[decision.player].choose(game))
        worth = min(1.0, reward(game.state))
        yield from (Sample(table, worth) for table in tables)


def fit(samples: Sequence[Sample], penalty: float = PENALTY) -> list[float]:
    """Return the weights of a logistic regression, in the order of `FEATURES`.

    Each feature is brought to mean 0 and spread 1 first, so that the penalty treats all alike.
    """
    means, spreads = _scales(samples)
    rows = [_scale(sample.features, means, spreads) for sample in samples]
    weights = fit_weights(rows, [sample.worth for sample in samples], penalty)
    unscaled = [weight / spread for weight, spread in zip(weights, spreads, strict=True)]
    unscaled[0] -= sum(w * m for w, m in zip(unscaled[1:], means[1:], strict=True))
    return unscaled


def _scales(samples: Sequence[Sample]) -> tuple[list[float], list[float]]:
    """Return mean and spread of each feature; the constant's are 0 and 1."""
    columns = list(zip(*(sample.features for sample in samples), strict=True))
    means = [0.0] + [sum(column) / len(column) for column in columns[1:]]
    spreads = [1.0]
    for mean, column in zip(means[1:], columns[1:], strict=True):
        variance = sum((value - mean) ** 2 for value in column) / len(column)
        spreads.append(math.sqrt(variance) or 1.0)
    return means, spreads


def _scale(row: Sequence[float], means: Sequence[float], spreads: Sequence[float]) -> list[float]:
    return [(v - mean) / spread for v, mean, spread in zip(row, means, spreads, strict=True)]
