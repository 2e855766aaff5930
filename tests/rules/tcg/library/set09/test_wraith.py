"""The Ringwraiths of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.state.codes import RECONCILED, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    DWARF_GUARD,
    MORGUL_LACKEY,
    RING_OF_RANCOR,
    RING_OF_SAVAGERY,
    RING_OF_TERROR,
    ULAIRE_LEMENYA_WRAITH_ON_WINGS,
    ULAIRE_NELYA_BLACK_MANTLED_WRAITH,
)
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def test_ring_of_rancor_heals_every_nazgul_for_a_burden() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ULAIRE_LEMENYA_WRAITH_ON_WINGS, ULAIRE_NELYA_BLACK_MANTLED_WRAITH, MORGUL_LACKEY],
        bearing={ULAIRE_NELYA_BLACK_MANTLED_WRAITH: [RING_OF_RANCOR]},
        burdens=1,
        site=4,
    )
    for minion in (
        ULAIRE_LEMENYA_WRAITH_ON_WINGS,
        ULAIRE_NELYA_BLACK_MANTLED_WRAITH,
        MORGUL_LACKEY,
    ):
        scene.wound(minion, 1)
    scene.maneuver_phase().wait_to(Verb.USE, RING_OF_RANCOR).use(RING_OF_RANCOR)
    assert scene.wounds(ULAIRE_LEMENYA_WRAITH_ON_WINGS) == 0
    assert scene.wounds(ULAIRE_NELYA_BLACK_MANTLED_WRAITH) == 0
    assert scene.wounds(MORGUL_LACKEY) == 1
    assert scene.burdens == 0


@pytest.mark.parametrize("ring", [RING_OF_RANCOR, RING_OF_TERROR, RING_OF_SAVAGERY])
def test_a_ring_of_the_nine_takes_its_bearer_home_when_hands_are_reconciled(ring: str) -> None:
    scene = Scene(
        minions=[ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
        bearing={ULAIRE_NELYA_BLACK_MANTLED_WRAITH: [ring]},
        site=4,
    )
    scene.happen(emit, RECONCILED, -1, -1, -1, FREE_PEOPLES)
    scene.answer_with(ring)
    assert scene.hand(SHADOW) == [ULAIRE_NELYA_BLACK_MANTLED_WRAITH]
    assert scene.is_discarded(ring)
