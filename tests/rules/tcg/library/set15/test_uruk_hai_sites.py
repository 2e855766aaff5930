"""Uruk-hai cards of set 15, *The Hunters*, that take sites and add threats."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    GIMLI_EAGER_HUNTER,
    LEGOLAS_GREENLEAF,
    MERCILESS_BERSERKER,
    MERRY_ROHIRRIM_SQUIRE,
    STEPS_OF_EDORAS,
    TRACKING_URUK,
    URUK_CAVERN_STRIKER,
    URUK_VILLAGE_RAGER,
    WEST_ROAD,
    WITH_ALL_POSSIBLE_SPEED,
)
from tests.rules.tcg.scene import Scene


def test_uruk_cavern_striker_exchanges_a_site_with_one_it_controls() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[URUK_CAVERN_STRIKER], site=4)
    scene.control(STEPS_OF_EDORAS)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_CAVERN_STRIKER)
    scene.wait_to(Verb.USE, URUK_CAVERN_STRIKER).use(URUK_CAVERN_STRIKER).choose(WEST_ROAD)
    path = [scene.id_of(site) for site in scene.state.path[:2]]
    assert path == [WEST_ROAD, STEPS_OF_EDORAS]
    assert scene.controls(WEST_ROAD)
    assert not scene.controls(STEPS_OF_EDORAS)
    assert scene.wounds(URUK_CAVERN_STRIKER) == 2


def test_uruk_cavern_striker_spots_nothing_to_exchange_without_a_site_it_controls() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[URUK_CAVERN_STRIKER], site=4)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_CAVERN_STRIKER)
    assert not scene.comes_to(Verb.USE, URUK_CAVERN_STRIKER)


def test_merciless_berserker_counts_cultures_beyond_two() -> None:
    """Frodo's culture and those of Aragorn, Éomer and Legolas are four."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, LEGOLAS_GREENLEAF],
        minions=[MERCILESS_BERSERKER],
        site=5,
    )
    scene.shadow_phase().use(MERCILESS_BERSERKER)
    scene.choose(ARAGORN_DRIVEN_BY_NEED).choose(LEGOLAS_GREENLEAF)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 0
    assert scene.threats == 2


def test_with_all_possible_speed_leaves_the_wound_for_a_companion_to_exert() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_EAGER_HUNTER],
        minions=[TRACKING_URUK],
        shadow_support=[WITH_ALL_POSSIBLE_SPEED],
        site=5,
    )
    assert scene.strength(TRACKING_URUK) == 14 + 1
    scene.wound(TRACKING_URUK, 1)
    assert scene.strength(TRACKING_URUK) == 14


def test_uruk_village_rager_takes_no_wounds_outside_skirmishes_once_a_site_is_held() -> None:
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], minions=[URUK_VILLAGE_RAGER], site=4)
    scene.control(STEPS_OF_EDORAS)
    scene.archery_phase()
    if scene.can(Verb.USE, LEGOLAS_GREENLEAF):
        scene.use(LEGOLAS_GREENLEAF)
    scene.pass_all()
    assert scene.in_play(URUK_VILLAGE_RAGER)
