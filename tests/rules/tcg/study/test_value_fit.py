"""Fitting the value of a position to who won."""

import random

from rules.tcg.players.features import FEATURES
from rules.tcg.players.value import TEMPO
from rules.tcg.study.pairings import Pairing
from rules.tcg.study.value_fit import Position, fit, positions

KING = Pairing(("rotk-aragorn-starter", "rotk-eomer-starter"))


def test_positions_are_those_between_turns() -> None:
    found = list(positions([KING], 4, seed=1))
    assert {position.game for position in found} <= {0, 1, 2, 3}
    assert all(len(position.lead) == len(FEATURES) for position in found)
    assert {position.won for position in found} == {True, False}
    assert found == list(positions([KING], 4, seed=1))


def test_the_fit_finds_what_decides_games() -> None:
    """Made-up games that a lead in sites decides, the more surely the greater it is."""
    dice = random.Random(1)
    made = []
    for game in range(2_000):
        lead = [dice.uniform(-1, 1) for _ in FEATURES]
        won = dice.random() < 1 / (1 + 2.718281828 ** (-3 * lead[0]))
        made.append(Position(game, tuple(lead), won))
    found = fit(made)
    assert 2.5 < found.weights["site"] < 3.5
    others = [weight for name, weight in found.weights.items() if name not in ("site", TEMPO)]
    assert max(map(abs, others)) < 0.5
    assert found.foretold > 0.7
    assert found.log_loss < 0.6
