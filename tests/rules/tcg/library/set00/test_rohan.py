"""The Rohan cards of the promotional set."""

import pytest

from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_FORTHWITH_BANISHED,
    MERRY_ROHIRRIM_SQUIRE,
    ROHIRRIM_GUARD,
    URUK_SAVAGE,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("other", "cost"),
    [(ROHIRRIM_GUARD, 1), (ARAGORN_DRIVEN_BY_NEED, 2), (MERRY_ROHIRRIM_SQUIRE, 2)],
)
def test_eomer_forthwith_banished_is_cheaper_beside_a_man_of_rohan(other: str, cost: int) -> None:
    scene = Scene(fellowship=[other], hand=[EOMER_FORTHWITH_BANISHED]).fellowship_phase()
    assert scene.play(EOMER_FORTHWITH_BANISHED).twilight == cost


def test_eomer_forthwith_banished_wounds_twice() -> None:
    scene = Scene(fellowship=[EOMER_FORTHWITH_BANISHED], minions=[URUK_SAVAGE], site=6)
    scene.skirmish(EOMER_FORTHWITH_BANISHED, URUK_SAVAGE).resolve()
    assert scene.wounds(URUK_SAVAGE) == 2
