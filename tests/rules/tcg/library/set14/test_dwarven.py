"""The Dwarves of set 14, *Expanded Middle-earth*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("card", "discount"),
    [
        (GIMLI_DWARF_OF_EREBOR, 1),
        (DASRON, 1),
        (GANDALF_LEADER_OF_THE_COMPANY, 0),
        (DUILIN, 0),
        (ELVEN_SCOUT, 0),
    ],
)
def test_dain_ironfoot_calls_dwarves_and_men_of_gandalfs(card: str, discount: int) -> None:
    scene = Scene(fellowship=[DAIN_IRONFOOT], hand=[card]).fellowship_phase().play(card)
    without = Scene(fellowship=[ELROHIR], hand=[card]).fellowship_phase().play(card)
    assert scene.twilight == without.twilight - discount


def test_dain_ironfoot_is_no_cheaper_himself() -> None:
    scene = Scene(hand=[DAIN_IRONFOOT]).fellowship_phase().play(DAIN_IRONFOOT)
    assert scene.twilight == 3


@pytest.mark.parametrize(
    ("condition", "offered"),
    [(SUBTERRANEAN_HOMESTEAD, True), (STRANGE_MEETING, True), (HEIRS_OF_GONDOR, False)],
)
def test_dain_ironfoot_gives_a_condition_for_a_minion(condition: str, *, offered: bool) -> None:
    scene = Scene(
        fellowship=[DAIN_IRONFOOT],
        support=[condition],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        site=4,
    ).regroup_phase()
    assert scene.can(Verb.TRIGGER, DAIN_IRONFOOT) is offered
    if offered:
        scene.answer_with(DAIN_IRONFOOT).choose(MORDOR_VETERAN)
        assert scene.is_discarded(condition)
        assert scene.is_discarded(MORDOR_VETERAN)
        assert scene.in_play(MORDOR_TROOPER)
