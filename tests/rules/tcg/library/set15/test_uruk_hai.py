"""The Uruk-hai cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.numbers import hunter
from rules.tcg.engine.operations.wounds import can_take_wound, kill
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
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

# The sites of a path without numbers, and who replaces the fourth of them.
FREE_PATH = (THE_PRANCING_PONY_11_256, GREEN_DRAGON_INN_11_242, WOODY_END, STABLES_11_259)


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


@pytest.mark.parametrize("sites", [0, 1, 3])
def test_advancing_horde_grows_with_each_site_it_holds(sites: int) -> None:
    scene = Scene(minions=[ADVANCING_HORDE], site=5).control(*ARAGORN_SITES[:sites])
    assert scene.strength(ADVANCING_HORDE) == 14 + sites


def test_advancing_horde_gains_nothing_from_sites_of_others() -> None:
    scene = Scene(minions=[ADVANCING_HORDE], site=5).control(ARAGORN_SITES[0], player=0)
    assert scene.strength(ADVANCING_HORDE) == 14


@pytest.mark.parametrize(
    ("items", "bonus"),
    [([], 0), ([DWARVEN_AXE], 1), ([DWARVEN_AXE, WELL_CRAFTED_ARMOR, DWARVEN_HEART], 2)],
)
@pytest.mark.parametrize("sword", [[], [UGLUKS_SWORD_WEAPON_OF_COMMAND]])
def test_covetous_uruk_counts_the_possessions_of_both_sides(
    items: list[str], bonus: int, sword: list[str]
) -> None:
    """The sword that a fellow bears counts too; a condition does not."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[COVETOUS_URUK, TRACKING_URUK],
        bearing={DWARF_GUARD: items, TRACKING_URUK: sword},
        site=5,
    )
    assert scene.strength(COVETOUS_URUK) == 8 + bonus + len(sword)


def test_following_uruk_tires_a_companion_who_is_not_fighting() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM, ARAGORN_STRIDER],
        minions=[FOLLOWING_URUK, TRACKING_URUK],
        site=5,
    )
    assign(scene.state, scene.card(DWARF_GUARD), scene.card(FOLLOWING_URUK))
    assign(scene.state, scene.card(ELFHELM), scene.card(TRACKING_URUK))
    scene.happen(emit, SKIRMISH_WON, scene.card(FOLLOWING_URUK)).answer_with(FOLLOWING_URUK)
    for fighting in (DWARF_GUARD, ELFHELM):
        assert not scene.can(Verb.CHOOSE, fighting)
    scene.choose(ARAGORN_STRIDER)
    assert scene.wounds(ARAGORN_STRIDER) == 1


@pytest.mark.parametrize(
    ("minion", "tokens"), [(TRACKING_URUK, 1), (MORDOR_TROOPER, 0), (URUK_FOOT_SOLDIER, 0)]
)
def test_poised_for_assault_gains_a_token_when_a_companion_loses_to_an_uruk(
    minion: str, tokens: int
) -> None:
    """An Uruk-hai of Isengard's culture is not meant."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[minion],
        shadow_support=[POISED_FOR_ASSAULT],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, minion)
    while scene.can(Verb.PASS):
        scene.pass_()
    assert scene.tokens(POISED_FOR_ASSAULT) == tokens


@pytest.mark.parametrize(("tokens", "offered"), [(2, True), (1, False)])
def test_poised_for_assault_takes_a_site_for_two_tokens_of_its_own(
    tokens: int, offered: bool
) -> None:
    scene = (
        Scene(
            fellowship=[DWARF_GUARD],
            minions=[TRACKING_URUK],
            shadow_support=[POISED_FOR_ASSAULT, ENDLESS_ASSAULT],
            hand=[AXE_STRIKE],
            site=6,
        )
        .put_tokens(POISED_FOR_ASSAULT, tokens)
        .put_tokens(ENDLESS_ASSAULT, 2)
    )
    scene.state.position[SHADOW] = 4
    scene.skirmish(DWARF_GUARD, TRACKING_URUK)
    assert scene.comes_to(Verb.USE, POISED_FOR_ASSAULT) is offered
    if offered:
        scene.use(POISED_FOR_ASSAULT)
        assert scene.tokens(POISED_FOR_ASSAULT) == 0
        assert scene.tokens(ENDLESS_ASSAULT) == 2
    assert scene.controls(ARAGORN_SITES[0]) is offered
    assert not scene.controls(ARAGORN_SITES[1])


@pytest.mark.parametrize(
    ("companions", "minions", "found"),
    [
        ([ELFHELM], [], (False, 0, 0)),
        ([ELFHELM], [SEEKING_URUK], (True, 1, 0)),
        ([SILENT_TRAVELER], [], (False, 1, 0)),
        ([GIMLI_DWARF_OF_EREBOR], [], (False, 0, 1)),
        ([ELFHELM], [ADVANCING_HORDE], (False, 0, 1)),
    ],
)
def test_sentry_uruk_is_what_others_are(
    companions: list[str], minions: list[str], found: tuple[bool, int, int]
) -> None:
    """Fierce minions, and hunters and those who strike harder of either side."""
    scene = Scene(fellowship=companions, minions=[SENTRY_URUK, *minions], site=5)
    sentry = scene.card(SENTRY_URUK)
    assert (
        fierce(scene, SENTRY_URUK),
        hunter(scene.state, sentry),
        scene.number(DAMAGE, SENTRY_URUK),
    ) == found


@pytest.mark.parametrize(
    ("minion", "playable"), [(TRACKING_URUK, True), (URUK_FOOT_SOLDIER, False)]
)
def test_sentry_uruk_joins_a_minion_of_its_culture(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[SENTRY_URUK], twilight=9, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, SENTRY_URUK) is playable


@pytest.mark.parametrize(("strong", "bonus"), [(TREEBEARD_ENRAGED_SHEPHERD, 4), (DWARF_GUARD, 0)])
def test_uruk_village_stormer_rises_against_strength_twelve(strong: str, bonus: int) -> None:
    scene = Scene(fellowship=[strong], minions=[URUK_VILLAGE_STORMER])
    assert scene.strength(URUK_VILLAGE_STORMER) == 10 + bonus


@pytest.mark.parametrize(("minion", "offered"), [(TRACKING_URUK, True), (SOUTHRON_CAPTAIN, False)])
def test_uruk_village_stormer_takes_a_site_when_an_uruk_kills(minion: str, offered: bool) -> None:
    """The Guard is overwhelmed; the Stormer need not be in the skirmish."""
    scene = Scene(fellowship=[DWARF_GUARD], minions=[URUK_VILLAGE_STORMER, minion], site=6)
    scene.state.position[SHADOW] = 4
    scene.skirmish(DWARF_GUARD, minion)
    assert scene.comes_to(Verb.TRIGGER, URUK_VILLAGE_STORMER) is offered
    if offered:
        scene.answer_with(URUK_VILLAGE_STORMER)
    assert scene.is_dead(DWARF_GUARD)
    assert scene.controls(ARAGORN_SITES[0]) is offered
    assert not scene.controls(ARAGORN_SITES[1])


def test_uruk_village_stormer_takes_nothing_for_a_death_outside_skirmishes() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[URUK_VILLAGE_STORMER], site=6)
    scene.state.position[SHADOW] = 4
    scene.happen(kill, scene.card(DWARF_GUARD))
    assert not scene.can(Verb.TRIGGER, URUK_VILLAGE_STORMER)
