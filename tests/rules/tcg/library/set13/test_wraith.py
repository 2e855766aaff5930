"""The Ringwraiths of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    DARK_FELL_ABOUT_HIM,
    ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("site", "most"), [(3, 1), (4, 3)])
def test_dark_fell_about_him_heals_for_burdens_and_goes_on_past_region_one(
    site: int, most: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS],
        shadow_hand=[DARK_FELL_ABOUT_HIM],
        twilight=3,
        site=site,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3)
    scene.regroup_phase().wait_to(Verb.PLAY, DARK_FELL_ABOUT_HIM).play(DARK_FELL_ABOUT_HIM)
    while scene.can(Verb.YES):
        scene.do(Verb.YES)
    assert scene.wounds(ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS) == 2
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 3 - most
    assert scene.burdens == most
