"""The One Rings of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import MANEUVER, SKIRMISH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("ring", "strength", "will"),
    [(THE_ONE_RING_THE_RING_OF_RINGS, 3, 12), (THE_ONE_RING_THE_RULING_RING_11_2, 4, 10)],
)
def test_a_ring_lends_resistance_or_strength(ring: str, strength: int, will: int) -> None:
    scene = Scene(ring=ring)
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    assert (scene.strength(frodo), resistance(scene.state, scene.card(frodo))) == (strength, will)


@pytest.mark.parametrize("wears", [True, False])
@pytest.mark.parametrize(
    ("ring", "phase", "offered"),
    [
        (THE_ONE_RING_THE_RING_OF_RINGS, MANEUVER, True),
        (THE_ONE_RING_THE_RING_OF_RINGS, SKIRMISH, True),
        (THE_ONE_RING_THE_RULING_RING_11_2, MANEUVER, False),
        (THE_ONE_RING_THE_RULING_RING_11_2, SKIRMISH, True),
    ],
)
def test_a_ring_put_on_turns_this_wound_and_the_next_into_burdens(
    ring: str, phase: int, offered: bool, wears: bool
) -> None:
    scene = Scene(ring=ring, minions=[MORDOR_TROOPER], site=4)
    frodo = scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    scene.state.phase = phase
    if phase == SKIRMISH:
        scene.state.skirmisher = frodo
    scene.happen(wound, frodo, scene.card(MORDOR_TROOPER))
    assert scene.can(Verb.TRIGGER, ring) is offered
    if not offered:
        assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (1, 0)
        return
    if not wears:
        scene.pass_()
        assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (1, 0)
        return
    scene.answer_with(ring)
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (0, 1)
    scene.happen(wound, frodo, scene.card(MORDOR_TROOPER))
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (0, 2)


def test_the_ring_is_taken_off_as_the_regroup_phase_starts() -> None:
    scene = Scene(ring=THE_ONE_RING_THE_RING_OF_RINGS, minions=[MORDOR_TROOPER], site=4)
    frodo = scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    scene.wear_the_ring().regroup_phase()
    scene.happen(wound, frodo, scene.card(MORDOR_TROOPER))
    # It may be put on again.
    scene.pass_()
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (1, 0)
