"""The Men of set 14, *Expanded Middle-earth*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.state.codes import MOVE_LIMIT
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("fellowship", "limit"),
    [
        # Two Men against Frodo and Merry, then three against them.
        ([MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED], 2),
        ([MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF], 1),
    ],
)
def test_swarming_hillman_slows_the_fellowship_where_men_are_most(
    fellowship: list[str], limit: int
) -> None:
    scene = Scene(fellowship=fellowship, minions=[SWARMING_HILLMAN], site=4)
    before = game_number(scene.state, MOVE_LIMIT)
    scene.regroup_phase()
    assert game_number(scene.state, MOVE_LIMIT) - before == limit - 2
