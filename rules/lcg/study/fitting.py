"""Finding the weights of the evaluation function: what tables at the start of a round came to.

    python -m rules.lcg.study.fitting passage-through-mirkwood --games 1400

plays games and prints the weights of a scenario, for `learned/evaluation_weights.py` of the
players. Each table is a sample, and what its game came to (`reward`) its answer; a logistic
regression with a small penalty on large weights fits them. Games by expert rules seldom reach
the later stages of a hard quest. There a stronger player plays, which itself looks ahead with the
weights found so far:

    python -m rules.lcg.study.fitting escape-from-dol-guldur --games 0 --led-games 200
"""

import argparse
import dataclasses
import math
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.lcg.game import Game
from rules.lcg.players.evaluation import FEATURES, features
from rules.lcg.players.naming import player
from rules.lcg.players.playouts import play_out, reward
from rules.lcg.players.weights import WEIGHTS
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.study.decks import TABLES, study_decks
from rules.lcg.vocabulary import Difficulty

# So that tables differ more than expert rules alone would make them: a share of random choices,
# and a change of all weights of a game.
EPSILON = 0.03
SPREAD = 0.3
PENALTY = 10.0
STEPS = 15
STEEPEST = 12.0


class Sample(NamedTuple):
    """A table, and what it came to, from 0 to 1."""

    features: list[float]
    worth: float


def samples_by_rules(scenario: str, games: int, seed: int) -> Iterator[Sample]:
    """Play games by expert rules that vary from game to game; yield each round's table."""
    dice = random.Random(seed)
    first = dataclasses.asdict(WEIGHTS)
    try:
        for game in _games(scenario, games, dice):
            for name, value in first.items():
                setattr(WEIGHTS, name, value * math.exp(dice.gauss(0, SPREAD)))
            yield from _samples_of_game(game, dice)
    finally:
        for name, value in first.items():
            setattr(WEIGHTS, name, value)


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
    """Return the weights of a logistic regression (Newton's method, with a penalty).

    Each feature is brought to mean 0 and spread 1 first, so that the penalty treats all alike.
    """
    means, spreads = _scales(samples)
    rows = [_scale(sample.features, means, spreads) for sample in samples]
    weights = [0.0] * len(rows[0])
    for _ in range(STEPS):
        slope = [-penalty * weight for weight in weights]
        curve = [[0.0] * len(weights) for _ in weights]
        for place in range(len(weights)):
            curve[place][place] = penalty
        for row, sample in zip(rows, samples, strict=True):
            total = sum(weight * value for weight, value in zip(weights, row, strict=True))
            found = 1 / (1 + math.exp(-max(-STEEPEST, min(STEEPEST, total))))
            _add(slope, curve, row, sample.worth - found, found * (1 - found))
        change = _solve(curve, slope)
        weights = [weight + step for weight, step in zip(weights, change, strict=True)]
        if max(abs(step) for step in change) < 1e-4:
            break
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


def _add(
    slope: list[float], curve: list[list[float]], row: list[float], error: float, bend: float
) -> None:
    """Add a sample to slope and curvature."""
    for place, value in enumerate(row):
        slope[place] += error * value
        bent = bend * value
        line = curve[place]
        for other, more in enumerate(row):
            line[other] += bent * more


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve a system of linear equations by Gaussian elimination with pivots."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda other: abs(rows[other][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for other in range(place + 1, size):
            share = rows[other][place] / rows[place][place]
            for column in range(place, size + 1):
                rows[other][column] -= share * rows[place][column]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][other] * found[other] for other in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found


def main() -> None:
    """Print the weights that were found, with the names of what they weigh."""
    parser = argparse.ArgumentParser(prog="python -m rules.lcg.study.fitting")
    parser.add_argument("scenario", choices=list(SCENARIOS))
    parser.add_argument("--games", type=int, default=2000, help="by expert rules")
    parser.add_argument("--led-by", default="lookahead:60", help="who plays the other games")
    parser.add_argument("--led-games", type=int, default=0, help="how many of them")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    samples = [
        *samples_by_rules(given.scenario, given.games, given.seed),
        *samples_by(given.led_by, given.scenario, given.led_games, given.seed),
    ]
    for name, weight in zip(FEATURES, fit(samples), strict=True):
        print(f"        {weight:.4f},  # {name}")


if __name__ == "__main__":
    main()
