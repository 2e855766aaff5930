"""The Isengard cards of set 9, *Reflections*."""

from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


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


def test_sack_of_the_shire_rewards_a_victory_for_each_site_you_control() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SLAYER],
        shadow_hand=[SACK_OF_THE_SHIRE],
        twilight=1,
        site=5,
    ).control(*ARAGORN_SITES[:2])
    before = scene.strength(URUK_SLAYER)
    scene.happen(emit, SKIRMISH_WON, scene.card(URUK_SLAYER))
    assert not fierce(scene, URUK_SLAYER)
    scene.play(SACK_OF_THE_SHIRE)
    assert scene.strength(URUK_SLAYER) == before + 2
    assert fierce(scene, URUK_SLAYER)
    scene.regroup_phase()
    assert scene.strength(URUK_SLAYER) == before
