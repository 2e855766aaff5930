"""Raider and Wraith cards of sets 4 to 6 whose text is easily misread."""

import pytest

from rules.tcg.engine import path
from rules.tcg.engine.archery import archery_totals
from rules.tcg.engine.codes import DAMAGE, FELLOWSHIP, Verb
from rules.tcg.engine.numbers import is_archer, is_fierce
from rules.tcg.engine.phases import moves_allowed
from rules.tcg.engine.tokens import change_culture_tokens
from tests.rules.tcg.cards import (
    ARAGORN,
    DESERT_FIGHTER,
    EOMER,
    FRODO,
    GIMLI,
    HOBBIT_SWORD,
    MERRY,
    SECOND_LEVEL,
    THIRD_LEVEL,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

RANGER = "4_122"  # Ring-bound, 5/3
AXEMAN = "4_224"  # Easterling, 6/2
INFANTRY = "4_227"  # Easterling, 8/2
GUARD = "4_226"  # Easterling, 9/2
BOWMAN = "4_248"  # Southron archer, 6/2
SENTRY = "4_253"  # Southron, 9/2, no ambush
SCOUT = "4_252"  # Southron, 3/1, ambush (2)
RAIDER_BOW = "7_155"  # bearer is an archer with ambush (5)
ENQUEA = "1_231"  # Nazgûl, 11/4
TOLDEA = "6_88"  # Nazgûl, 12/3
STRONG = made(ARAGORN, strength=30)
WEAK = made(ARAGORN, strength=8, vitality=4)
COMPANIONS = [ARAGORN, EOMER, GIMLI, MERRY]
MORE_COMPANIONS = [*COMPANIONS, RANGER, "4_73", "4_89"]
EMYN_MUIL_SITES = (ARAGORN_SITES[0], "4_330", *ARAGORN_SITES[2:])
SITE_SIX = made("4_354", twilight=2)
SITE_SEVEN = made("4_356", twilight=2)
LET_IT_BE, PREVENT = 0, 1


def assigned_to(scene, minion):
    return scene.state.assigned[scene._find(minion)]


# --- how strong they are ---


@pytest.mark.parametrize(
    ("burdens", "strength", "fierce", "damage"),
    [(3, 13, False, 0), (4, 18, False, 0), (5, 18, True, 0), (6, 18, True, 1)],
)
def test_desert_legion_grows_with_the_burdens(burdens, strength, fierce, damage):
    scene = Scene(minions=["4_218"], burdens=burdens)
    assert scene.strength("4_218") == strength
    assert is_fierce(scene.state, scene._find("4_218")) is fierce
    assert scene.number(DAMAGE, "4_218") == damage


@pytest.mark.parametrize(
    ("minion", "burdens", "bonus", "damage"),
    [(AXEMAN, 2, 3, 0), (INFANTRY, 3, 0, 1), ("4_230", 3, 0, 1)],
)
def test_easterlings_are_fierce_only_with_so_many_burdens(minion, burdens, bonus, damage):
    few = Scene(minions=[minion], burdens=burdens - 1)
    assert not is_fierce(few.state, few._find(minion))
    enough = Scene(minions=[minion], burdens=burdens)
    assert is_fierce(enough.state, enough._find(minion))
    assert enough.strength(minion) == few.strength(minion) + bonus
    assert enough.number(DAMAGE, minion) == damage


@pytest.mark.parametrize(
    ("event", "minion", "burdens", "bonus"),
    [
        ("4_239", AXEMAN, 1, 3),
        ("4_239", INFANTRY, 4, 4),
        ("4_233", INFANTRY, 7, 2),
    ],
)
def test_a_skirmish_event_strengthens_a_raider_man(event, minion, burdens, bonus):
    scene = Scene(
        fellowship=[STRONG],
        minions=[minion],
        shadow_hand=[event, event],
        burdens=burdens,
        twilight=9,
    )
    scene.skirmish(STRONG, minion).wait_to(Verb.PLAY, event)
    before = scene.strength(minion)
    scene.play(event)
    if scene.can(Verb.EITHER):
        scene.do(Verb.EITHER)
    assert scene.strength(minion) == before + bonus


@pytest.mark.parametrize(("burdens", "usable"), [(1, 0), (2, 1), (4, 2), (6, 3)])
@pytest.mark.parametrize("minion", ["4_225", "6_78"])
def test_each_ability_of_an_easterling_leader_asks_for_its_burdens(minion, burdens, usable):
    scene = Scene(fellowship=[STRONG], minions=[minion], burdens=burdens, twilight=9)
    scene.skirmish(STRONG, minion)
    while scene.who == FREE_PEOPLES and scene.can(Verb.PASS):
        scene.pass_()
    assert len([one for one in scene.options(Verb.USE) if scene._id(one.card) == minion]) == usable


# --- archery ---


@pytest.mark.parametrize("bowman", [BOWMAN, "4_219", "4_232"])
def test_a_bowman_exerts_a_companion_in_place_of_his_arrow(bowman):
    scene = Scene(fellowship=[ARAGORN], minions=[bowman]).archery_phase().wait_to(Verb.USE, bowman)
    assert archery_totals(scene.state)[1] == 1
    scene.use(bowman)
    assert scene.wounds(ARAGORN) == scene.wounds(bowman) == 1
    assert scene.wounds(FRODO) == 0


@pytest.mark.parametrize(("others", "total"), [([], 1), ([INFANTRY], 2), ([TROOPER], 1)])
def test_southron_bow_counts_another_raider_man_than_its_bearer(others, total):
    scene = Scene(
        fellowship=[ARAGORN], minions=[SENTRY, *others], bearing={SENTRY: ["4_247"]}
    ).archery_phase()
    assert is_archer(scene.state, scene._find(SENTRY))
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize(("others", "total"), [([], 1), ([SENTRY], 3)])
def test_southron_archer_shoots_for_each_site_you_control(others, total):
    scene = Scene(fellowship=[ARAGORN], minions=["4_245", *others], site=4)
    scene.state.position[SHADOW] = 3
    scene.control(*ARAGORN_SITES[:2]).archery_phase()
    assert archery_totals(scene.state)[1] == total


def test_arrow_from_the_south_heals_for_each_token_and_is_discarded():
    scene = Scene(fellowship=[ARAGORN], minions=[BOWMAN, INFANTRY], shadow_support=["4_216"])
    change_culture_tokens(scene.state, scene._find("4_216"), "raider", 2)
    scene.wound(INFANTRY, 1).wound(BOWMAN, 1).archery_phase().wait_to(Verb.USE, "4_216")
    scene.use("4_216")
    assert scene.wounds(BOWMAN) == 0
    assert scene.wounds(INFANTRY) == 1
    assert scene.is_discarded("4_216")


# --- the Ring-bearer and the Ring-bound ---


@pytest.mark.parametrize(("minion", "few", "enough"), [("4_249", 5, 6), ("4_256", 6, 7)])
def test_a_southron_needs_so_many_companions_to_be_assigned_to_the_ring_bearer(minion, few, enough):
    for count, can in ((few, False), (enough, True)):
        scene = Scene(fellowship=MORE_COMPANIONS[: count - 1], minions=[minion]).assignment_phase()
        while scene.who == FREE_PEOPLES and scene.can(Verb.PASS) and not scene.can(Verb.ASSIGN):
            scene.pass_()
        assert scene.can(Verb.USE, minion) is can


def to_the_prevention(minion):
    scene = Scene(fellowship=MORE_COMPANIONS, minions=[minion]).assignment_phase()
    scene.wait_to(Verb.USE, minion).use(minion)
    assert scene.who == FREE_PEOPLES
    return scene


@pytest.mark.parametrize("minion", ["4_249", "4_256", "4_258"])
def test_a_southron_is_assigned_to_the_ring_bearer_unless_that_is_prevented(minion):
    scene = to_the_prevention(minion).take_number(LET_IT_BE)
    assert assigned_to(scene, minion) == (scene._find(FRODO),)


def test_southron_troop_lets_the_shadow_player_choose_the_companion_discarded():
    scene = to_the_prevention("4_256").take_number(PREVENT)
    assert scene.who == SHADOW
    scene.choose(RANGER)
    assert scene.is_discarded(RANGER)
    assert not assigned_to(scene, "4_256")


def test_southron_commander_lets_the_free_peoples_player_discard_an_unbound_companion():
    scene = to_the_prevention("4_249").take_number(PREVENT)
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, RANGER)
    scene.choose(MERRY)
    assert scene.is_discarded(MERRY)
    assert not assigned_to(scene, "4_249")


