"""The Orc cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    CHAMBER_OF_MAZARBUL,
    DENIZEN_OF_KHAZAD_DUM,
    ISENGARD_RUINED_15_192,
    MORDOR_VETERAN,
    ORC_PLAINS_RUNNER,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize("underground", [False, True])
def test_orc_plains_runner_fetches_another_orc_back(underground: bool) -> None:
    following = CHAMBER_OF_MAZARBUL if underground else ISENGARD_RUINED_15_192
    scene = Scene(
        minions=[ORC_PLAINS_RUNNER, DENIZEN_OF_KHAZAD_DUM],
        site=6,
        path=(*ARAGORN_SITES[:5], following),
    )
    scene.state.position[0] = 5
    scene.regroup_phase().wait_to(Verb.USE, ORC_PLAINS_RUNNER).use(ORC_PLAINS_RUNNER)
    if underground:
        assert len(scene.options(Verb.EITHER)) == 2
        scene.choose("do this only")
    assert scene.hand(1) == [DENIZEN_OF_KHAZAD_DUM]
    assert scene.is_discarded(ORC_PLAINS_RUNNER) is not underground
    assert scene.wounds(ORC_PLAINS_RUNNER) == int(underground)


def test_orc_plains_runner_needs_another_orc() -> None:
    scene = Scene(minions=[ORC_PLAINS_RUNNER, MORDOR_VETERAN], site=6).regroup_phase()
    assert not scene.can(Verb.USE, ORC_PLAINS_RUNNER)
