"""Tuning the weights of the rules of thumb by self-play: SPSA.

Simultaneous perturbation stochastic approximation (Spall 1992), as chess programs use it: every
step moves all weights at once a little up or down at random, lets the two sets of weights play
each other with the same decks and shuffles in both seats, and goes a little in the direction of
the winner. What is kept is the mean of the later steps. A sequential test against the weights
from before accepts the result or not.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rules import rng
from rules.playtest.paired import PairCounts, count_pairs
from rules.playtest.sprt import Answer, SprtPlan, SprtState, assess
from rules.playtest.tcg.game import set_up
from rules.tcg.players.rule_of_thumb import RuleOfThumbPlayer
from rules.tcg.players.weights import Weights
from rules.tcg.study.pairings import Pairing, describe

# A step moves a weight by this share of its size; a weight near zero by the least.
SHARE = 0.25
LEAST = 0.25
# How far a step goes after a match won by all its games, in units of the perturbation.
GAIN = 0.15
# After so many steps both have fallen to about two thirds and nine tenths.
SETTLING = 100

# Two sets of weights, the decks they meet with, and the game's number; who won each game.
Match = tuple[Weights, Weights, Pairing, int]
GameResult = tuple[bool, bool]
PlayMatches = Callable[[Sequence[Match]], Sequence[GameResult]]

# Pairs of games between two looks of the sequential test, and after how many it ends.
BATCH = 20
MOST_PAIRS = 2_000


@dataclass(frozen=True, slots=True)
class TuningStep:
    """The weights after a step, and their mean over the later half of the steps so far."""

    number: int
    games: int
    weights: Weights
    mean: Weights


def scales(start: Weights) -> tuple[float, ...]:
    """Return how far each weight is moved at the first step."""
    return tuple(max(SHARE * abs(weight), LEAST) for weight in start)


def tune(
    start: Weights,
    listed: Sequence[Pairing],
    steps: int,
    pairs: int,
    seed: int,
    play: PlayMatches,
) -> Iterator[TuningStep]:
    """Tune weights for some steps, each with so many pairs of games, and return every step.

    `play` plays pairs of games; the same seed and results give the same steps.
    """
    scale = scales(start)
    now = [0.0] * len(scale)
    history: list[list[float]] = []
    dice = rng.seeded(seed)
    for number in range(1, steps + 1):
        signs = []
        for _ in scale:
            dice, bit = rng.below(dice, 2)
            signs.append(1 if bit else -1)
        width = (1 + number / SETTLING) ** -0.101
        up = _weights(start, scale, [x + width * sign for x, sign in zip(now, signs, strict=True)])
        down = _weights(
            start, scale, [x - width * sign for x, sign in zip(now, signs, strict=True)]
        )
        matches = []
        for _ in range(pairs):
            dice, place = rng.below(dice, len(listed))
            dice, index = rng.below(dice, 2**31)
            matches.append((up, down, listed[place], index))
        results = play(matches)
        lead = sum(first + second - 1 for first, second in results) / max(1, len(results))
        gain = GAIN * (1 + number / SETTLING) ** -0.602
        now = [x + gain * lead * sign for x, sign in zip(now, signs, strict=True)]
        history.append(now)
        later = history[len(history) // 2 :]
        mean = [sum(column) / len(later) for column in zip(*later, strict=True)]
        yield TuningStep(
            number, 2 * pairs * number, _weights(start, scale, now), _weights(start, scale, mean)
        )


def _weights(start: Weights, scale: Sequence[float], moved: Sequence[float]) -> Weights:
    """Return the start moved in units of the scale; no weight that was above zero changes sign."""
    return Weights(
        *(
            max(0.0, weight + unit * x) if weight > 0 else weight + unit * x
            for weight, unit, x in zip(start, scale, moved, strict=True)
        )
    )


def accept(
    new: Weights, old: Weights, listed: Sequence[Pairing], seed: int, play: PlayMatches
) -> tuple[PairCounts, SprtState]:
    """Play new weights against old ones until a sequential test knows which are better.

    A pair is one game with each in the first seat, with the same decks and shuffles.
    """
    plan = SprtPlan()
    results: list[GameResult] = []
    while True:
        first = len(results)
        results += play(
            [(new, old, listed[n % len(listed)], n) for n in range(first, first + BATCH)]
        )
        # Where the new weights lose in the second seat, the old ones won from the first.
        counts = count_pairs((not won_second, won) for won, won_second in results)
        state = assess(counts, plan)
        if state.answer is not Answer.OPEN or len(results) >= MOST_PAIRS:
            return counts, state


def play_pair(match: Match, seed: int) -> GameResult:
    """Play two games with the same decks and shuffles, the first weights in either seat.

    Return whether the first weights won each; a game without a winner counts for the second.
    """
    first, second, pairing, index = match
    return (
        _winner(pairing, (first, second), index, seed) == 0,
        _winner(pairing, (second, first), index, seed) == 1,
    )


def _winner(
    pairing: Pairing, weights: tuple[Weights, Weights], index: int, seed: int
) -> int | None:
    game = set_up(describe(pairing, seed), index)
    players = [RuleOfThumbPlayer(of_seat) for of_seat in weights]
    while not game.is_over():
        decision = game.decision()
        assert decision is not None, "a game that is not over waits for a choice"
        game.choose(players[decision.player].choose(game))
    return game.state.winner
