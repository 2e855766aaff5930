"""The Uruk-hai cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.operations.wounds import can_take_wound
from rules.tcg.engine.state.codes import ARCHERY, SKIRMISH, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CHASING_URUK,
    DWARF_GUARD,
    ENDLESS_ASSAULT,
    FERAL_URUK,
    GWAIHIR,
    PURSUING_URUK,
    SEEKING_URUK,
    TRACKING_URUK,
    UGLUK_SERVANT_OF_SARUMAN,
    UGLUKS_SWORD_WEAPON_OF_COMMAND,
    URUK_VILLAGE_ASSASSIN,
    VIOLENT_HURL,
)
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize(
    ("uruk", "fierce", "total"),
    [
        (PURSUING_URUK, False, 6),
        (PURSUING_URUK, True, 10),
        (SEEKING_URUK, False, 8),  # hunter 1 counts against a companion who is no hunter
        (SEEKING_URUK, True, 10),  # and two hunters can be spotted
    ],
)
def test_uruks_hunt_in_fierce_skirmishes(uruk: str, fierce: bool, total: int) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[uruk, TRACKING_URUK], site=6)
    scene.state.round = int(fierce)
    assert totals(scene.skirmish(ARAGORN_DRIVEN_BY_NEED, uruk).resolve()) == (7, total)


@pytest.mark.parametrize(("uruk", "total", "wounds"), [(SEEKING_URUK, 10, 2), (FERAL_URUK, 11, 1)])
def test_violent_hurl_gives_a_hunter_damage(uruk: str, total: int, wounds: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[uruk],
        shadow_hand=[VIOLENT_HURL],
        twilight=1,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, uruk).wait_to(Verb.PLAY, VIOLENT_HURL).play(
        VIOLENT_HURL
    ).resolve()
    assert totals(scene) == (7, total)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == wounds


@pytest.mark.parametrize(
    ("others", "offered"),
    [([TRACKING_URUK, PURSUING_URUK], False), ([UGLUK_SERVANT_OF_SARUMAN], True)],
)
def test_chasing_uruk_takes_a_site_among_four_hunters_or_with_ugluk(
    others: list[str], offered: bool
) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[CHASING_URUK, *others], site=4)
    scene.state.position[SHADOW] = 4
    scene.happen(emit, SKIRMISH_WON, scene.card(CHASING_URUK))
    assert scene.can(Verb.TRIGGER, CHASING_URUK) is offered
    if offered:
        scene.answer_with(CHASING_URUK)
        assert scene.controls(ARAGORN_SITES[0])


@pytest.mark.parametrize(("sites", "safe"), [(2, True), (1, False)])
def test_ugluks_sword_weapon_of_command_shields_its_bearer_with_two_sites(
    sites: int, safe: bool
) -> None:
    scene = Scene(
        minions=[TRACKING_URUK],
        bearing={TRACKING_URUK: [UGLUKS_SWORD_WEAPON_OF_COMMAND]},
        site=5,
    ).control(*ARAGORN_SITES[:sites])
    scene.state.phase = ARCHERY
    assert can_take_wound(scene.state, scene.card(TRACKING_URUK)) is not safe
    scene.state.phase = SKIRMISH
    assert can_take_wound(scene.state, scene.card(TRACKING_URUK))


@pytest.mark.parametrize(("choice", "controls"), [("take control", True), ("follower", False)])
def test_uruk_village_assassin_chooses_a_site_or_a_follower(choice: str, controls: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [GWAIHIR]},
        minions=[URUK_VILLAGE_ASSASSIN, TRACKING_URUK],
        shadow_support=[ENDLESS_ASSAULT],
        site=4,
    ).put_tokens(ENDLESS_ASSAULT, 3)
    scene.state.position[SHADOW] = 4
    scene.maneuver_phase().answer_with(URUK_VILLAGE_ASSASSIN).choose(choice)
    assert scene.controls(ARAGORN_SITES[0]) is controls
    assert scene.is_discarded(GWAIHIR) is not controls
    assert scene.tokens(ENDLESS_ASSAULT) == 0
