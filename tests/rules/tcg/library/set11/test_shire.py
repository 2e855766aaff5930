"""The Shire cards of set 11, *Shadows*."""

import pytest

from tests.rules.tcg.cards import (
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    PIPPIN_SWORN_TO_SERVICE,
    SOUTHRON_CAPTAIN,
    UNHARMED,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    "healed",
    [
        (MERRY_ROHIRRIM_SQUIRE, MERRY_ROHIRRIM_SQUIRE),
        (MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE),
    ],
)
def test_unharmed_heals_one_hobbit_often_or_several_once(healed: tuple[str, str]) -> None:
    """Rulings of 5 April 2004, "for each": the same character or another one each time."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        hand=[UNHARMED],
        site=6,
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 2).wound(PIPPIN_SWORN_TO_SERVICE, 2)
    scene.regroup_phase().play(UNHARMED).take_number(2)
    for hobbit in healed:
        scene.choose(hobbit)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 2 - healed.count(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(PIPPIN_SWORN_TO_SERVICE) == 2 - healed.count(PIPPIN_SWORN_TO_SERVICE)
