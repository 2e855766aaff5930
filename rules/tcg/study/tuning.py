"""Tuning the weights of the rules of thumb by self-play: SPSA.

Simultaneous perturbation stochastic approximation (Spall 1992), as chess programs use it: every
step moves all weights at once a little up or down at random, lets both sets of weights play the
same opponent with the same decks and shuffles in both seats, and goes a little in the direction
of the one that won more. What is kept is the mean of the later half of the steps. A sequential
test against the weights from before accepts the result or not.

A step needs nothing but the state after the step before and the results of its games. So steps
can be played in one process or by workers, and a state that was stored goes on as if nothing had
happened.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from rules import rng
from rules.playtest.tcg.game import set_up
from rules.playtest.trials.paired import PairCounts, count_pairs
from rules.playtest.trials.sprt import Answer, SprtPlan, SprtState, assess
from rules.tcg.players.reading.weights import Weights
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer
from rules.tcg.study.pairings import Pairing, describe

# A step moves a weight by this share of its size; a weight near zero by the least.
SHARE = 0.25
LEAST = 0.25
# How far a step goes after a match won by all its games, in units of the perturbation.
GAIN = 0.3
# After this many steps both have fallen to about two thirds and nine tenths.
SETTLING = 200

# Two sets of weights, the decks they meet with, and the game's number; who won each game.
Match = tuple[Weights, Weights, Pairing, int]
GameResult = tuple[bool, bool]
PlayMatches = Callable[[Sequence[Match]], Sequence[GameResult]]

# Pairs of games between two looks of the sequential test, and after how many it ends.
BATCH = 20
MOST_PAIRS = 2_000


@dataclass(frozen=True, slots=True)
class TuningPlan:
    """What is tuned: the weights to start from, whom they meet, with which decks, how long.

    Each step plays a given number of pairs of games with either set of weights.
    """

    start: Weights
    opponent: Weights
    listed: tuple[Pairing, ...]
    steps: int
    pairs: int
    seed: int


@dataclass(frozen=True, slots=True)
class TuningState:
    """How far tuning is: steps done, the dice, where the weights are and their sum so far.

    Weights are in units of their scales, beside the start; the sum is that of the later half of
    the steps.
    """

    step: int
    dice: int
    now: tuple[float, ...]
    total: tuple[float, ...]


def scales(start: Weights) -> tuple[float, ...]:
    """Return how far each weight is moved at the first step."""
    return tuple(max(SHARE * abs(weight), LEAST) for weight in start)


def begin(plan: TuningPlan) -> TuningState:
    """Return the state before the first step."""
    nowhere = (0.0,) * len(plan.start)
    return TuningState(0, rng.seeded(plan.seed), nowhere, nowhere)


def matches(plan: TuningPlan, state: TuningState) -> list[Match]:
    """Return the pairs of games of the next step: each first by the one set, then the other."""
    return _draw(plan, state)[1]


def take_step(plan: TuningPlan, state: TuningState, results: Sequence[GameResult]) -> TuningState:
    """Return the state after a step whose pairs of games ended so, in the order of `matches`."""
    signs, drawn, dice = _draw(plan, state)
    if len(results) != len(drawn):
        raise ValueError(f"a step has {len(drawn)} pairs of games, not {len(results)}")
    up, down = _wins(results[::2]), _wins(results[1::2])
    lead = (up - down) / len(results)
    number = state.step + 1
    gain = GAIN * (1 + number / SETTLING) ** -0.602
    now = tuple(x + gain * lead * sign for x, sign in zip(state.now, signs, strict=True))
    total = state.total
    if number > plan.steps // 2:
        total = tuple(map(sum, zip(total, now, strict=True)))
    return TuningState(number, dice, now, total)


def weights_now(plan: TuningPlan, state: TuningState) -> Weights:
    """Return the weights where the last step left them."""
    return _weights(plan.start, state.now)


def mean_weights(plan: TuningPlan, state: TuningState) -> Weights:
    """Return the mean over the later half of the steps; where none is done yet, the weights now."""
    counted = state.step - plan.steps // 2
    if counted < 1:
        return weights_now(plan, state)
    return _weights(plan.start, [x / counted for x in state.total])


def tune(plan: TuningPlan, play: PlayMatches) -> Iterator[TuningState]:
    """Return the state after every step; `play` plays pairs of games.

    The same plan and results lead to the same states.
    """
    state = begin(plan)
    while state.step < plan.steps:
        state = take_step(plan, state, play(matches(plan, state)))
        yield state


def _draw(plan: TuningPlan, state: TuningState) -> tuple[list[int], list[Match], int]:
    """Return which way each weight moves in the next step, its games, and the dice after it."""
    dice = state.dice
    signs = []
    for _ in plan.start:
        dice, bit = rng.below(dice, 2)
        signs.append(1 if bit else -1)
    width = (1 + (state.step + 1) / SETTLING) ** -0.101
    moved = list(zip(state.now, signs, strict=True))
    up = _weights(plan.start, [x + width * sign for x, sign in moved])
    down = _weights(plan.start, [x - width * sign for x, sign in moved])
    drawn: list[Match] = []
    for _ in range(plan.pairs):
        dice, place = rng.below(dice, len(plan.listed))
        dice, index = rng.below(dice, 2**31)
        drawn += ((weights, plan.opponent, plan.listed[place], index) for weights in (up, down))
    return signs, drawn, dice


def _wins(results: Iterable[GameResult]) -> int:
    return sum(first + second for first, second in results)


def _weights(start: Weights, moved: Sequence[float]) -> Weights:
    """Return the start moved in units of its scales; none that was above zero changes sign."""
    return Weights(
        *(
            max(0.0, weight + unit * x) if weight > 0 else weight + unit * x
            for weight, unit, x in zip(start, scales(start), moved, strict=True)
        )
    )


def accept(
    new: Weights, old: Weights, listed: Sequence[Pairing], play: PlayMatches
) -> tuple[PairCounts, SprtState]:
    """Play new weights against old ones until a sequential test knows which are better."""
    results: list[GameResult] = []
    while True:
        results += play(acceptance_matches(new, old, listed, len(results)))
        counts, state = judge(results)
        if is_decided(counts, state):
            return counts, state


def acceptance_matches(
    new: Weights, old: Weights, listed: Sequence[Pairing], first: int
) -> list[Match]:
    """Return the next pairs of games of the sequential test, after `first` of them."""
    return [(new, old, listed[n % len(listed)], n) for n in range(first, first + BATCH)]


def judge(results: Iterable[GameResult]) -> tuple[PairCounts, SprtState]:
    """Return what the sequential test says of pairs of games.

    A pair is one game with each in the first seat, with the same decks and shuffles.
    """
    # Where the new weights lose in the second seat, the old ones won from the first.
    counts = count_pairs((not won_second, won) for won, won_second in results)
    return counts, assess(counts, SprtPlan())


def is_decided(counts: PairCounts, state: SprtState) -> bool:
    """Whether the sequential test ends: it knows the answer, or has played enough."""
    return state.answer is not Answer.OPEN or counts.pairs >= MOST_PAIRS


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
