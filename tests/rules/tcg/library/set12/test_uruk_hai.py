"""The Uruk-hai cards of set 12, *Black Rider*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BERSERKER_TORCH,
    BROKEN_IN_DEFEAT,
    CITADEL_OF_MINAS_TIRITH,
    DEMORALIZED,
    EOMER_VALIANT_WARCHIEF,
    EOWYN_RESTLESS_MAIDEN,
    LEGOLAS_GREENLEAF,
    MERCILESS_URUK,
    MERRY_ROHIRRIM_SQUIRE,
    SAM_STEADFAST_FRIEND,
    TEMPEST_OF_WAR,
    TRACKING_URUK,
    WORTHY_OF_MORDOR,
)
from tests.rules.tcg.scene import SHADOW, Scene

SIX = [
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    EOWYN_RESTLESS_MAIDEN,
    LEGOLAS_GREENLEAF,
    MERRY_ROHIRRIM_SQUIRE,
]


def test_berserker_torch_burns_by_the_wounds_of_the_skirmish() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, LEGOLAS_GREENLEAF],
        minions=[TRACKING_URUK],
        bearing={TRACKING_URUK: [BERSERKER_TORCH]},
        site=5,
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 1).wound(LEGOLAS_GREENLEAF, 1).wound(TRACKING_URUK, 1)
    assert scene.strength(TRACKING_URUK) == 14
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, TRACKING_URUK)
    assert scene.strength(TRACKING_URUK) == 14 + 1 + 2 * (1 + 1)  # a hunter besides


def test_broken_in_defeat_comes_back_against_six_companions() -> None:
    scene = Scene(
        fellowship=SIX,
        minions=[TRACKING_URUK],
        shadow_hand=[BROKEN_IN_DEFEAT],
        twilight=1,
        site=5,
    )
    scene.skirmish(LEGOLAS_GREENLEAF, TRACKING_URUK)
    scene.wait_to(Verb.PLAY, BROKEN_IN_DEFEAT).play(BROKEN_IN_DEFEAT)
    if scene.can(Verb.YES):
        scene.do(Verb.YES)
    assert scene.hand(SHADOW) == [BROKEN_IN_DEFEAT]
    assert scene.strength(TRACKING_URUK) == 14 + 1 + 2  # a hunter besides


def test_merciless_uruk_goes_beneath_the_deck_after_it_wins() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN, SAM_STEADFAST_FRIEND],
        minions=[MERCILESS_URUK],
        shadow_hand=[TRACKING_URUK] * 8,
        shadow_deck=[TRACKING_URUK],
        burdens=6,
        site=5,
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, MERCILESS_URUK)
    scene.wait_to(Verb.TRIGGER, MERCILESS_URUK).answer_with(MERCILESS_URUK)
    assert scene.deck(SHADOW) == [MERCILESS_URUK, TRACKING_URUK]


def test_tempest_of_war_clears_all_support_areas() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN, SAM_STEADFAST_FRIEND],
        support=[CITADEL_OF_MINAS_TIRITH],
        shadow_support=[DEMORALIZED, TEMPEST_OF_WAR],
        minions=[TRACKING_URUK],
        burdens=8,
        site=5,
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, TRACKING_URUK)
    scene.wait_to(Verb.USE, TEMPEST_OF_WAR).use(TEMPEST_OF_WAR)
    for condition in (CITADEL_OF_MINAS_TIRITH, DEMORALIZED, TEMPEST_OF_WAR):
        assert scene.is_discarded(condition)
    assert scene.in_play(TRACKING_URUK)


def test_worthy_of_mordor_lets_a_minion_muster_at_once() -> None:
    """It gains muster at the start of the regroup phase; a card is discarded for it then."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[TRACKING_URUK],
        shadow_support=[WORTHY_OF_MORDOR],
        shadow_hand=[BERSERKER_TORCH],
        shadow_deck=[MERCILESS_URUK],
        twilight=1,
        site=5,
    )
    scene.regroup_phase().answer_with(WORTHY_OF_MORDOR)
    assert scene.twilight == 0
    scene.discard(BERSERKER_TORCH)
    assert scene.hand(SHADOW) == [MERCILESS_URUK]
