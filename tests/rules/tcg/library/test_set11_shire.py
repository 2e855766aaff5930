"""Cards of the Shire of *Shadows* whose text is easily misread."""

import pytest

from tests.rules.tcg.cards import CAPTAIN, MERRY, PIPPIN, TROOPER
from tests.rules.tcg.scene import Scene

UNHARMED = "11_176"


@pytest.mark.parametrize("healed", [(MERRY, MERRY), (MERRY, PIPPIN)])
def test_unharmed_heals_one_hobbit_often_or_several_once(healed):
    """Rulings of 5 April 2004, "for each": the same character or another one each time."""
    scene = Scene(fellowship=[MERRY, PIPPIN], minions=[CAPTAIN, TROOPER], hand=[UNHARMED], site=6)
    scene.wound(MERRY, 2).wound(PIPPIN, 2)
    scene.regroup_phase().play(UNHARMED).take_number(2)
    for hobbit in healed:
        scene.choose(hobbit)
    assert scene.wounds(MERRY) == 2 - healed.count(MERRY)
    assert scene.wounds(PIPPIN) == 2 - healed.count(PIPPIN)
