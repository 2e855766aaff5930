"""The Gollum cards of set 10, *Mount Doom*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    GOLLUM_PLOTTING_DECEIVER,
    SHELOB_HER_LADYSHIP,
)
from tests.rules.tcg.scene import Scene


def test_shelob_with_gollum_keeps_a_companion_out_of_skirmishes() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        minions=[GOLLUM_PLOTTING_DECEIVER],
        shadow_hand=[SHELOB_HER_LADYSHIP],
        twilight=20,
        site=8,
    )
    scene.shadow_phase().play(SHELOB_HER_LADYSHIP).answer_with(SHELOB_HER_LADYSHIP).choose(
        ARAGORN_DRIVEN_BY_NEED
    )
    scene.assignment_phase()
    assert not scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.ASSIGN, EOMER_VALIANT_WARCHIEF)
