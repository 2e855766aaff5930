"""What Dwarves of set 2, *Mines of Moria*, bear and throw."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("victim", "saved"), [(DWARF_GUARD, True), (ROHIRRIM_GUARD, False)])
def test_dwarven_bracers_are_discarded_to_prevent_a_wound_to_their_bearer(
    victim: str, saved: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ROHIRRIM_GUARD], bearing={DWARF_GUARD: [DWARVEN_BRACERS_2_3]}
    )
    scene.happen(wound, scene.card(victim))
    assert scene.can(Verb.TRIGGER, DWARVEN_BRACERS_2_3) is saved
    if saved:
        scene.answer_with(DWARVEN_BRACERS_2_3)
    assert scene.is_discarded(DWARVEN_BRACERS_2_3) is saved
    assert scene.wounds(victim) == (0 if saved else 1)


def test_hand_axe_is_thrown_for_an_arrow() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, LEGOLAS_GREENLEAF],
        bearing={DWARF_GUARD: [HAND_AXE, DWARVEN_AXE]},
        minions=[MORDOR_VETERAN],
        site=6,
    ).archery_phase()
    assert archery_totals(scene.state)[0] == 1
    scene.use(HAND_AXE)
    assert archery_totals(scene.state)[0] == 2
    assert scene.is_discarded(HAND_AXE)
    assert scene.in_play(DWARVEN_AXE)
