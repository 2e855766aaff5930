"""The Shire cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    EASTERLING_BLADEMASTER,
    ENT_AVENGER_15_28,
    LONGBOTTOM_LEAF,
    MERRY_IN_THE_BLOOM_OF_HEALTH,
    OLD_TOBY,
    PIPPIN_IN_THE_BLOOM_OF_HEALTH,
)
from tests.rules.tcg.scene import Scene

HOBBITS = [MERRY_IN_THE_BLOOM_OF_HEALTH, PIPPIN_IN_THE_BLOOM_OF_HEALTH]


@pytest.mark.parametrize(("hobbits", "strength"), [(0, 6), (1, 6), (2, 8)])
def test_merry_and_pippin_each_add_an_ent_to_spot(hobbits: int, strength: int) -> None:
    scene = Scene(fellowship=[ENT_AVENGER_15_28, *HOBBITS[:hobbits]])
    assert scene.strength(ENT_AVENGER_15_28) == strength


@pytest.mark.parametrize(
    ("weed", "offered"), [([LONGBOTTOM_LEAF, OLD_TOBY], True), ([LONGBOTTOM_LEAF], False)]
)
def test_pippin_in_the_bloom_of_health_smokes_a_burden_away(weed: list[str], offered: bool) -> None:
    scene = Scene(
        fellowship=[PIPPIN_IN_THE_BLOOM_OF_HEALTH],
        support=weed,
        minions=[EASTERLING_BLADEMASTER],
        burdens=2,
        site=4,
    ).maneuver_phase()
    assert scene.can(Verb.USE, PIPPIN_IN_THE_BLOOM_OF_HEALTH) is offered
    if offered:
        scene.use(PIPPIN_IN_THE_BLOOM_OF_HEALTH).choose(OLD_TOBY)
        assert scene.burdens == 1
        assert scene.is_discarded(LONGBOTTOM_LEAF)
        assert scene.is_discarded(OLD_TOBY)
