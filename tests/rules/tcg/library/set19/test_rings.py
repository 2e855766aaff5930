"""The One Ring of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, SKIRMISH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

FRODO = FRODO_HOPE_OF_FREE_PEOPLES
RING = THE_ONE_RING_THE_GREAT_RING


def test_the_great_ring_is_worn_from_the_maneuver_phase_to_the_regroup_phase() -> None:
    scene = Scene(ring=RING, fellowship=[DWARF_GUARD], minions=[MORDOR_TROOPER], site=6)
    scene.maneuver_phase().use(RING)
    assert scene.state.wearing[0]
    assert scene.burdens == 0
    scene.regroup_phase()
    assert not scene.state.wearing[0]


@pytest.mark.parametrize(
    ("worn", "phase", "burdens"),
    [(True, SKIRMISH, 1), (True, ARCHERY, 1), (False, ARCHERY, 0)],
)
def test_the_great_ring_turns_every_wound_of_its_wearer_into_a_burden(
    worn: bool, phase: int, burdens: int
) -> None:
    scene = Scene(ring=RING, fellowship=[DWARF_GUARD], minions=[MORDOR_TROOPER], site=6)
    if worn:
        scene.wear_the_ring()
    scene.state.phase = phase
    scene.happen(wound, scene.card(FRODO))
    scene.happen(wound, scene.card(DWARF_GUARD))
    assert scene.burdens == burdens
    assert scene.wounds(FRODO) == 1 - burdens
    assert scene.wounds(DWARF_GUARD) == 1


@pytest.mark.parametrize("fighter", [FRODO, DWARF_GUARD])
def test_the_great_ring_strengthens_the_ring_bearer_for_a_burden_each_time(fighter: str) -> None:
    scene = Scene(ring=RING, fellowship=[DWARF_GUARD], minions=[MORDOR_TROOPER], site=6)
    scene.skirmish(fighter, MORDOR_TROOPER)
    for times in (1, 2):
        scene.use(RING)
        assert scene.burdens == times
        assert scene.strength(FRODO) == 3 + 3 * times
    assert scene.strength(DWARF_GUARD) == 4
    assert scene.can(Verb.USE, RING)