def test_southron_wanderer_is_held_back_for_four_twilight():
    scene = to_the_prevention("4_258").take_number(PREVENT)
    assert scene.twilight == 4
    assert not assigned_to(scene, "4_258")


@pytest.mark.parametrize(("companion", "burdens"), [(ARAGORN, 1), (RANGER, 0), (FRODO, 0)])
def test_easterling_guard_adds_a_burden_against_the_unbound_alone(companion, burdens):
    scene = Scene(fellowship=[ARAGORN, RANGER], minions=[GUARD]).assignment_phase()
    scene.wait_to(Verb.ASSIGN, companion).do(Verb.ASSIGN, companion, GUARD)
    if scene.can(Verb.TRIGGER, GUARD):
        assert scene.who == SHADOW
        scene.answer_with(GUARD)
    assert scene.burdens == scene.wounds(GUARD) == burdens


@pytest.mark.parametrize(("companion", "playable"), [(RANGER, True), (ARAGORN, False)])
def test_gathering_to_the_summons_needs_a_ring_bound_companion_in_the_skirmish(companion, playable):
    scene = Scene(fellowship=[RANGER, ARAGORN], minions=[GUARD], shadow_hand=["4_235", "4_239"])
    scene.state.twilight = 5
    scene.skirmish(companion, GUARD).wait_to(Verb.PLAY, "4_239")
    assert scene.can(Verb.PLAY, "4_235") is playable


