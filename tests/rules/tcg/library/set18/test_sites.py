"""The sites of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import REMOVED, Question
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    EDORAS_HALL,
    FOOT_OF_MOUNT_DOOM,
    MORDOR_TROOPER,
    ROHAN_STABLE_MASTER,
    STREETS_OF_BREE,
)
from tests.rules.tcg.scene import EOMER_SITES, Scene


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
