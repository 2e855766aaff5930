"""The Uruk-hai cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.operations.wounds import can_take_wound
from rules.tcg.engine.state.codes import (
    ARCHERY,
    DAMAGE,
    FIERCE,
    HUNTER,
    SKIRMISH,
    SKIRMISH_WON,
    Verb,
)
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
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


# The sites of a path without numbers, and who replaces the fourth of them.
FREE_PATH = (THE_PRANCING_PONY_11_256, GREEN_DRAGON_INN_11_242, WOODY_END, STABLES_11_259)


@pytest.mark.parametrize(
    ("minions", "replaced"), [([TRACKING_URUK], False), ([BRUTAL_EASTERLING], True), ([], True)]
)
def test_defensive_rush_keeps_the_path_as_it_is_while_uruk_hai_are_there(
    minions: list[str], replaced: bool
) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_RIDER, ARAGORN_STRIDER],
        minions=minions,
        shadow_support=[DEFENSIVE_RUSH],
        hand=[TRAVELED_LEADER],
        path=FREE_PATH,
        adventure=[WINDOW_ON_THE_WEST, CARAS_GALADHON_11_231],
        site=4,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, TRAVELED_LEADER).play(TRAVELED_LEADER)
    if scene.can(Verb.CHOOSE, CARAS_GALADHON_11_231):
        scene.choose(CARAS_GALADHON_11_231)
    assert (scene.id_of(scene.state.path[3]) != STABLES_11_259) is replaced


@pytest.mark.parametrize(("controls", "healed"), [([], 1), ([ARAGORN_SITES[0]], 2)])
def test_defensive_rush_heals_an_uruk_as_a_skirmish_begins(
    controls: list[str], healed: int
) -> None:
    scene = (
        Scene(
            fellowship=[DWARF_GUARD],
            minions=[TRACKING_URUK],
            shadow_support=[DEFENSIVE_RUSH],
            twilight=3,
            site=6,
        )
        .control(*controls)
        .wound(TRACKING_URUK, 2)
    )
    scene.skirmish(DWARF_GUARD, TRACKING_URUK).answer_with(DEFENSIVE_RUSH)
    assert scene.twilight == 0
    assert scene.wounds(TRACKING_URUK) == 2 - healed


@pytest.mark.parametrize(
    ("sword", "bearer", "statistic", "bonus"),
    [
        (LURTZS_SWORD_MIGHTY_LONGSWORD, LURTZ_MINION_OF_THE_WHITE_WIZARD, FIERCE, 1),
        (LURTZS_SWORD_MIGHTY_LONGSWORD, TRACKING_URUK, FIERCE, 0),
        (LURTZS_SWORD_MIGHTY_LONGSWORD, LURTZ_MINION_OF_THE_WHITE_WIZARD, HUNTER, 1),
        (LURTZS_SWORD_MIGHTY_LONGSWORD, TRACKING_URUK, HUNTER, 1),
        (UGLUKS_SWORD_WEAPON_OF_COMMAND, UGLUK_UGLY_FELLOW, DAMAGE, 1),
        (UGLUKS_SWORD_WEAPON_OF_COMMAND, TRACKING_URUK, DAMAGE, 0),
    ],
)
def test_a_captains_sword_does_more_in_its_owners_hand(
    sword: str, bearer: str, statistic: int, bonus: int
) -> None:
    armed = Scene(minions=[bearer], bearing={bearer: [sword]})
    bare = Scene(minions=[bearer])
    assert armed.number(statistic, bearer) == bare.number(statistic, bearer) + bonus


@pytest.mark.parametrize("exerting", [True, False])
def test_uruk_infantry_takes_a_site_for_four_who_exert_or_three_who_go(exerting: bool) -> None:
    uruks = [URUK_INFANTRY, TRACKING_URUK, SEEKING_URUK, PURSUING_URUK]
    scene = Scene(fellowship=[DWARF_GUARD], minions=uruks, site=5)
    scene.state.position[SHADOW] = 3
    scene.regroup_phase().wait_to(Verb.USE, URUK_INFANTRY).use(URUK_INFANTRY)
    scene.choose("exert 4" if exerting else "discard 3")
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.controls(ARAGORN_SITES[0])
    assert [scene.wounds(uruk) for uruk in uruks if scene.in_play(uruk)] == (
        [1] * 4 if exerting else [0]
    )


@pytest.mark.parametrize(("count", "offered"), [(3, True), (2, False)])
def test_uruk_infantry_needs_three_uruk_hai_at_least(count: int, offered: bool) -> None:
    scene = Scene(minions=[URUK_INFANTRY, TRACKING_URUK, SEEKING_URUK][:count], site=5)
    scene.state.position[SHADOW] = 3
    assert scene.regroup_phase().comes_to(Verb.USE, URUK_INFANTRY) is offered


@pytest.mark.parametrize(("strong", "bonus"), [(TREEBEARD_ENRAGED_SHEPHERD, 2), (DWARF_GUARD, 0)])
def test_uruk_infantry_grows_where_a_companion_has_strength_ten(strong: str, bonus: int) -> None:
    scene = Scene(fellowship=[strong], minions=[URUK_INFANTRY])
    assert scene.strength(URUK_INFANTRY) == 8 + bonus
