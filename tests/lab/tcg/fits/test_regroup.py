"""Fitting how likely a player is to win once fights are over."""

import pytest

from lab.tcg.fits.regroup import Position, fit, positions
from rules.tcg.pairings import Pairing
from rules.tcg.players.learned.regroup_outlook import SIDE, TABLE

pytestmark = pytest.mark.nightly

KING = Pairing(("rotk-aragorn-starter", "rotk-eomer-starter"))
NUMBERS = len(SIDE) * 2 + len(TABLE)


def lead(place: int, value: float) -> tuple[float, ...]:
    return tuple(value if at == place else 0.0 for at in range(NUMBERS))


def test_what_winners_have_gets_weight() -> None:
    burdens = SIDE.index("burdens")
    found = fit(
        [
            Position(game, True, lead(burdens, value), won=value < 0)
            for game in range(200)
            for value in (-1.0, 1.0)
        ]
    )
    assert found.weights[burdens] < -1
    assert not any(found.weights[len(SIDE) :])
    assert len(found.weights) == NUMBERS
    assert found.foretold == 1
    assert found.log_loss < 0.2


def test_games_give_positions_of_both_moments_and_the_same_ones_again() -> None:
    once, again = (list(positions([KING], range(4), seed=3)) for _ in range(2))
    assert once == again
    assert {position.at_regroup for position in once} == {False, True}
    assert {len(position.row) for position in once} == {NUMBERS}
    assert {position.won for position in once} == {False, True}
