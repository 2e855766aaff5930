"""The Orc cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, Scene


def pit_troll(*minions: str, wounds: int = 0) -> Scene:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=minions,
        shadow_hand=[PIT_TROLL],
        twilight=7,
        site=5,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    return scene.shadow_phase()


@pytest.mark.parametrize("prevented", [True, False])
def test_pit_troll_threatens_unless_the_ring_bearer_exerts(prevented: bool) -> None:
    scene = pit_troll(ORKISH_SCOUT).play(PIT_TROLL)
    assert scene.who == FREE_PEOPLES
    scene.choose("exert" if prevented else "threat")
    assert scene.threats == (0 if prevented else 2)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == int(prevented)


def test_pit_troll_threatens_an_exhausted_ring_bearer_at_once() -> None:
    scene = pit_troll(ORKISH_SCOUT, wounds=3).play(PIT_TROLL)
    assert scene.threats == 2


@pytest.mark.parametrize("minion", [MORDOR_TROOPER, TOWER_TROLL])
def test_pit_troll_comes_with_an_orc_of_its_culture_alone(minion: str) -> None:
    assert not pit_troll(minion).can(Verb.PLAY, PIT_TROLL)


@pytest.mark.parametrize(
    ("minion", "playable"), [(ORKISH_SCOUT, True), (TOWER_TROLL, False), (MORDOR_TROOPER, False)]
)
def test_troll_of_the_deep_comes_with_an_orc(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[TROLL_OF_THE_DEEP], twilight=6, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, TROLL_OF_THE_DEEP) is playable


@pytest.mark.parametrize("threats", [0, 1, 2])
def test_troll_of_the_deep_strengthens_a_minion_of_the_orcs_for_each_threat(threats: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[TROLL_OF_THE_DEEP, ORKISH_SCOUT, MORDOR_TROOPER],
        hand=[AXE_STRIKE],
        threats=threats,
        site=6,
    )
    scene.skirmish(DWARF_GUARD, ORKISH_SCOUT).pass_()
    if threats:
        scene.use(TROLL_OF_THE_DEEP)
        assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
        scene.choose(ORKISH_SCOUT)
        assert scene.threats == threats - 1
        assert scene.strength(ORKISH_SCOUT) == 8 + 2
    else:
        assert not scene.can(Verb.USE, TROLL_OF_THE_DEEP)
