"""The One Ring of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

RING = THE_ONE_RING_THE_RULING_RING_4_2


@pytest.mark.parametrize("wears", [True, False])
def test_the_ruling_ring_turns_wounds_of_a_skirmish_into_burdens(wears: bool) -> None:
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    scene = Scene(ring=RING, minions=[MORDOR_TROOPER, MORGUL_LACKEY], site=6)
    scene.skirmish(frodo, MORDOR_TROOPER).happen(wound, scene.card(frodo))
    if wears:
        scene.answer_with(RING)
    else:
        scene.pass_()
    assert (scene.wounds(frodo), scene.burdens) == ((0, 1) if wears else (1, 0))
    scene.happen(wound, scene.card(frodo)).pass_all()
    assert (scene.wounds(frodo), scene.burdens) == ((0, 2) if wears else (2, 0))


def test_the_ruling_ring_is_not_put_on_outside_skirmishes() -> None:
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    scene = Scene(ring=RING, minions=[MORDOR_TROOPER], site=6).maneuver_phase()
    scene.happen(wound, scene.card(frodo))
    assert not scene.can(Verb.TRIGGER, RING)
    assert (scene.wounds(frodo), scene.burdens) == (1, 0)


def test_the_answer_to_all_riddles_is_put_on_for_a_burden() -> None:
    frodo, ring = FRODO_HOPE_OF_FREE_PEOPLES, THE_ONE_RING_ANSWER_TO_ALL_RIDDLES
    scene = Scene(ring=ring, minions=[MORDOR_TROOPER, MORGUL_LACKEY], site=6)
    scene.skirmish(frodo, MORDOR_TROOPER)
    assert scene.strength(frodo) == 3
    scene.use(ring)
    assert (scene.strength(frodo), scene.burdens) == (3 + 2, 1)
    assert not scene.can(Verb.USE, ring), "worn already"
    scene.happen(wound, scene.card(frodo)).pass_all()
    assert (scene.wounds(frodo), scene.burdens) == (0, 2)


def test_the_answer_to_all_riddles_does_nothing_while_it_is_not_worn() -> None:
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    scene = Scene(
        ring=THE_ONE_RING_ANSWER_TO_ALL_RIDDLES, minions=[MORDOR_TROOPER, MORGUL_LACKEY], site=6
    )
    scene.skirmish(frodo, MORDOR_TROOPER).happen(wound, scene.card(frodo)).pass_all()
    assert (scene.wounds(frodo), scene.burdens) == (1, 0)
