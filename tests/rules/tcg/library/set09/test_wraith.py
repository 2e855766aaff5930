"""The Ringwraiths of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.state.codes import RECONCILED, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
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


@pytest.mark.parametrize(("hurt", "offered"), [(0, True), (1, False)])
def test_ring_of_asperity_wounds_somebody_unwounded(hurt: int, offered: bool) -> None:
    rider = ULAIRE_NELYA_LIEUTENANT_OF_MORGUL
    scene = Scene(
        ring_bearer=FRODO_HOPE_OF_FREE_PEOPLES,
        minions=[rider],
        shadow_hand=[RING_OF_ASPERITY],
        site=5,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, hurt)
    scene.shadow_phase().play(RING_OF_ASPERITY)
    assert scene.bearer_of(RING_OF_ASPERITY) == rider
    assert scene.can(Verb.TRIGGER, RING_OF_ASPERITY) is offered
    if offered:
        scene.answer_with(RING_OF_ASPERITY)
        assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1


@pytest.mark.parametrize(
    ("ring", "rider"),
    [
        (RING_OF_ASPERITY, ULAIRE_NELYA_LIEUTENANT_OF_MORGUL),
        (RING_OF_IRE, THE_WITCH_KING_LORD_OF_ANGMAR),
    ],
)
def test_a_ring_takes_its_rider_home_when_a_player_reconciles(ring: str, rider: str) -> None:
    scene = Scene(minions=[rider], bearing={rider: [ring]}, site=5)
    scene.happen(emit, RECONCILED, -1, -1, -1, FREE_PEOPLES)
    scene.answer_with(ring)
    assert scene.hand(SHADOW) == [rider]
    assert scene.is_discarded(ring)


def test_ring_of_ire_gives_damage_for_two_exertions() -> None:
    rider = THE_WITCH_KING_LORD_OF_ANGMAR
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[rider, MORGUL_LACKEY],
        bearing={rider: [RING_OF_IRE]},
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(DWARF_GUARD, MORGUL_LACKEY).wait_to(Verb.USE, RING_OF_IRE).use(RING_OF_IRE)
    before = damage_bonus(scene.state, scene.card(MORGUL_LACKEY))
    scene.choose(MORGUL_LACKEY)
    assert scene.wounds(rider) == 2
    assert damage_bonus(scene.state, scene.card(MORGUL_LACKEY)) == before + 1
