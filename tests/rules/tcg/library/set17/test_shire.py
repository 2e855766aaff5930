"""The Shire cards of set 17, *Rise of Saruman*."""

import pytest

from tests.rules.tcg.cards import (
    ENT_AVENGER_15_28,
    MERRY_IN_THE_BLOOM_OF_HEALTH,
    PIPPIN_IN_THE_BLOOM_OF_HEALTH,
)
from tests.rules.tcg.scene import Scene

HOBBITS = [MERRY_IN_THE_BLOOM_OF_HEALTH, PIPPIN_IN_THE_BLOOM_OF_HEALTH]


@pytest.mark.parametrize(("hobbits", "strength"), [(0, 6), (1, 6), (2, 8)])
def test_merry_and_pippin_each_add_an_ent_to_spot(hobbits: int, strength: int) -> None:
    scene = Scene(fellowship=[ENT_AVENGER_15_28, *HOBBITS[:hobbits]])
    assert scene.strength(ENT_AVENGER_15_28) == strength
