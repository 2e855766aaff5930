"""The Moria cards of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("card", "offered"), [(CAVE_TROLLS_CHAIN, True), (URUK_FIGHTER, False)])
def test_host_of_moria_plays_a_moria_card_from_the_discard_pile(card: str, offered: bool) -> None:
    scene = Scene(
        minions=[CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT],
        shadow_hand=[HOST_OF_MORIA],
        shadow_discards=[card],
        twilight=20,
        site=4,
    )
    scene.shadow_phase().play(HOST_OF_MORIA)
    assert scene.can(Verb.TRIGGER, HOST_OF_MORIA) is offered
    if offered:
        scene.answer_with(HOST_OF_MORIA)
        assert scene.in_play(card)
