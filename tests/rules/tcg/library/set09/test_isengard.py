"""The Isengard cards of set 9, *Reflections*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    LIBRARY_OF_ORTHANC,
    TARGON,
    URUK_SAVAGE,
    URUK_SLAYER,
)
from tests.rules.tcg.scene import Scene


def test_library_of_orthanc_stacks_the_top_card_for_a_minion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[LIBRARY_OF_ORTHANC],
        shadow_hand=[URUK_SAVAGE],
        shadow_deck=[URUK_SLAYER],
        site=6,
        twilight=9,
    )
    scene.shadow_phase().use(LIBRARY_OF_ORTHANC)
    assert scene.in_play(URUK_SAVAGE)
    assert scene.stack(LIBRARY_OF_ORTHANC) == [URUK_SLAYER]


def test_library_of_orthanc_burns_free_peoples_cards_for_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[LIBRARY_OF_ORTHANC],
        minions=[URUK_SLAYER],
        stacked={LIBRARY_OF_ORTHANC: [TARGON, URUK_SAVAGE]},
        site=6,
        twilight=2,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_SLAYER)
    scene.wait_to(Verb.USE, LIBRARY_OF_ORTHANC).use(LIBRARY_OF_ORTHANC)
    assert scene.stack(LIBRARY_OF_ORTHANC) == [URUK_SAVAGE]
    assert scene.twilight == 1
