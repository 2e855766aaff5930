"""The Gandalf cards of the promotional set."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    GANDALF_THE_GREY_WIZARD,
    RADAGAST_THE_BROWN,
    RADAGASTS_STAFF,
    ROHIRRIM_GUARD,
)
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
