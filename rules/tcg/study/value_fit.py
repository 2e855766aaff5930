"""Fitting the value of a position to who won, by logistic regression.

Positions are those between two turns of games by rules of thumb with a little noise, between all
starter decks of a block. A ridge keeps features that seldom differ near zero.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules import rng
from rules.playtest.tcg.game import set_up
from rules.tcg.players.features import FEATURES, features
from rules.tcg.players.reading.weights import RULES
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer
from rules.tcg.players.value import TEMPO
from rules.tcg.study.foretelling import fit_and_test
from rules.tcg.study.pairings import Pairing, describe

# The first turns tell little, and a playout seldom ends there.
FIRST_TURN = 3
NOISE = 0.05
RIDGE = 2.0
# Every so-manieth game is kept aside, to see how well the value does on games it has not seen.
KEPT_ASIDE = 10


@dataclass(frozen=True, slots=True)
class Position:
    """The lead of the player whose turn begins in each feature, and whether they won."""

    game: int
    lead: tuple[float, ...]
    won: bool

    @property
    def row(self) -> tuple[float, ...]:
        """The numbers that are weighed: each lead, and one for the turn itself."""
        return (*self.lead, 1.0)


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
    weights, loss, foretold = fit_and_test(found, RIDGE, KEPT_ASIDE)
    named = dict(zip((*FEATURES, TEMPO), weights, strict=True))
    return Fit(named, len(found), loss, foretold)
