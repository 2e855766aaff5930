"""The Shire cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    BATTLEFIELD_RECRUIT,
    DWARF_GUARD,
    HOBBITON_FARMER,
    MERRY_THE_TALL_ONE,
    NO_VISITORS,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("borne", [True, False])
def test_no_visitors_sends_a_hobbits_follower_away_to_cancel_his_skirmish(borne: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, MERRY_THE_TALL_ONE],
        bearing={MERRY_THE_TALL_ONE: [HOBBITON_FARMER]} if borne else {},
        support=[] if borne else [HOBBITON_FARMER],
        minions=[BATTLEFIELD_RECRUIT],
        hand=[NO_VISITORS],
        site=6,
    ).skirmish(MERRY_THE_TALL_ONE, BATTLEFIELD_RECRUIT)
    assert scene.can(Verb.PLAY, NO_VISITORS) is borne
    if borne:
        scene.play(NO_VISITORS)
        assert scene.in_play(HOBBITON_FARMER)
        assert scene.state.bearer[scene.card(HOBBITON_FARMER)] < 0
        assert ("skirmish cancelled", scene.card(MERRY_THE_TALL_ONE)) in scene.log
