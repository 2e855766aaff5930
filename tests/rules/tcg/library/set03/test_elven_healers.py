"""The allies of the Elves of set 3, *Realms of the Elf-lords*, who heal and hinder."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("wounds", "usable"), [(1, True), (2, False)])
def test_elrond_exerts_twice_to_heal_a_companion_in_the_regroup_phase(
    wounds: int, usable: bool
) -> None:
    elrond = ELROND_HERALD_TO_GIL_GALAD
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LORIEN_ELF], support=[elrond, RUMIL_ELVEN_PROTECTOR]
    )
    scene.wound(elrond, wounds).wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(RUMIL_ELVEN_PROTECTOR, 1)
    scene.regroup_phase()
    assert scene.can(Verb.USE, elrond) is usable
    if usable:
        scene.use(elrond)
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
        assert (scene.wounds(elrond), scene.wounds(RUMIL_ELVEN_PROTECTOR)) == (wounds + 2, 1)


@pytest.mark.parametrize("takes_it", [True, False])
def test_galadriel_may_heal_an_elf_at_the_start_of_her_turns(takes_it: bool) -> None:
    galadriel = GALADRIEL_LADY_OF_THE_GOLDEN_WOOD
    scene = Scene(fellowship=[LORIEN_ELF, ARAGORN_DRIVEN_BY_NEED], support=[galadriel])
    scene.wound(LORIEN_ELF, 1).wound(ARAGORN_DRIVEN_BY_NEED, 1).turn_starts()
    if takes_it:
        scene.answer_with(galadriel)
    else:
        scene.pass_()
    assert scene.wounds(LORIEN_ELF) == (0 if takes_it else 1)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(
    ("ally", "prey", "safe"),
    [(GOLRADIR, MORDOR_VETERAN, URUK_SAVAGE), (SAELBETH, URUK_SAVAGE, MORDOR_VETERAN)],
)
def test_an_elf_of_rivendell_exerts_to_weaken_his_prey(ally: str, prey: str, safe: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[ally],
        minions=[prey, safe, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
        site=6,
    )
    before = scene.strength(prey), scene.strength(safe)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, prey).use(ally)
    assert (scene.strength(prey), scene.strength(safe)) == (before[0] - 1, before[1])
    assert scene.wounds(ally) == 1
