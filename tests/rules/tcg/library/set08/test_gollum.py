"""The Gollum cards of set 8, *Siege of Gondor*."""

from rules.tcg.engine.state.codes import SHADOW_NUMBER, Verb
from tests.rules.tcg.cards import FALLS_OF_RAUROS, SMEAGOL_SLINKER, STILL_FAR_AHEAD
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
