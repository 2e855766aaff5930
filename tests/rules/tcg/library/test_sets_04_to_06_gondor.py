"""Gondor cards of the Towers block that are easily misread."""

import pytest

from rules.tcg.engine.codes import DEFENDER, FELLOWSHIP, SETUP, SITE_NUMBER, Verb
from rules.tcg.engine.numbers import twilight_cost
from rules.tcg.engine.tokens import change_culture_tokens
from tests.rules.tcg.cards import (
    ARAGORN,
    EOMER,
    GUARD,
    HOBBIT_SWORD,
    KNIGHTS_SPEAR,
    MADRIL,
    MERRY,
    TROOPER,
    VETERAN,
)
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

TOWERS_SITES = (*("4_323", "4_330", "4_337", "4_343", "4_348", "4_352", "4_357", "4_358", "4_361"),)
RANGER = "4_130"  # Ring-bound Man, 6/3, stronger against roaming minions
GONDORIAN_RANGER = "4_122"  # Ring-bound Man, 5/3
KNIGHT, GONDORIAN_KNIGHT = "5_36", "5_35"
FARAMIR_CAPTAIN, FARAMIR_SON, DAMROD, MABLUNG = "4_116", "4_117", "4_114", "4_127"
ALCARIN, TURGON, ARAGORN_DEFENDER = "5_31", "5_42", "6_50"
WARRIOR = "4_165"  # Uruk-hai, 7/2, site 5
SPEARMAN = "4_253"  # Southron Man, 9/2, site 4
CITY_WALL, STONE_TOWER, CITADEL = "5_33", "5_39", "5_32"
SHADOW_SKIRMISH_EVENT = "15_179"
WHITE_HAND_GUARD = "17_126"
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = "7_193"


def put_tokens(scene, card, culture, count):
    change_culture_tokens(scene.state, scene._find(card), culture, count)
    return scene


def test_boromir_my_brother_discards_gondor_cards_alone():
    scene = Scene(
        fellowship=[RANGER, FARAMIR_SON],
        bearing={FARAMIR_SON: ["4_111"]},
        minions=[TROOPER, BYSTANDER],
        hand=[KNIGHT, HOBBIT_SWORD],
        site=6,
    ).skirmish(RANGER, TROOPER)
    scene.use("4_111").choose(RANGER)
    assert scene.hand() == [HOBBIT_SWORD]
    assert scene.strength(RANGER) == 7


@pytest.mark.parametrize(("card", "bearer"), [("4_112", RANGER), ("4_300", MERRY)])
@pytest.mark.parametrize("pays", [True, False])
def test_a_shadow_player_may_pay_so_that_the_skirmish_goes_on(card, bearer, pays):
    scene = Scene(
        fellowship=[RANGER, MERRY],
        bearing={bearer: [card]},
        minions=[TROOPER, BYSTANDER],
        twilight=1,
        site=6,
    ).skirmish(bearer, TROOPER)
    scene.use(card)
    assert scene.who == SHADOW
    scene.take_number(1 if pays else 0)
    assert scene.wounds(bearer) == (1 if bearer == RANGER else 2)
    assert scene.twilight == (0 if pays else 1)
    assert (scene.state.skirmisher >= 0) is pays


@pytest.mark.parametrize(("site", "may"), [(4, True), (6, False)])
def test_curse_them_cancels_skirmishes_of_roaming_minions_alone(site, may):
    scene = Scene(
        fellowship=[RANGER, MERRY], minions=[TROOPER, BYSTANDER], hand=["4_113"], site=site
    )
    scene.skirmish(MERRY, TROOPER).play("4_113")
    assert scene.wounds(RANGER) == 1
    assert (scene.state.skirmisher < 0) is may


@pytest.mark.parametrize(("minion", "tired"), [(SPEARMAN, True), (TROOPER, False)])
def test_damrod_exhausts_a_man_he_fights(minion, tired):
    scene = Scene(fellowship=[DAMROD], minions=[minion], site=6).skirmish(DAMROD, minion)
    scene.use(DAMROD)
    assert scene.wounds(DAMROD) >= 1
    assert scene.wounds(minion) == (1 if tired else 0)


