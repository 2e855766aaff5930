"""Uruk-hai cards of set 15, *The Hunters*, that take sites and add threats."""

import pytest

from rules.tcg.engine.modifiers.numbers import hunter
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene


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


@pytest.mark.parametrize(("site", "strength"), [(GATE_OF_MORDOR, 13), (FANGORN_GLADE, 12)])
def test_hunting_uruk_hunts_on_a_battleground(site: str, strength: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[HUNTING_URUK],
        path=(*ARAGORN_SITES[:4], site),
        hand=[CITY_OF_MEN],
        site=5,
    )
    assert hunter(scene.state, scene.card(HUNTING_URUK)) == strength - 12
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, HUNTING_URUK)
    assert scene.strength(HUNTING_URUK) == strength


@pytest.mark.parametrize(("site", "region"), [(3, 1), (4, 2), (9, 3)])
def test_lurtz_now_perfected_tires_a_companion_for_each_region(site: int, region: int) -> None:
    three = [ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, GIMLI_EAGER_HUNTER]
    scene = Scene(fellowship=three, minions=[LURTZ_NOW_PERFECTED], site=site)
    scene.happen(emit, SKIRMISH_WON, scene.card(LURTZ_NOW_PERFECTED))
    assert scene.who == FREE_PEOPLES
    for companion in three[:region]:
        scene.choose(companion)
    assert [scene.wounds(companion) for companion in three] == [1] * region + [0] * (3 - region)


def test_lurtz_now_perfected_tires_as_many_as_can_be_tired() -> None:
    """Merry is exhausted, and the Ring-bearer alone can exert."""
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[LURTZ_NOW_PERFECTED], site=7).wound(
        MERRY_ROHIRRIM_SQUIRE, 3
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(LURTZ_NOW_PERFECTED))
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 3
    assert scene.state.wounds[scene.state.ring_bearer[0]] == 1
