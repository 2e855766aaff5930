"""The Orc cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    DWARF_GUARD,
    FRODO_HOPE_OF_FREE_PEOPLES,
    MORDOR_TROOPER,
    ORKISH_SCOUT,
    PIT_TROLL,
    TOWER_TROLL,
)
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