@pytest.mark.parametrize(("minion", "wounds"), [("4_191", 2), (VETERAN, 1)])
def test_defend_it_and_hope_hurts_an_uruk_hai_twice(minion, wounds):
    scene = Scene(fellowship=[ARAGORN], minions=[minion], hand=["4_115"], site=6)
    scene.maneuver_phase().play("4_115")
    assert scene.wounds(minion) == wounds


@pytest.mark.parametrize(
    ("leader", "card", "setting_out", "cost"),
    [
        (FARAMIR_CAPTAIN, GONDORIAN_RANGER, True, 1),
        (FARAMIR_CAPTAIN, GONDORIAN_RANGER, False, 2),
        (FARAMIR_CAPTAIN, EOMER, True, 3),
        (ALCARIN, KNIGHT, True, 1),
        (ALCARIN, GONDORIAN_RANGER, True, 2),
    ],
)
def test_a_captain_brings_cheaper_companions_in_the_starting_fellowship(
    leader, card, setting_out, cost
):
    scene = Scene(fellowship=[leader], hand=[card])
    scene.state.phase = SETUP if setting_out else FELLOWSHIP
    assert twilight_cost(scene.state, scene._find(card)) == cost


@pytest.mark.parametrize(("fighter", "free"), [(ARAGORN, True), (FARAMIR_SON, False)])
def test_faramir_silences_opponents_in_his_skirmishes(fighter, free):
    scene = Scene(
        fellowship=[ARAGORN, FARAMIR_SON],
        minions=[WHITE_HAND_GUARD],
        shadow_hand=[SHADOW_SKIRMISH_EVENT],
        twilight=5,
        hand=["7_83"],
        site=6,
    ).skirmish(fighter, WHITE_HAND_GUARD)
    assert scene.can(Verb.PLAY, "7_83")
    scene.pass_()
    assert scene.can(Verb.PLAY, SHADOW_SKIRMISH_EVENT) is free


def test_faramirs_cloak_weakens_for_every_ring_bound_man():
    scene = Scene(
        fellowship=[FARAMIR_SON, RANGER],
        bearing={FARAMIR_SON: ["4_119"]},
        minions=[TROOPER, BYSTANDER],
    ).skirmish(RANGER, TROOPER)
    assert scene.strength(TROOPER) == 5
    scene = Scene(
        fellowship=[FARAMIR_SON, ARAGORN],
        bearing={FARAMIR_SON: ["4_119"]},
        minions=[TROOPER, BYSTANDER],
    ).skirmish(ARAGORN, TROOPER)
    assert scene.strength(TROOPER) == 6


@pytest.mark.parametrize(("path", "bonus"), [(TOWERS_SITES, 1), (ARAGORN_SITES, 0)])
def test_ruins_of_osgiliath_count_sites_of_the_towers_alone(path, bonus):
    scene = Scene(fellowship=[RANGER, ARAGORN], support=["4_133"], site=7, path=path)
    assert scene.number(DEFENDER, RANGER) == bonus
    assert scene.number(DEFENDER, ARAGORN) == 0


def test_forests_of_ithilien_raise_the_site_number_of_a_fighting_man():
    scene = Scene(
        fellowship=[RANGER],
        support=["4_121"],
        minions=[SPEARMAN, "4_220", BYSTANDER],
        site=5,
        path=TOWERS_SITES,
    ).skirmish(RANGER, SPEARMAN)
    assert scene.number(SITE_NUMBER, SPEARMAN) == 6
    assert scene.number(SITE_NUMBER, "4_220") == 4


def test_gondorian_ranger_raises_the_site_number_from_assignment_on():
    scene = Scene(fellowship=[GONDORIAN_RANGER, RANGER], minions=[TROOPER, VETERAN], site=6)
    scene.assignment_phase()
    assert scene.number(SITE_NUMBER, TROOPER) == 6
    scene.do(Verb.ASSIGN, RANGER, TROOPER)
    assert scene.number(SITE_NUMBER, TROOPER) == 8
    assert scene.number(SITE_NUMBER, VETERAN) == 6


