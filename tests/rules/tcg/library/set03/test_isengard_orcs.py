"""The Orcs of Isengard of set 3, *Realms of the Elf-lords*, and their master."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, MANEUVER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, Scene


@pytest.mark.parametrize(
    ("orc", "exhausted"), [(ISENGARD_RETAINER, 2), (ISENGARD_WORKER, 2), (ORC_COMMANDER, 3)]
)
def test_an_orc_of_isengard_exerts_in_the_regroup_phase_and_a_companion_is_wounded(
    orc: str, exhausted: int
) -> None:
    for wounds in (0, exhausted):
        scene = Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED], minions=[orc], site=4
        ).wound(orc, wounds)
        scene.regroup_phase()
        assert scene.comes_to(Verb.USE, orc) is (wounds == 0)
        if wounds == 0:
            scene.use(orc)
            assert scene.who == FREE_PEOPLES
            scene.choose(MERRY_ROHIRRIM_SQUIRE)
            assert scene.wounds(orc) == scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
            assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


def test_orc_commander_strengthens_the_other_orcs_of_isengard() -> None:
    scene = Scene(minions=[ORC_COMMANDER, ISENGARD_WORKER, URUK_SAVAGE, MORDOR_TROOPER], site=6)
    orcs = (ORC_COMMANDER, ISENGARD_WORKER, URUK_SAVAGE, MORDOR_TROOPER)
    assert [scene.strength(orc) for orc in orcs] == [11, 5 + 1, 5, 6]


@pytest.mark.parametrize("saruman", [SARUMAN_KEEPER_OF_ISENGARD, SARUMAN_SERVANT_OF_THE_EYE])
@pytest.mark.parametrize(("phase", "hurt"), [(ARCHERY, 0), (MANEUVER, 1)])
def test_no_arrow_hits_saruman(saruman: str, phase: int, hurt: int) -> None:
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], minions=[saruman], site=6)
    scene.state.phase = phase
    scene.happen(wound, scene.card(saruman))
    assert scene.wounds(saruman) == hurt


@pytest.mark.parametrize("saruman", [SARUMAN_KEEPER_OF_ISENGARD, SARUMAN_SERVANT_OF_THE_EYE])
def test_saruman_is_not_assigned(saruman: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[saruman, MORDOR_TROOPER], site=6
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert not scene.can(Verb.ASSIGN, target=saruman)


def test_uruk_hai_are_fierce_beside_the_keeper_of_isengard() -> None:
    scene = Scene(
        minions=[SARUMAN_KEEPER_OF_ISENGARD, URUK_SAVAGE, ISENGARD_WORKER, MORDOR_TROOPER], site=6
    )
    fierce = [
        minion
        for minion in (SARUMAN_KEEPER_OF_ISENGARD, URUK_SAVAGE, ISENGARD_WORKER, MORDOR_TROOPER)
        if is_fierce(scene.state, scene.card(minion))
    ]
    assert fierce == [URUK_SAVAGE]
