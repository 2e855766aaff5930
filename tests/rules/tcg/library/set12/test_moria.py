"""The Moria cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.operations.wounds import exert, wound
from tests.rules.tcg.cards import *
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


def test_the_whip_of_the_balrog_strips_a_hand_of_what_is_cheap() -> None:
    balrog = THE_BALROG_THE_TERROR_OF_KHAZAD_DUM
    scene = Scene(
        minions=[balrog],
        hand=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR, GOBLIN_BACKSTABBER],
        shadow_hand=[WHIP_OF_MANY_THONGS_WEAPON_OF_FLAME_AND_SHADOW],
        twilight=1,
        site=4,
    )
    assert not fierce(scene, balrog)
    scene.shadow_phase().play(WHIP_OF_MANY_THONGS_WEAPON_OF_FLAME_AND_SHADOW)
    # The Backstabber costs one too, but is no Free Peoples card.
    assert scene.hand() == [GIMLI_DWARF_OF_EREBOR, GOBLIN_BACKSTABBER]
    assert fierce(scene, balrog)
