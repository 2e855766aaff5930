"""The Gollum cards of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.state.codes import SHADOW_NUMBER, Verb
from tests.rules.tcg.cards import (
    AXE_STRIKE,
    DWARF_GUARD,
    FALLS_OF_RAUROS,
    MORDOR_VETERAN,
    SMEAGOL_SLINKER,
    SMEAGOL_SLIPPERY_SNEAK,
    STILL_FAR_AHEAD,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_still_far_ahead_plays_the_next_site_and_makes_it_easier() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_SLINKER],
        hand=[STILL_FAR_AHEAD],
        path=ARAGORN_SITES[:2],
        adventure=[FALLS_OF_RAUROS],
        site=2,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, STILL_FAR_AHEAD).play(STILL_FAR_AHEAD)
    assert scene.state.path[2] == scene.card(FALLS_OF_RAUROS)
    assert scene.number(SHADOW_NUMBER, FALLS_OF_RAUROS) == 3 - 1


def test_still_far_ahead_needs_smeagol() -> None:
    scene = Scene(hand=[STILL_FAR_AHEAD], adventure=[FALLS_OF_RAUROS], path=ARAGORN_SITES[:2])
    assert not scene.fellowship_phase().comes_to(Verb.PLAY, STILL_FAR_AHEAD)


@pytest.mark.parametrize(("companions", "offered"), [(2, True), (1, False)])
def test_smeagol_slippery_sneak_slips_away_for_threats_that_all_fit(
    companions: int, offered: bool
) -> None:
    """The Veteran's vitality is 3, and there are no more threats than companions."""
    scene = Scene(
        fellowship=[SMEAGOL_SLIPPERY_SNEAK, DWARF_GUARD][:companions],
        minions=[MORDOR_VETERAN],
        site=6,
        hand=[AXE_STRIKE],
    )
    scene.skirmish(SMEAGOL_SLIPPERY_SNEAK, MORDOR_VETERAN)
    assert scene.can(Verb.USE, SMEAGOL_SLIPPERY_SNEAK) is offered
    if offered:
        scene.use(SMEAGOL_SLIPPERY_SNEAK)
        assert scene.is_discarded(SMEAGOL_SLIPPERY_SNEAK)
        assert scene.threats == 3
