"""Fitting the value of a position to who won: logistic regression by Newton's method.

Positions are those between two turns of games by rules of thumb with a little noise, between all
starter decks of a block. A ridge keeps features that seldom differ near zero.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log
from operator import mul

from rules import rng
from rules.playtest.tcg.game import set_up
from rules.tcg.players.features import FEATURES, features
from rules.tcg.players.rule_of_thumb import RuleOfThumbPlayer
from rules.tcg.players.value import TEMPO
from rules.tcg.players.weights import RULES
from rules.tcg.study.pairings import Pairing, describe

# The first turns tell little, and a playout seldom ends there.
FIRST_TURN = 3
NOISE = 0.05
RIDGE = 2.0
ITERATIONS = 8
# Every so-manieth game is kept aside, to see how well the value does on games it has not seen.
KEPT_ASIDE = 10


@dataclass(frozen=True, slots=True)
class Position:
    """The lead of the player whose turn begins in each feature, and whether they won."""

    game: int
    lead: tuple[float, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights by name, and how well they foretell: mean log loss and share foretold."""

    weights: dict[str, float]
    positions: int
    log_loss: float
    foretold: float


def positions(listed: Sequence[Pairing], games: int, seed: int) -> Iterator[Position]:
    """Play games and return their positions between turns; a game without a winner has none."""
    dice = rng.seeded(seed)
    noise = int(NOISE * 2**32)
    for index in range(games):
        dice, place = rng.below(dice, len(listed))
        game = set_up(describe(listed[place], seed), index)
        state = game.state
        players = [RuleOfThumbPlayer(RULES) for _ in range(state.players)]
        seen: list[tuple[int, tuple[float, ...]]] = []
        turn = FIRST_TURN - 1
        while not state.ending:
            decision = state.pending
            assert decision is not None, "a game that is not over waits for a choice"
            if state.turn > turn:
                turn, mine = state.turn, state.active
                rows = zip(features(state, mine), features(state, 1 - mine), strict=True)
                seen.append((mine, tuple(one - other for one, other in rows)))
            dice, bits = rng.draw(dice)
            if bits & 0xFFFFFFFF < noise:
                game.choose((bits >> 32) * len(decision.options) >> 32)
            else:
                game.choose(players[decision.player].choose(game))
        if state.winner is not None:
            for player, lead in seen:
                yield Position(index, lead, state.winner == player)


def fit(found: Sequence[Position]) -> Fit:
    """Return the weights that foretell best who wins, tested on the games kept aside."""
    trained = [one for one in found if one.game % KEPT_ASIDE]
    tested = [one for one in found if one.game % KEPT_ASIDE == 0]
    weights = [0.0] * (len(FEATURES) + 1)
    for _ in range(ITERATIONS):
        weights = _newton_step(weights, trained)
    loss = right = 0.0
    for one in tested:
        chance = _chance(weights, (*one.lead, 1.0))
        loss -= log(chance if one.won else 1 - chance)
        right += (chance > 0.5) == one.won
    named = dict(zip((*FEATURES, TEMPO), (round(weight, 4) for weight in weights), strict=True))
    number = max(1, len(tested))
    return Fit(named, len(found), loss / number, right / number)


def _chance(weights: Sequence[float], row: Sequence[float]) -> float:
    score = sum(map(mul, weights, row))
    return 1 / (1 + exp(-max(-30.0, min(30.0, score))))


def _newton_step(weights: Sequence[float], trained: Sequence[Position]) -> list[float]:
    size = len(weights)
    slope = [-RIDGE * weight for weight in weights]
    bend = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
    for one in trained:
        row = (*one.lead, 1.0)
        chance = _chance(weights, row)
        error, spread = one.won - chance, chance * (1 - chance)
        for place, value in enumerate(row):
            if value:
                slope[place] += error * value
                line, scaled = bend[place], spread * value
                for other in range(place, size):
                    line[other] += scaled * row[other]
    for place in range(size):
        for other in range(place):
            bend[place][other] = bend[other][place]
    return [weight + step for weight, step in zip(weights, _solve(bend, slope), strict=True)]


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of linear equations, by Gauss and Jordan; the matrix is definite."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for place, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot and other[place]:
                factor = other[place] / pivot[place]
                for column in range(place, len(pivot)):
                    other[column] -= factor * pivot[column]
    return [row[-1] / row[place] for place, row in enumerate(rows)]
