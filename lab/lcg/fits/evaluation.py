"""Finding the weights of the evaluation function: what tables at the start of a round came to.

Each table of a game is a sample, and what its game came to (`worth`) its answer; a logistic
regression with a small penalty on large weights fits them. `python -m lab evaluation` plays
the games and writes the weights.

Decks differ in more than a game's choices: Lore defends well and wins less. So each set of decks
has its own intercept, of which only the mean is kept. A weight that would make a harm look good is
set to 0, because it measures something else that goes with that harm.

Scenarios differ too, but a hero or a point of threat counts in each. So weights can be fitted over
several scenarios at once, with a part for each: those of one scenario are held near the shared
ones, the nearer the fewer tables it has (`fit_parts`).
"""

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from lab.lcg.decks import SPECIALISTS, TABLES, study_decks
from lab.lcg.fits.head_starts import give_head_start
from lab.lcg.fits.varied_weights import WEIGHT_NAMES, varied
from lab.regression import Numbers, fit_logistic
from rules.lcg.game import Game
from rules.lcg.players.budget import Budget
from rules.lcg.players.evaluation import worth
from rules.lcg.players.features import FEATURES, SIGNS, features
from rules.lcg.players.flat_monte_carlo import FlatMonteCarloPlayer
from rules.lcg.players.naming import player
from rules.lcg.players.playouts import play_out
from rules.lcg.players.weights import playing_by, weights_of
from rules.lcg.vocabulary import Difficulty
from rules.players.player import Player

# So that tables differ more than expert rules alone would make them: a share of random choices,
# and a change of all weights of a game.
EPSILON = 0.03
SPREAD = 0.3
PENALTY = 10.0


# There are few games of a player who searches, so their weights are held near those that games
# by expert rules had.
LED_PENALTY = 200.0
# A scenario's own weights are held near those that all scenarios share.
PART_PENALTY = 30.0
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

    Decks built for the scenario play every second game. Games with head starts, of any size from
    none on, are all standard ones.
    """
    decks = study_decks()
    tables = [names for names in TABLES if (len(names) == 1) is alone]
    built_for_it = [names for names in SPECIALISTS.get(scenario, ()) if (len(names) == 1) is alone]
    if built_for_it and head_starts:
        # With a head start games are won, so they show what a deck needs that can win.
        tables = built_for_it
    elif built_for_it:
        others = itertools.cycle(tables)
        built = itertools.cycle(built_for_it)
        tables = [
            next(of) for _ in range(len(tables) * len(built_for_it)) for of in (built, others)
        ]
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


def leader(name: str, seed: int, playouts: int = 0) -> Player:
    """Return a player by name; `playouts` are what a search of two players spends.

    Raise UnknownPlayer for an unknown name.
    """
    chosen = player(name, seed)
    if playouts and isinstance(chosen, FlatMonteCarloPlayer):
        chosen.budget = Budget(playouts, adapts=chosen.budget.adapts)
    return chosen


def samples_by(
    name: str,
    scenario: str,
    games: int,
    seed: int,
    *,
    alone: bool,
    head_starts: bool = False,
    playouts: int = 0,
) -> Iterator[Sample]:
    """Let a leader play; yield each round's table and what its game came to."""
    dice = random.Random(seed)
    for decks, game in _games(scenario, games, dice, alone=alone, head_starts=head_starts):
        seats = [leader(name, dice.randrange(1 << 40), playouts) for _ in game.state.order]
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
    weights = _fit_with_signs(samples, PENALTY, [0.0] * len(FEATURES))
    return _fit_with_signs(led, LED_PENALTY, weights) if led else weights


def fit_parts(
    samples: Mapping[str, Sequence[Sample]],
) -> tuple[list[float], dict[str, list[float]]]:
    """Return the weights that all scenarios share, and those of each scenario."""
    pooled = [
        sample._replace(decks=(scenario, *sample.decks))
        for scenario, tables in samples.items()
        for sample in tables
    ]
    shared = _fit_with_signs(pooled, PENALTY, [0.0] * len(FEATURES))
    parts = {
        scenario: _fit_with_signs(tables, PART_PENALTY, shared)
        for scenario, tables in samples.items()
    }
    return shared, parts


def _fit_with_signs(
    samples: Sequence[Sample], penalty: float, known: Sequence[float]
) -> list[float]:
    """Fit, leave out the features whose sign is wrong, the worst half first, and fit again."""
    kept = np.ones(len(FEATURES))
    while True:
        counted = [sample._replace(features=list(kept * sample.features)) for sample in samples]
        weights = fit(counted, penalty, kept * known)
        wrong = [n for n, name in enumerate(FEATURES) if SIGNS[name] * weights[n] < 0]
        if not wrong:
            return weights
        wrong.sort(key=lambda n: -abs(weights[n]))
        kept[wrong[: (len(wrong) + 1) // 2]] = 0.0


def fit(
    samples: Sequence[Sample], penalty: float = PENALTY, known: Numbers | None = None
) -> list[float]:
    """Return the weights of a logistic regression, one for each feature, pulled to `known` ones.

    Each feature is brought to mean 0 and spread 1 first, so that the penalty treats all alike;
    the first one, a constant, stays as it is.
    """
    numbers = np.array([sample.features for sample in samples])
    means, spreads = numbers.mean(axis=0), numbers.std(axis=0)
    means[0], spreads[0] = 0.0, 1.0
    spreads[spreads == 0] = 1.0
    decks = sorted({sample.decks for sample in samples})
    intercepts = np.array([[INTERCEPT * (sample.decks == d) for d in decks] for sample in samples])
    pulled_to = np.zeros(len(means) + len(decks))
    if known is not None:
        pulled_to[: len(means)] = known * spreads
        pulled_to[0] += known @ means
    rows = np.hstack([(numbers - means) / spreads, intercepts])
    worths = np.array([sample.worth for sample in samples])
    weights = fit_logistic(rows, worths, penalty, pulled_to)
    unscaled = weights[: len(means)] / spreads
    unscaled[0] += np.mean(intercepts @ weights[len(means) :]) - unscaled @ means
    return [float(weight) for weight in unscaled]
