"""The Gandalf cards of the promotional set."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import DEFENDER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("takes_it", [True, False])
@pytest.mark.parametrize("in_regroup", [True, False])
def test_radagasts_staff_may_draw_two_cards_for_a_move_in_the_regroup_phase(
    in_regroup: bool, takes_it: bool
) -> None:
    scene = Scene(
        fellowship=[RADAGAST_THE_BROWN],
        bearing={RADAGAST_THE_BROWN: [RADAGASTS_STAFF]},
        deck=[ROHIRRIM_GUARD] * 3,
    )
    if in_regroup:
        scene.regroup_phase()
    else:
        scene.fellowship_phase()
    scene.happen(path.move)
    assert scene.comes_to(Verb.TRIGGER, RADAGASTS_STAFF) == in_regroup
    if in_regroup and takes_it:
        scene.answer_with(RADAGASTS_STAFF)
    elif in_regroup:
        scene.pass_()
    assert len(scene.hand()) == (2 if in_regroup and takes_it else 0)


@pytest.mark.parametrize(
    ("wizard", "playable"), [(RADAGAST_THE_BROWN, True), (GANDALF_THE_GREY_WIZARD, False)]
)
def test_no_other_wizard_bears_radagasts_staff(wizard: str, playable: bool) -> None:
    scene = Scene(fellowship=[wizard], hand=[RADAGASTS_STAFF]).fellowship_phase()
    assert scene.can(Verb.PLAY, RADAGASTS_STAFF) is playable


@pytest.mark.parametrize(
    ("others", "strength", "dies"),
    [
        ([ARAGORN_DRIVEN_BY_NEED], 12, True),
        ([ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD], 12, False),
        ([ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD], 18, True),
    ],
    ids=["one other Man", "two", "tripled"],
)
def test_ghan_buri_ghan_holds_out_beside_two_other_men(
    others: list[str], strength: int, dies: bool
) -> None:
    ghan = GHAN_BURI_GHAN
    minion = made(MORDOR_TROOPER, strength=strength)
    scene = Scene(fellowship=[ghan, *others], minions=[minion], site=6)
    scene.skirmish(ghan, minion).resolve()
    assert scene.is_dead(ghan) is dies


@pytest.mark.parametrize(("site", "defender"), [(BREELAND_FOREST, 1), (ETTENMOORS_1_331, 0)])
def test_ghan_buri_ghan_is_at_home_in_a_forest(site: str, defender: int) -> None:
    ghan = GHAN_BURI_GHAN
    assert at(site, 2, fellowship=[ghan]).number(DEFENDER, ghan) == defender
