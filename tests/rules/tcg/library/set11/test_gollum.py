"""The Gollum cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    FRENZIED_ATTACK,
    GOLLUM_STINKER,
    MORDOR_TROOPER,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("burdens", "offered"), [(3, False), (4, True)])
def test_frenzied_attack_needs_a_character_of_little_resistance_in_a_skirmish(
    burdens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, GOLLUM_STINKER],
        shadow_hand=[FRENZIED_ATTACK],
        burdens=burdens,
        twilight=9,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert scene.comes_to(Verb.PLAY, FRENZIED_ATTACK) is offered
    if offered:
        scene.play(FRENZIED_ATTACK)
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2