@pytest.mark.parametrize(("card", "price"), [("4_236", 4), ("4_246", 1)])
def test_a_lost_skirmish_against_any_southron_wounds_the_ring_bound(card, price):
    fighter = made(DESERT_FIGHTER, strength=13)
    support = {"shadow_support": [card]} if card == "4_236" else {}
    minions = [fighter] if card == "4_236" else [fighter, card]
    scene = Scene(fellowship=[WEAK, RANGER], minions=minions, twilight=price, **support)
    scene.skirmish(WEAK, fighter)
    while not scene.can(Verb.TRIGGER, card):
        scene.pass_()
    scene.answer_with(card)
    assert scene.twilight == 0
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, ARAGORN)
    scene.choose(RANGER)
    assert scene.wounds(RANGER) == 1


@pytest.mark.parametrize(("place", "wounds"), [(2, 2), (1, 0)])
def test_eastern_emyn_muil_exerts_the_ring_bound_who_leave_site_two(place, wounds):
    scene = Scene(
        fellowship=[ARAGORN, RANGER],
        shadow_support=["4_231"],
        path=EMYN_MUIL_SITES,
        site=place + 1,
    )
    scene.state.position[FREE_PEOPLES] = place
    scene.happen(path._leave)
    while scene.state.pending is not None:
        scene.pass_()
    assert scene.wounds(RANGER) == scene.wounds(FRODO) == wounds
    assert scene.wounds(ARAGORN) == 0


# --- what is prevented ---


@pytest.mark.parametrize(("prevents", "burdens"), [(True, 0), (False, 2)])
def test_new_fear_adds_burdens_over_four_companions_or_costs_two_of_them(prevents, burdens):
    scene = Scene(
        fellowship=[*COMPANIONS, RANGER], minions=[GUARD], shadow_hand=["4_240"], twilight=9
    )
    scene.regroup_phase().wait_to(Verb.PLAY, "4_240").play("4_240")
    if prevents:
        scene.take_number(PREVENT)
        assert not scene.can(Verb.CHOOSE, FRODO)
        scene.choose(MERRY).choose(GIMLI)
        assert scene.is_discarded(MERRY)
        assert scene.is_discarded(GIMLI)
    else:
        scene.take_number(LET_IT_BE)
    assert scene.burdens == burdens


@pytest.mark.parametrize(("mount", "playable"), [(["5_73"], True), ([], False)])
def test_trample_needs_a_mounted_raider_man(mount, playable):
    scene = Scene(
        fellowship=[ARAGORN, MERRY],
        minions=[SENTRY],
        bearing={SENTRY: mount},
        shadow_hand=["6_82", "4_234"],
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, "4_234")
    assert scene.can(Verb.PLAY, "6_82") is playable
    if playable:
        scene.play("6_82").take_number(PREVENT)
        assert scene.twilight == 4
        assert scene.in_play(ARAGORN)


