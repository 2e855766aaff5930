"""The Isengard cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import REGROUP, Verb
from tests.rules.tcg.cards import *
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


@pytest.mark.parametrize(("ents", "more"), [(0, 0), (1, 2), (2, 4)])
def test_urgency_adds_twilight_for_each_ent_that_moves(ents: int, more: int) -> None:
    companions = [ENT_AVENGER_15_28] * ents + [DWARF_GUARD] * (2 - ents)
    moved = []
    for support in ([], [URGENCY]):
        scene = Scene(fellowship=companions, shadow_support=support)
        scene.state.phase = REGROUP
        scene.happen(move)
        while scene.can(Verb.PASS):
            scene.pass_()
        moved.append(scene.twilight)
    assert moved[1] == moved[0] + more


@pytest.mark.parametrize(("minion", "bonus"), [(MORDOR_TROOPER, 1), (MORGUL_LACKEY, 0)])
def test_urgency_is_given_up_for_a_minion_of_any_culture_but_the_wraiths(
    minion: str, bonus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_support=[URGENCY],
        hand=[AXE_STRIKE],
        site=6,
    )
    scene.skirmish(DWARF_GUARD, minion).pass_()
    if scene.can(Verb.USE, URGENCY):
        scene.use(URGENCY)
        assert scene.is_discarded(URGENCY)
    assert scene.strength(minion) == 6 + bonus
