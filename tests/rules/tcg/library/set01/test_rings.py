"""The One Rings of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

FRODO = FRODO_HOPE_OF_FREE_PEOPLES
RULING_RING = THE_ONE_RING_THE_RULING_RING_1_2


@pytest.mark.parametrize("wears", [True, False])
def test_the_ruling_ring_turns_wounds_of_a_skirmish_into_burdens(wears: bool) -> None:
    scene = Scene(ring=RULING_RING, minions=[MORDOR_TROOPER, MORGUL_LACKEY], site=6)
    scene.skirmish(FRODO, MORDOR_TROOPER).happen(wound, scene.card(FRODO))
    if wears:
        scene.answer_with(RULING_RING)
    else:
        scene.pass_()
    assert (scene.wounds(FRODO), scene.burdens) == ((0, 1) if wears else (1, 0))


def test_the_ruling_ring_is_not_put_on_outside_skirmishes() -> None:
    scene = Scene(ring=RULING_RING, minions=[MORDOR_TROOPER], site=6).maneuver_phase()
    scene.happen(wound, scene.card(FRODO))
    assert not scene.can(Verb.TRIGGER, RULING_RING)
    assert (scene.wounds(FRODO), scene.burdens) == (1, 0)
