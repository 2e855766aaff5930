"""Gimli, who hunts in set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("target", [MORDOR_VETERAN, TRACKING_URUK])
def test_gimli_sprinter_wounds_a_hunter_twice_for_a_threat(target: str) -> None:
    gimli = GIMLI_SPRINTER
    scene = Scene(fellowship=[gimli, DWARF_GUARD], minions=[MORDOR_VETERAN, TRACKING_URUK], site=6)
    scene.happen(emit, SKIRMISH_WON, scene.card(gimli)).answer_with(gimli).choose(target)
    assert scene.threats == 1
    assert scene.wounds(target) == (2 if target == TRACKING_URUK else 1)


def test_gimli_sprinter_needs_room_for_a_threat() -> None:
    gimli = GIMLI_SPRINTER
    scene = Scene(fellowship=[gimli], minions=[TRACKING_URUK], threats=2, site=6)
    scene.happen(emit, SKIRMISH_WON, scene.card(gimli))
    assert not scene.can(Verb.TRIGGER, gimli)
