"""Fitting how likely a player is to win once fights are over."""

import pytest

from lab.tcg.fits.frame import Sample
from lab.tcg.fits.regroup import FIT, positions
from rules.tcg.players.learned.regroup_outlook import SIDE, TABLE

pytestmark = pytest.mark.nightly

NUMBERS = len(SIDE) * 2 + len(TABLE)


def lead(place: int, value: float) -> tuple[float, ...]:
    return tuple(value if at == place else 0.0 for at in range(NUMBERS))


def test_what_winners_have_gets_weight() -> None:
    found = FIT.regressions["regroup"].fit(
        [
            Sample("regroup", game, lead(SIDE.index("burdens"), value), float(value < 0))
            for game in range(200)
            for value in (-1.0, 1.0)
        ]
    )
    assert found.weights["mover: burdens"] < -1
    assert sum(weight != 0 for weight in found.weights.values()) == 1
    assert found.figures["predicted"] == 1
    assert found.figures["log loss"] < 0.2


def test_games_give_positions_of_both_moments_and_the_same_ones_again() -> None:
    once, again = (
        [sample for number in range(4) for sample in positions(number, seed=3)] for _ in range(2)
    )
    assert once == again
    assert {sample.kind for sample in once} == set(FIT.regressions)
    assert {len(sample.row) for sample in once} == {NUMBERS}
    assert {sample.answer for sample in once} == {0, 1}
