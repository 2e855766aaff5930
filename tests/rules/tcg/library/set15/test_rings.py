"""The One Rings of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, SKIRMISH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

FRODO = FRODO_HOPE_OF_FREE_PEOPLES
RING = THE_ONE_RING_THE_RING_OF_DOOM


@pytest.mark.parametrize(("minion", "bonus"), [(MORDOR_TROOPER, 3), (SEEKING_URUK, 0)])
def test_the_ring_of_doom_makes_its_wearer_a_hunter(minion: str, bonus: int) -> None:
    scene = Scene(ring=RING, minions=[minion], hand=[STING], site=6)
    scene.skirmish(FRODO, minion)
    before = scene.strength(FRODO)
    scene.use(RING)
    assert scene.burdens == 1
    assert scene.state.wearing[0]
    assert scene.strength(FRODO) == before + bonus
    scene.regroup_phase()
    assert not scene.state.wearing[0]


@pytest.mark.parametrize(
    ("worn", "phase", "burdens"),
    [(True, SKIRMISH, 1), (True, ARCHERY, 0), (False, SKIRMISH, 0)],
)
def test_the_ring_of_doom_turns_wounds_in_skirmishes_into_burdens(
    worn: bool, phase: int, burdens: int
) -> None:
    scene = Scene(ring=RING, minions=[MORDOR_TROOPER], site=6)
    if worn:
        scene.wear_the_ring()
    scene.state.phase = phase
    scene.state.skirmisher = scene.card(FRODO) if phase == SKIRMISH else -1
    scene.happen(wound, scene.card(FRODO))
    assert scene.burdens == burdens
    assert scene.wounds(FRODO) == 1 - burdens


@pytest.mark.parametrize("worn", [True, False])
def test_the_ruling_ring_is_put_on_to_escape_a_wound_in_a_skirmish(worn: bool) -> None:
    """The wound that is about to be taken becomes a burden."""
    ring = THE_ONE_RING_THE_RULING_RING_15_2
    scene = Scene(ring=ring, minions=[MORDOR_TROOPER], site=6)
    assert scene.strength(FRODO) == 3 + 1
    scene.state.phase = SKIRMISH
    scene.happen(wound, scene.card(FRODO))
    if worn:
        scene.answer_with(ring)
    else:
        scene.pass_()
    assert scene.state.wearing[0] is worn
    assert scene.burdens == int(worn)
    assert scene.wounds(FRODO) == int(not worn)


def test_the_ruling_ring_does_nothing_about_arrows() -> None:
    ring = THE_ONE_RING_THE_RULING_RING_15_2
    scene = Scene(ring=ring, minions=[MORDOR_TROOPER], site=6)
    scene.state.phase = ARCHERY
    scene.happen(wound, scene.card(FRODO))
    assert not scene.can(Verb.TRIGGER, ring)
    assert scene.wounds(FRODO) == 1