def test_gondorian_ranger_raises_the_site_number_in_the_skirmish_too():
    scene = Scene(
        fellowship=[GONDORIAN_RANGER, RANGER, ARAGORN],
        minions=[TROOPER, VETERAN, BYSTANDER],
        site=6,
    )
    scene.skirmish(RANGER, TROOPER)
    assert scene.number(SITE_NUMBER, TROOPER) == 8
    assert scene.number(SITE_NUMBER, VETERAN) == 6
    scene = Scene(fellowship=[GONDORIAN_RANGER, ARAGORN], minions=[TROOPER, BYSTANDER], site=6)
    scene.skirmish(ARAGORN, TROOPER)
    assert scene.number(SITE_NUMBER, TROOPER) == 6


def test_help_in_doubt_and_need_exerts_one_to_strengthen_the_other():
    scene = Scene(fellowship=[ARAGORN, GUARD], support=["4_124"], minions=[VETERAN], site=6)
    scene.skirmish(ARAGORN, VETERAN).use("4_124")
    before = scene.strength(ARAGORN), scene.strength(GUARD)
    scene.take_number(1)
    assert (scene.wounds(ARAGORN), scene.wounds(GUARD)) == (0, 1)
    assert (scene.strength(ARAGORN), scene.strength(GUARD)) == (before[0] + 2, before[1])


@pytest.mark.parametrize(("tokens", "exertions"), [(0, 0), (2, 2), (5, 3)])
def test_ithilien_trap_exerts_for_three_tokens_at_most(tokens, exertions):
    scene = Scene(fellowship=[ARAGORN], support=["4_126"], minions=["4_191"], site=6)
    put_tokens(scene, "4_126", "gondor", tokens).maneuver_phase().use("4_126")
    assert scene.wounds("4_191") == exertions
    assert scene.is_discarded("4_126")


def test_alcarin_takes_on_a_minion_bearing_a_fortification():
    scene = Scene(
        fellowship=[ALCARIN],
        minions=[TROOPER, VETERAN],
        bearing={TROOPER: [CITY_WALL]},
        site=6,
    ).wound(ALCARIN, 1)
    scene.assignment_phase().use(ALCARIN)
    assert scene.wounds(ALCARIN) == 0
    assert list(scene.state.assigned[scene._find(TROOPER)]) == [scene._find(ALCARIN)]


@pytest.mark.parametrize(("knights", "may"), [([KNIGHT] * 2, False), ([KNIGHT] * 3, True)])
def test_city_wall_needs_three_knights_or_an_exertion(knights, may):
    scene = Scene(
        fellowship=knights, support=[CITY_WALL, STONE_TOWER], minions=[VETERAN, TROOPER], site=6
    )
    for copy in range(len(knights)):
        scene.wound(KNIGHT, 2, copy)
    scene.skirmish(KNIGHT, VETERAN)
    assert scene.can(Verb.USE, CITY_WALL) is may
    assert not scene.can(Verb.USE, STONE_TOWER)
    if may:
        scene.use(CITY_WALL)
        assert scene.bearer_of(CITY_WALL) == VETERAN
        assert not scene.can(Verb.USE, CITY_WALL)
        assert scene.strength(VETERAN) == 6


def test_fall_back_takes_shadow_cards_and_leaves_the_fortification():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[VETERAN, TROOPER],
        bearing={VETERAN: [CITADEL, "7_186"], TROOPER: [KNIGHTS_SPEAR]},
        hand=["5_34"],
        site=6,
    ).skirmish(ARAGORN, VETERAN)
    scene.play("5_34")
    assert scene.is_discarded("7_186")
    assert scene.bearer_of(CITADEL) == VETERAN


def test_rally_point_calls_a_fortification_home_and_it_can_be_used_again():
    scene = Scene(
        fellowship=[KNIGHT],
        support=["5_38"],
        minions=[VETERAN],
        bearing={VETERAN: [CITY_WALL]},
        site=6,
    )
    scene.regroup_phase().use("5_38")
    assert scene.wounds(KNIGHT) == 1
    assert scene.in_play(CITY_WALL)
    assert scene.state.bearer[scene._find(CITY_WALL)] < 0


