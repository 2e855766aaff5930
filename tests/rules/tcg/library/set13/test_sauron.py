"""The Sauron cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    BRUTAL_EASTERLING,
    SAURON_DARK_LORD_OF_MORDOR,
    ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS,
)
from tests.rules.tcg.scene import Scene

OTHERS = [BRUTAL_EASTERLING, ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS]


@pytest.mark.parametrize(("twilight", "playable"), [(12, True), (11, False)])
def test_sauron_costs_the_region_less_for_each_minion_that_exerts(
    twilight: int, playable: bool
) -> None:
    """Of any culture; in region 2 two minions make 16 to 12."""
    scene = Scene(
        minions=OTHERS, shadow_hand=[SAURON_DARK_LORD_OF_MORDOR], twilight=twilight, site=6
    ).shadow_phase()
    assert scene.can(Verb.PLAY, SAURON_DARK_LORD_OF_MORDOR) is playable
    if playable:
        scene.play(SAURON_DARK_LORD_OF_MORDOR).choose(BRUTAL_EASTERLING)
        if scene.can(Verb.CHOOSE, ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS):
            scene.choose(ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)
        assert scene.in_play(SAURON_DARK_LORD_OF_MORDOR)
        assert [scene.wounds(minion) for minion in OTHERS] == [1, 1]
        assert scene.twilight == 0
