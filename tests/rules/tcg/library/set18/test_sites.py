"""The sites of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.operations.tokens import remove_burdens
from rules.tcg.engine.operations.wounds import heal, kill
from rules.tcg.engine.state.codes import REMOVED, Question
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    EDORAS_HALL,
    FOOT_OF_MOUNT_DOOM,
    GIMLI_DWARF_OF_EREBOR,
    MORDOR_TROOPER,
    ROHAN_STABLE_MASTER,
    STEWARDS_TOMB_18_139,
    STREETS_OF_BREE,
)
from tests.rules.tcg.scene import ARAGORN_SITES, EOMER_SITES, Scene


@pytest.mark.parametrize(("here", "removed"), [(FOOT_OF_MOUNT_DOOM, True), (EDORAS_HALL, False)])
def test_foot_of_mount_doom_removes_discarded_cards_from_the_game(here: str, removed: bool) -> None:
    scene = Scene(minions=[MORDOR_TROOPER], path=(here, *EOMER_SITES[1:]), site=1)
    minion = scene.card(MORDOR_TROOPER)
    scene.happen(kill, minion)
    assert (scene.state.zone[minion] == REMOVED) is removed
    assert scene.is_discarded(MORDOR_TROOPER) is not removed


@pytest.mark.parametrize(("here", "aids"), [(STREETS_OF_BREE, False), (EDORAS_HALL, True)])
def test_no_follower_comes_to_aid_in_the_streets_of_bree(here: str, aids: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[ROHAN_STABLE_MASTER],
        minions=[MORDOR_TROOPER],
        path=(here, *EOMER_SITES[1:]),
        site=1,
    )
    scene.maneuver_phase()
    assert (scene.decision.question == Question.AID) is aids


def test_at_stewards_tomb_nobody_heals_and_no_burden_goes() -> None:
    path = (*ARAGORN_SITES[:2], STEWARDS_TOMB_18_139)
    scene = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR], path=path, site=3, burdens=2)
    scene.wound(GIMLI_DWARF_OF_EREBOR, 1)
    scene.happen(heal, scene.card(GIMLI_DWARF_OF_EREBOR))
    scene.happen(remove_burdens, 0, 1)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert scene.burdens == 2