def test_these_are_my_people_gives_possessions_to_the_aragorn_signet_alone():
    scene = Scene(
        fellowship=["4_364", MERRY],
        ring_bearer="1_290",
        hand=["5_41"],
        discards=["1_112", HOBBIT_SWORD],
        twilight=0,
    )
    scene.fellowship_phase().play("5_41")
    assert scene.wounds("4_364") == 2
    assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD)
    scene.choose("1_112")
    assert scene.bearer_of("1_112") == "4_364"


@pytest.mark.parametrize(("walled", "bonus"), [(True, 4), (False, 2)])
def test_war_must_be_looks_for_a_fortification_on_the_minion(walled, bonus):
    scene = Scene(
        fellowship=[KNIGHT],
        minions=[VETERAN, TROOPER],
        bearing={VETERAN if walled else TROOPER: [STONE_TOWER]},
        hand=["5_43", "5_37"],
        site=6,
    ).skirmish(KNIGHT, VETERAN)
    scene.play("5_43")
    assert scene.strength(KNIGHT) == 5 + bonus


def test_aragorn_spends_tokens_of_other_cultures():
    scene = Scene(
        fellowship=[ARAGORN_DEFENDER],
        support=["4_57", "4_126"],
        minions=[VETERAN],
        site=6,
    )
    put_tokens(scene, "4_57", "elven", 1)
    put_tokens(scene, "4_126", "gondor", 1)
    scene.skirmish(ARAGORN_DEFENDER, VETERAN)
    before = scene.strength(VETERAN)
    scene.use(ARAGORN_DEFENDER)
    assert scene.strength(VETERAN) == before - 3
    assert scene.tokens("4_57") == 0
    assert scene.tokens("4_126") == 1
    assert not scene.can(Verb.USE, ARAGORN_DEFENDER)


@pytest.mark.parametrize(("culture", "exertions"), [("rohan", 1), ("elven", 0)])
def test_mortal_men_exert_a_minion_for_a_rohan_token(culture, exertions):
    scene = Scene(
        fellowship=[ARAGORN],
        support=["4_57"],
        minions=["4_191", TROOPER],
        hand=["6_53", "6_53"],
        site=6,
    )
    put_tokens(scene, "4_57", culture, 1).skirmish(ARAGORN, "4_191")
    before = scene.strength(ARAGORN)
    scene.play("6_53")
    assert scene.strength(ARAGORN) == before + 2
    if exertions:
        scene.choose("4_191")
    assert scene.wounds("4_191") == exertions


def test_banner_of_westernesse_heals_another_and_liberates():
    scene = Scene(
        fellowship=[GONDORIAN_RANGER, MADRIL],
        bearing={GONDORIAN_RANGER: ["6_51"]},
        minions=["4_252"],
        site=6,
    )
    scene.control(ARAGORN_SITES[0]).wound(MADRIL, 1).wound(GONDORIAN_RANGER, 1)
    scene.skirmish(GONDORIAN_RANGER, "4_252")
    scene.answer_with("6_51").answer_with("6_51")
    assert (scene.wounds(MADRIL), scene.wounds(GONDORIAN_RANGER)) == (0, 1)
    assert scene.is_discarded("6_51")
    assert not scene.controls(ARAGORN_SITES[0])


@pytest.mark.parametrize(
    ("minion", "site", "may"), [(SPEARMAN, 6, True), (TROOPER, 2, True), (TROOPER, 6, False)]
)
def test_faramirs_bow_shoots_a_man_or_a_roaming_minion_he_fights(minion, site, may):
    scene = Scene(
        fellowship=[FARAMIR_SON],
        bearing={FARAMIR_SON: ["4_118"]},
        minions=[minion, BYSTANDER],
        site=site,
    ).skirmish(FARAMIR_SON, minion)
    assert scene.can(Verb.USE, "4_118") is may
    if may:
        scene.use("4_118")
        assert scene.wounds(FARAMIR_SON) == scene.wounds(minion) == 1
