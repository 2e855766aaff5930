"""The Dwarven cards of set 12, *Black Rider*."""

from tests.rules.tcg.cards import (
    ARGUMENT_READY_TO_HAND,
    DENIZEN_OF_KHAZAD_DUM,
    GIMLI_DWARF_OF_EREBOR,
    GOLLUM_PLOTTING_DECEIVER,
    ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS,
)
from tests.rules.tcg.scene import SHADOW, Scene


def test_the_shadow_player_names_the_race_that_stays() -> None:
    """4.2, "race": Gollum has none, so he is of no other race either."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[
            DENIZEN_OF_KHAZAD_DUM,
            ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS,
            GOLLUM_PLOTTING_DECEIVER,
        ],
        hand=[ARGUMENT_READY_TO_HAND],
    )
    scene.maneuver_phase().play(ARGUMENT_READY_TO_HAND)
    assert scene.who == SHADOW
    scene.choose("orc")
    assert scene.in_play(DENIZEN_OF_KHAZAD_DUM)
    assert scene.in_play(GOLLUM_PLOTTING_DECEIVER)
    assert scene.is_discarded(ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)
