"""The Moria cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.operations.wounds import exert, wound
from tests.rules.tcg.cards import (
    CHAMBER_OF_MAZARBUL,
    DWARF_GUARD,
    THE_BALROG_THE_TERROR_OF_KHAZAD_DUM,
    WEST_ROAD,
)
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(("place", "below"), [(CHAMBER_OF_MAZARBUL, True), (WEST_ROAD, False)])
def test_the_balrog_of_khazad_dum_is_safe_underground(place: str, below: bool) -> None:
    balrog = THE_BALROG_THE_TERROR_OF_KHAZAD_DUM
    path = (*ARAGORN_SITES[:3], place)
    scene = Scene(fellowship=[DWARF_GUARD], minions=[balrog], path=path, site=4)
    scene.happen(wound, scene.card(balrog), scene.card(DWARF_GUARD))
    scene.happen(exert, scene.card(balrog))
    assert scene.wounds(balrog) == (0 if below else 2)
    assert fierce(scene, balrog) is below