@pytest.mark.parametrize(("burdens", "discarded"), [(2, 1), (3, 2)])
def test_discovered_discards_two_conditions_with_three_burdens(burdens, discarded):
    support = [SECOND_LEVEL, THIRD_LEVEL]
    scene = Scene(
        fellowship=[ARAGORN],
        support=support,
        minions=[GUARD],
        shadow_hand=["4_223"],
        burdens=burdens,
        twilight=3,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, "4_223").play("4_223")
    while scene.can(Verb.CHOOSE):
        scene.choose(next(one for one in support if scene.can(Verb.CHOOSE, one)))
    assert sum(map(scene.is_discarded, support)) == discarded


# --- twilight ---


@pytest.mark.parametrize(
    ("others", "burdens", "twilight"), [([], 3, 0), ([AXEMAN], 3, 3), ([AXEMAN], 6, 4)]
)
def test_easterling_skirmisher_needs_another_easterling(others, burdens, twilight):
    scene = Scene(
        minions=others, shadow_hand=["4_229"], burdens=burdens, twilight=1, site=5
    ).shadow_phase()
    scene.play("4_229")
    if scene.can(Verb.TRIGGER, "4_229"):
        scene.answer_with("4_229")
    assert scene.twilight == twilight


@pytest.mark.parametrize(("controlled", "added"), [(0, 0), (2, 4)])
def test_southron_sentry_adds_two_for_each_site_you_control(controlled, added):
    scene = Scene(fellowship=[ARAGORN], minions=[SENTRY], site=4)
    scene.state.position[SHADOW] = 3
    scene.control(*ARAGORN_SITES[:controlled]).maneuver_phase().wait_to(Verb.USE, SENTRY)
    assert scene.use(SENTRY).twilight == added


@pytest.mark.parametrize(
    ("minions", "bearing", "added"),
    [([SCOUT, SENTRY], {}, 1), ([SCOUT, SENTRY], {SENTRY: [RAIDER_BOW]}, 2)],
)
def test_strength_in_numbers_counts_men_who_have_or_gain_ambush(minions, bearing, added):
    scene = Scene(
        fellowship=[ARAGORN], minions=minions, bearing=bearing, shadow_support=["5_77"]
    ).maneuver_phase()
    assert scene.wait_to(Verb.USE, "5_77").use("5_77").take_number(added).twilight == added


def test_southron_invaders_play_a_minion_with_ambush_from_the_discard_pile():
    scene = Scene(
        minions=[SENTRY], shadow_hand=["6_81"], shadow_discards=[SCOUT, AXEMAN], twilight=9, site=5
    ).shadow_phase()
    scene.play("6_81").answer_with("6_81")
    assert scene.in_play(SCOUT)
    assert not scene.in_play(AXEMAN)


# --- spotting ---


@pytest.mark.parametrize(("third", "usable"), [(GIMLI, True), (MERRY, False)])
def test_desert_stalker_needs_four_free_peoples_cultures(third, usable):
    fellowship = [ARAGORN, EOMER, third]
    scene = Scene(fellowship=fellowship, minions=["5_72"]).maneuver_phase()
    assert scene.can(Verb.USE, "5_72") is usable
    if usable:
        scene.use("5_72")
        assert [scene.wounds(one) for one in (FRODO, *fellowship)] == [1, 1, 1, 1]


@pytest.mark.parametrize(("controlled", "usable"), [(0, False), (1, True)])
def test_men_of_harad_need_a_controlled_site_and_three_southrons(controlled, usable):
    scene = Scene(
        minions=[SENTRY, SCOUT, BOWMAN],
        shadow_support=["4_238"],
        shadow_deck=[TROOPER],
        shadow_hand=[SCOUT],
        twilight=9,
        site=4,
    )
    scene.state.position[SHADOW] = 3
    scene.control(*ARAGORN_SITES[:controlled]).shadow_phase()
    assert scene.can(Verb.USE, "4_238") is usable
    if usable:
        scene.use("4_238")
        assert scene.twilight == 7
        assert TROOPER in scene.hand(SHADOW)


def test_war_mumak_adds_five_for_a_character_overwhelmed():
    scene = Scene(
        fellowship=[MERRY], minions=[SENTRY], bearing={SENTRY: ["5_78"]}, shadow_hand=["4_239"]
    ).skirmish(MERRY, SENTRY)
    while not scene.can(Verb.TRIGGER, "5_78"):
        scene.pass_()
    assert scene.answer_with("5_78").twilight == 5


