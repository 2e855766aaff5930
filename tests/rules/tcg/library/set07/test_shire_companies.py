"""Shire cards of set 7, *The Return of the King*, that leave a skirmish to others, and Sam."""

import pytest

from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import RESISTANCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

BYSTANDER = MORGUL_LACKEY


def test_merry_returns_to_hand_to_arm_rohan() -> None:
    scene = Scene(
        fellowship=[MERRY_SWORDTHAIN, ROHIRRIM_GUARD],
        minions=[MORDOR_VETERAN, BYSTANDER],
        discards=[SWIFT_STEED, SWORD_OF_ROHAN, GIMLIS_HELM],
        site=6,
    )
    scene.skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN).use(MERRY_SWORDTHAIN)
    for item in (SWIFT_STEED, SWORD_OF_ROHAN):
        if scene.can(Verb.CHOOSE, item):
            scene.choose(item)
    assert scene.hand() == [MERRY_SWORDTHAIN]
    assert [scene.bearer_of(item) for item in (SWIFT_STEED, SWORD_OF_ROHAN)] == [ROHIRRIM_GUARD] * 2
    assert scene.is_discarded(GIMLIS_HELM)


def test_pippin_returns_to_hand_to_wound_a_roaming_minion_twice() -> None:
    scene = Scene(
        fellowship=[PIPPIN_WEARER_OF_BLACK_AND_SILVER, ROHIRRIM_GUARD],
        minions=[MORDOR_VETERAN, SOUTHRON_SCOUT, BYSTANDER],
        site=4,
    )
    scene.skirmish(ROHIRRIM_GUARD, SOUTHRON_SCOUT).use(PIPPIN_WEARER_OF_BLACK_AND_SILVER)
    assert not scene.can(Verb.CHOOSE, SOUTHRON_SCOUT)
    if scene.can(Verb.CHOOSE, MORDOR_VETERAN):
        scene.choose(MORDOR_VETERAN)
    assert scene.wounds(MORDOR_VETERAN) == 2
    assert scene.hand() == [PIPPIN_WEARER_OF_BLACK_AND_SILVER]


@pytest.mark.parametrize("hobbit", [MERRY_SWORDTHAIN, PIPPIN_WEARER_OF_BLACK_AND_SILVER])
def test_a_hobbit_who_is_assigned_does_not_leave(hobbit: str) -> None:
    scene = Scene(
        fellowship=[hobbit, ROHIRRIM_GUARD],
        minions=[MORDOR_VETERAN, BYSTANDER],
        discards=[SWIFT_STEED],
        site=4,
    )
    scene.skirmish(hobbit, MORDOR_VETERAN)
    assert not scene.can(Verb.USE, hobbit)


def test_sam_plays_a_hobbit_to_remove_a_burden() -> None:
    scene = Scene(
        fellowship=[SAM_NEEDER_OF_VITTLES],
        hand=[MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR],
        burdens=2,
    ).fellowship_phase()
    scene.use(SAM_NEEDER_OF_VITTLES)
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
    assert scene.burdens == 1
    assert scene.hand() == [GIMLI_DWARF_OF_EREBOR]


@pytest.mark.parametrize("cards", [4, 3])
def test_sam_heals_himself_for_a_card_with_initiative(cards: int) -> None:
    scene = Scene(fellowship=[SAM_RESOLUTE_HALFLING], hand=[AXE_STRIKE] * cards).wound(
        SAM_RESOLUTE_HALFLING, 2
    )
    scene.fellowship_phase()
    assert scene.can(Verb.USE, SAM_RESOLUTE_HALFLING) is (cards == 4)
    if cards == 4:
        scene.use(SAM_RESOLUTE_HALFLING)
        assert (scene.wounds(SAM_RESOLUTE_HALFLING), len(scene.hand())) == (1, 3)


@pytest.mark.parametrize("sam", [SAM_NEEDER_OF_VITTLES, SAM_RESOLUTE_HALFLING])
def test_sam_carries_on_when_frodo_is_killed(sam: str) -> None:
    scene = Scene(fellowship=[sam], burdens=2)
    scene.happen(kill, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).answer_with(sam)
    assert scene.id_of(scene.state.ring_bearer[0]) == sam
    assert scene.number(RESISTANCE, sam) == 5
