"""Finding the weights of the evaluation function: what tables at the start of a round came to.

Each table of a game is a sample, and what its game came to (`worth`) its answer; a logistic
regression with a small penalty on large weights fits them. `python -m lab evaluation` plays
the games and prints the weights.

Decks differ in more than a game's choices: who plays Lore defends well and wins less. So each set
of decks has an intercept of its own, which is left out of the weights but for its mean. And a
weight that would make a harm look good is set to 0: what it stands for goes with something else.
"""

import math
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lab.lcg.decks import SPECIALISTS, TABLES, study_decks
from lab.lcg.fits.head_starts import give_head_start
from lab.lcg.fits.varied_weights import WEIGHT_NAMES, varied
from rules.lcg.game import Game
from rules.lcg.players.evaluation import worth
from rules.lcg.players.features import FEATURES, SIGNS, features
from rules.lcg.players.naming import player
from rules.lcg.players.playouts import play_out
from rules.lcg.players.weights import playing_by, weights_of
from rules.lcg.vocabulary import Difficulty
from rules.logistic import fit_weights

# So that tables differ more than expert rules alone would make them: a share of random choices,
# and a change of all weights of a game.
EPSILON = 0.03
SPREAD = 0.3
PENALTY = 10.0


# There are few games of a player who searches, so their weights are held near those that games
# by expert rules had.
LED_PENALTY = 200.0
# An intercept varies as freely as if its column had this spread.
INTERCEPT = 3.0


class Sample(NamedTuple):
    """A table, what it came to, from 0 to 1, and the decks that played."""

    features: list[float]
    worth: float
    decks: tuple[str, ...] = ()


def samples_by_rules(
    scenario: str, games: int, seed: int, *, alone: bool, head_starts: bool = False
) -> Iterator[Sample]:
    """Play games by expert rules that vary from game to game; yield each round's table."""
    dice = random.Random(seed)
    for decks, game in _games(scenario, games, dice, alone=alone, head_starts=head_starts):
        changes = {name: dice.gauss(0, SPREAD) for name in WEIGHT_NAMES}
        with playing_by(varied(weights_of(game.state), changes)):
            samples = _samples_of_game(decks, game, dice)
        yield from samples


def _games(
    scenario: str, games: int, dice: random.Random, *, alone: bool, head_starts: bool
) -> Iterator[tuple[tuple[str, ...], Game]]:
    """Set up games with the decks of the study in turn, in both difficulties.

    Games with head starts, of any size from none on, are all standard ones.
    """
    decks = study_decks()
    tables = [names for names in TABLES if (len(names) == 1) is alone]
    if alone and scenario in SPECIALISTS:
        built_for_it: list[tuple[str, ...]] = [(name,) for name in SPECIALISTS[scenario]]
        # With a head start games are won, so they show what a deck needs that can win.
        tables = built_for_it if head_starts else [*tables, *built_for_it]
    basic = () if head_starts else (Difficulty.BASIC,)
    difficulties = (*basic, Difficulty.STANDARD)
    for number in range(games):
        names = tables[number % len(tables)]
        difficulty = difficulties[number // len(tables) % len(difficulties)]
        chosen = [decks[name] for name in names]
        game = Game(chosen, scenario, dice.randrange(1 << 40), difficulty=difficulty)
        if head_starts:
            give_head_start(game, dice, dice.random())
        yield names, game


def _samples_of_game(decks: tuple[str, ...], game: Game, dice: random.Random) -> list[Sample]:
    """Play a game by rules to its end; return a sample for each round."""
    tables = []
    rng = dice.randrange(1 << 40)
    while not game.is_over():
        rng = play_out(game, rng, EPSILON, game.state.round + 1)
        if not game.is_over():
            tables.append(features(game.state))
    result = min(1.0, worth(game.state))
    return [Sample(table, result, decks) for table in tables]


def samples_by(
    name: str, scenario: str, games: int, seed: int, *, alone: bool, head_starts: bool = False
) -> Iterator[Sample]:
    """Let a player by name play; yield each round's table and what its game came to."""
    dice = random.Random(seed)
    for decks, game in _games(scenario, games, dice, alone=alone, head_starts=head_starts):
        seats = [player(name, dice.randrange(1 << 40)) for _ in range(game.state.players)]
        tables = []
        seen = 0
        while (decision := game.decision()) is not None:
            if game.state.round > seen:
                seen = game.state.round
                tables.append(features(game.state))
            game.choose(seats[decision.player].choose(game))
        result = min(1.0, worth(game.state))
        yield from (Sample(table, result, decks) for table in tables)


def fit_evaluation(samples: Sequence[Sample], led: Sequence[Sample] = ()) -> list[float]:
    """Return the weights of `FEATURES`, from games by expert rules and of a player who leads."""
    weights = _fit_with_signs(samples, PENALTY, ())
    return _fit_with_signs(led, LED_PENALTY, weights) if led else weights


def _fit_with_signs(
    samples: Sequence[Sample], penalty: float, known: Sequence[float]
) -> list[float]:
    """Fit, leave out the features whose sign is wrong, the worst half first, and fit again."""
    left_out: set[int] = set()
    while True:
        counted = [
            Sample(
                [0.0 if n in left_out else value for n, value in enumerate(sample.features)],
                sample.worth,
                sample.decks,
            )
            for sample in samples
        ]
        kept = [0.0 if n in left_out else weight for n, weight in enumerate(known)]
        weights = fit(counted, penalty, kept)
        wrong = [n for n, name in enumerate(FEATURES) if _is_wrong(name, weights[n])]
        if not wrong:
            return weights
        wrong.sort(key=lambda n: -abs(weights[n]))
        left_out.update(wrong[: (len(wrong) + 1) // 2])


def _is_wrong(name: str, weight: float) -> bool:
    return SIGNS[name] * weight < 0


def fit(
    samples: Sequence[Sample], penalty: float = PENALTY, known: Sequence[float] = ()
) -> list[float]:
    """Return the weights of a logistic regression, one for each feature, pulled to `known` ones.

    Each feature is brought to mean 0 and spread 1 first, so that the penalty treats all alike.
    """
    means, spreads = _scales(samples)
    decks = sorted({sample.decks for sample in samples})
    columns = {names: place for place, names in enumerate(decks)}
    rows = []
    for sample in samples:
        intercepts = [0.0] * len(decks)
        intercepts[columns[sample.decks]] = INTERCEPT
        rows.append(_scale(sample.features, means, spreads) + intercepts)
    pulled_to: list[float] = []
    if known:
        pulled_to = [weight * spread for weight, spread in zip(known, spreads, strict=True)]
        pulled_to[0] += sum(w * m for w, m in zip(known[1:], means[1:], strict=True))
        pulled_to += [0.0] * len(decks)
    weights = fit_weights(rows, [sample.worth for sample in samples], penalty, pulled_to)
    unscaled = [weight / spread for weight, spread in zip(weights, spreads, strict=False)]
    unscaled[0] -= sum(w * m for w, m in zip(unscaled[1:], means[1:], strict=True))
    of_decks = weights[len(means) :]
    shared = sum(of_decks[columns[sample.decks]] for sample in samples) / len(samples)
    unscaled[0] += INTERCEPT * shared
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