@pytest.mark.parametrize(("burdens", "wounds"), [(1, 1), (2, 0)])
def test_easterling_polearm_spares_its_bearer_with_two_burdens(burdens, wounds):
    axeman = made(AXEMAN, strength=20)
    scene = Scene(
        fellowship=[STRONG],
        minions=[axeman],
        bearing={axeman: ["6_79"]},
        burdens=burdens,
        hand=[HOBBIT_SWORD],
    )
    scene.skirmish(STRONG, axeman).resolve()
    assert scene.wounds(axeman) == wounds


# --- Nazgûl ---


def test_spied_from_above_plays_an_exhausted_minion_for_eight_less():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[ENQUEA],
        shadow_support=["6_84"],
        shadow_hand=[TOLDEA, AXEMAN],
        site=5,
    )
    scene.regroup_phase().wait_to(Verb.USE, "6_84").use("6_84")
    assert scene.wounds(ENQUEA) == 2
    assert scene.in_play(TOLDEA)
    assert scene.wounds(TOLDEA) == 2
    assert not scene.in_play(AXEMAN)


@pytest.mark.parametrize(("bearer", "discarded"), [(TOLDEA, True), (ENQUEA, False)])
def test_sword_of_dol_guldur_asks_a_discard_where_toldea_wins(bearer, discarded):
    scene = Scene(
        fellowship=[WEAK, RANGER],
        support=[SECOND_LEVEL],
        minions=[bearer],
        bearing={bearer: ["6_85"]},
        hand=[HOBBIT_SWORD],
    )
    scene.skirmish(WEAK, bearer)
    for _ in range(9):
        if scene.can(Verb.PASS):
            scene.pass_()
    if scene.can(Verb.TRIGGER, "6_85"):
        scene.answer_with("6_85")
    assert scene.is_discarded(SECOND_LEVEL) is discarded


def test_winged_and_ominous_gives_two_for_three_tokens():
    scene = Scene(minions=[ENQUEA], shadow_support=["6_89"], shadow_hand=[SCOUT], twilight=0)
    change_culture_tokens(scene.state, scene._find("6_89"), "wraith", 2)
    scene.shadow_phase()
    assert not scene.can(Verb.USE, "6_89")
    change_culture_tokens(scene.state, scene._find("6_89"), "wraith", 1)
    scene.shadow_phase().use("6_89")
    assert scene.twilight == 2
    assert scene.tokens("6_89") == 0


@pytest.mark.parametrize(
    ("companions", "uses", "total"), [(6, 1, 2), (6, 2, 4), (6, 3, 4), (4, 1, 0), (8, 1, 4)]
)
def test_southron_archer_legion_adds_four_in_a_phase_at_most(companions, uses, total):
    """4.2, "limit": of the card for the whole phase, over several uses; its own arrow is one."""
    scene = Scene(fellowship=MORE_COMPANIONS[: companions - 1], minions=["6_80"], twilight=9)
    scene.archery_phase()
    for _ in range(uses):
        scene.wait_to(Verb.USE, "6_80").use("6_80")
    assert archery_totals(scene.state)[1] == 1 + total


def test_company_of_haradrim_lowers_the_move_limit_to_one_at_least():
    scene = Scene(fellowship=[ARAGORN], minions=["5_71", SENTRY], twilight=18)
    scene.regroup_phase().wait_to(Verb.USE, "5_71").use("5_71")
    assert moves_allowed(scene.state) == 1
    scene.wait_to(Verb.USE, "5_71").use("5_71")
    assert moves_allowed(scene.state) == 1


@pytest.mark.parametrize(
    ("site", "twilight", "offered"),
    [(SITE_SEVEN, 0, True), (SITE_SEVEN, 9, False), (SITE_SIX, 0, False)],
)
def test_ithilien_wilderness_fills_a_poor_pool_when_the_phase_of_the_move_ends(
    site, twilight, offered
):
    place = 7 if site == SITE_SEVEN else 6
    sites = [*ARAGORN_SITES[: place - 1], site]
    scene = Scene(shadow_support=["4_237"], path=sites, site=place, twilight=twilight)
    scene.state.position[FREE_PEOPLES] = place - 1
    scene.fellowship_phase()
    while scene.state.phase == FELLOWSHIP and scene.who == FREE_PEOPLES:
        scene.pass_()
    assert (scene.state.phase == FELLOWSHIP) is offered
    if offered:
        assert scene.who == SHADOW
        before = scene.twilight
        assert scene.do(scene.options()[0].verb).twilight == before + 8
