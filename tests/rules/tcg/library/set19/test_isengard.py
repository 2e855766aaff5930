"""The Isengard cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_SWIFT_HUNTER,
    AXE_STRIKE,
    DWARF_GUARD,
    GRIMA_SERVANT_OF_ANOTHER_MASTER,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("prevents", [True, False])
def test_grima_attacks_unless_his_victim_exerts(prevents: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GRIMA_SERVANT_OF_ANOTHER_MASTER],
        hand=[AXE_STRIKE],
        site=5,
    ).assignment_phase()
    scene.wait_to(Verb.USE, GRIMA_SERVANT_OF_ANOTHER_MASTER).use(GRIMA_SERVANT_OF_ANOTHER_MASTER)
    scene.choose("exert that companion" if prevents else "assign Gríma to an unbound companion")
    assert scene.wounds(DWARF_GUARD) == int(prevents)
    assert scene.assigned_to(GRIMA_SERVANT_OF_ANOTHER_MASTER) == ([] if prevents else [DWARF_GUARD])


def test_grima_silences_the_companion_he_exerts() -> None:
    scene = Scene(
        fellowship=[ARAGORN_SWIFT_HUNTER],
        shadow_hand=[GRIMA_SERVANT_OF_ANOTHER_MASTER],
        twilight=2 + 4,
        site=5,
    )
    scene.shadow_phase().play(GRIMA_SERVANT_OF_ANOTHER_MASTER)
    scene.answer_with(GRIMA_SERVANT_OF_ANOTHER_MASTER)
    assert scene.twilight == 0
    assert scene.wounds(ARAGORN_SWIFT_HUNTER) == 1
    scene.skirmish(ARAGORN_SWIFT_HUNTER, GRIMA_SERVANT_OF_ANOTHER_MASTER)
    assert not scene.can(Verb.USE, ARAGORN_SWIFT_HUNTER)
