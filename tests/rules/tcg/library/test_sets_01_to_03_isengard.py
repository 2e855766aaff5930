"""Isengard cards of sets 1 to 3 whose text is easily misread."""

import pytest

from rules.tcg.engine import phases, wounds
from rules.tcg.engine.codes import ASSIGNMENT, DAMAGE, FIERCE, Verb
from rules.tcg.engine.numbers import twilight_cost
from rules.tcg.notation.language import bearer, bearer_must_be, damage, dwarf, gets
from tests.rules.tcg.cards import (
    ARAGORN,
    DWARF_GUARD,
    ELROND,
    FRODO,
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

ALIVE_AND_UNSPOILED = "1_120"
BREEDING_PIT = "1_122"
CARADHRAS = "1_123"
CRUEL_CARADHRAS = "1_124"
GREED = "1_125"
LURTZ = "1_127"
BATTLE_CRY = "1_128"
MISADVENTURE = "1_129"
NO_ORDINARY_STORM = "1_130"
CHILL = "1_134"
REACH = "1_137"
SAVAGERY = "1_139"
SPIES_OF_SARUMAN = "1_140"
TRAITORS_VOICE = "1_142"
BLOODLUST = "1_144"
URUK_FIGHTER = "1_146"
URUK_LIEUTENANT = "1_148"
URUK_SAVAGE = "1_151"
URUK_SPY = "1_155"
URUK_WARRIOR = "1_156"
RAMPAGE = "1_159"
WORRY = "1_162"

HEIGHT_OF_MEN = "2_39"
DEMANDS = "2_40"
EVIL_AFOOT = "2_41"
NO_BUSINESS = "2_44"
TOO_MUCH_ATTENTION = "2_45"
URUK_CAPTAIN = "2_46"
WIZARD_STORM = "2_48"

PROTECT_ME = "3_50"
COMING_FOR_THE_RING = "3_51"
FELL_VOICE = "3_52"
RETAINER = "3_57"
SHAMAN = "3_59"
SMITH = "3_60"
WARRIOR = "3_61"
WORKER = "3_62"
COMMANDER = "3_64"
OVERSEER = "3_65"
PALANTIR = "3_67"
SARUMAN = "3_68"
SERVANTS = "3_70"
TOWER = "3_71"
TRAPPED = "3_72"
TREES = "3_73"

BARLIMAN = "1_70"
COAT_OF_MAIL = "1_101"
FARMER = "1_295"
GALADRIELS_GLADE = "1_351"
DWARVEN_ARMOR = "1_8"
DWARVEN_AXE = "1_9"
URUK_SWORD = "1_160"


def fellowship_of(companions):
    """Frodo and so many others, that they are as many as this."""
    return [DWARF_GUARD] * (companions - 1)


# --- fierce until the regroup phase ---


@pytest.mark.parametrize(
    ("minion", "companions", "can_use"),
    [
        (URUK_FIGHTER, 4, False),
        (URUK_FIGHTER, 5, True),
        (URUK_WARRIOR, 5, False),
        (URUK_WARRIOR, 6, True),
    ],
)
def test_urukhai_grow_fierce_against_many_companions(minion, companions, can_use):
    scene = Scene(fellowship=fellowship_of(companions), minions=[minion], site=6).maneuver_phase()
    assert scene.can(Verb.USE, minion) == can_use
    if can_use:
        assert scene.use(minion).number(FIERCE, minion) == 1


@pytest.mark.parametrize(("others", "can_use"), [([], False), ([TROOPER], False), ([LURTZ], True)])
def test_lurtz_needs_another_urukhai(others, can_use):
    second = [URUK_SAVAGE if other == LURTZ else other for other in others]
    scene = Scene(fellowship=[ARAGORN], minions=[LURTZ, *second], site=6).maneuver_phase()
    assert scene.can(Verb.USE, LURTZ) == can_use


@pytest.mark.parametrize(("companions", "choices"), [(4, 0), (5, 2)])
def test_savagery_offers_the_greater_strength_against_five_companions(companions, choices):
    scene = Scene(
        fellowship=fellowship_of(companions),
        minions=[URUK_SAVAGE],
        shadow_hand=[SAVAGERY] * 2,
        site=6,
    )
    before = scene.strength(URUK_SAVAGE)
    scene.skirmish(DWARF_GUARD, URUK_SAVAGE).play(SAVAGERY)
    assert len(scene.options(Verb.EITHER)) == choices
    if choices:
        scene.take_number(1)
    assert scene.strength(URUK_SAVAGE) - before == (4 if choices else 2)
    assert scene.number(FIERCE, URUK_SAVAGE) == (1 if choices else 0)


def test_the_greater_strength_of_savagery_outlasts_the_skirmish():
    """Comprehensive rulebook 2.0, clarifications: it lasts until the regroup phase."""
    scene = Scene(
        fellowship=fellowship_of(5), minions=[URUK_SAVAGE], shadow_hand=[SAVAGERY], site=6
    )
    before = scene.strength(URUK_SAVAGE)
    scene.skirmish(DWARF_GUARD, URUK_SAVAGE).play(SAVAGERY).take_number(1)
    assert scene.state.phase == ASSIGNMENT, "the fierce minion is to be assigned again"
    assert scene.strength(URUK_SAVAGE) == before + 4


@pytest.mark.parametrize("response", [BLOODLUST, RAMPAGE])
def test_only_your_winning_urukhai_are_healed_or_made_fierce(response):
    strong = made(URUK_SAVAGE, strength=9, vitality=3)
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[strong, RETAINER],
        shadow_support=[response],
        site=6,
        twilight=3,
    )
    scene.wound(strong, 1).wound(RETAINER, 1)
    scene.skirmish(ARAGORN, strong, RETAINER).resolve()
    assert len(scene.options(Verb.TRIGGER)) == 1
    scene.answer_with(response)
    assert scene.wounds(strong) == (0 if response == BLOODLUST else 1)
    assert scene.number(FIERCE, strong) == (1 if response == RAMPAGE else 0)
    assert scene.twilight == (2 if response == BLOODLUST else 0)


# --- the Ring-bearer ---


def test_cruel_caradhras_lets_the_free_peoples_player_choose():
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[CRUEL_CARADHRAS], site=4, twilight=2)
    scene.maneuver_phase().play(CRUEL_CARADHRAS)
    assert scene.who == FREE_PEOPLES
    scene.take_number(1)
    assert (scene.burdens, scene.wounds(FRODO)) == (1, 0)


def test_cruel_caradhras_adds_a_burden_where_the_ring_bearer_cannot_exert():
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[CRUEL_CARADHRAS], site=4, twilight=2)
    scene.wound(FRODO, 3).maneuver_phase().play(CRUEL_CARADHRAS)
    assert (scene.burdens, scene.wounds(FRODO)) == (1, 3)


def test_worry_asks_once_for_a_skirmish_lost_to_two_urukhai():
    strong = made(URUK_SAVAGE, strength=5, unique=False)
    scene = Scene(fellowship=[ARAGORN], minions=[strong] * 2, shadow_support=[WORRY], site=6)
    scene.skirmish(ARAGORN, strong, strong).resolve()
    assert scene.who == FREE_PEOPLES
    scene.take_number(1)
    assert scene.burdens == 1
    assert not scene.options(Verb.EITHER)


def test_worry_needs_an_urukhai_in_the_skirmish():
    strong = made(RETAINER, strength=9)
    scene = Scene(
        fellowship=[ARAGORN], minions=[strong, URUK_SAVAGE], shadow_support=[WORRY], site=6
    )
    scene.skirmish(ARAGORN, strong).resolve()
    assert not scene.options(Verb.EITHER)
    assert scene.burdens == 0


def test_sarumans_reach_puts_the_ring_on_a_bearer_with_nobody_beside_him():
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[REACH], site=6).maneuver_phase().play(REACH)
    assert scene.state.wearing[FREE_PEOPLES]


def test_sarumans_reach_lets_two_companions_exert_instead():
    scene = Scene(fellowship=[ARAGORN], minions=[URUK_SAVAGE], shadow_hand=[REACH], site=6)
    scene.maneuver_phase().wait_to(Verb.PLAY, REACH).play(REACH)
    assert scene.who == FREE_PEOPLES
    scene.take_number(0).choose(ARAGORN)
    assert (scene.wounds(FRODO), scene.wounds(ARAGORN)) == (1, 1)
    assert not scene.state.wearing[FREE_PEOPLES]


def test_caradhras_does_not_discard_the_ring_bearer():
    scene = Scene(
        fellowship=[*fellowship_of(4), MERRY],
        minions=[URUK_SAVAGE],
        shadow_hand=[CARADHRAS],
        site=6,
        twilight=3,
    )
    scene.wound(FRODO, 3).wound(MERRY, 3).maneuver_phase().play(CARADHRAS)
    assert scene.is_discarded(MERRY)


@pytest.mark.parametrize(
    ("copies", "hurt", "burdens", "moves"),
    [(1, 2, 4, 2), (1, 3, 0, 1), (1, 0, 5, 1), (1, 3, 5, 1), (2, 0, 5, 1)],
)
def test_traitors_voice_lowers_the_move_limit_to_one_at_least(copies, hurt, burdens, moves):
    scene = Scene(shadow_support=[TRAITORS_VOICE] * copies, site=4, burdens=burdens)
    scene.wound(FRODO, hurt).regroup_phase()
    assert phases.moves_allowed(scene.state) == moves


def test_uruk_spy_adds_a_burden_for_each_shadow_card_he_discards():
    scene = Scene(
        minions=[URUK_SPY, URUK_SAVAGE, TROOPER],
        shadow_hand=[REACH],
        shadow_deck=[TROOPER, TROOPER, TROOPER, MERRY],  # the top card last
        shadow_discards=[CHILL],
        site=6,
    )
    scene.maneuver_phase().play(REACH).choose(URUK_SAVAGE).answer_with(URUK_SPY)
    assert [option.number for option in scene.options()] == [2, 1, 0], "Isengard minions"
    scene.take_number(2)
    assert scene.deck(SHADOW) == [TROOPER, TROOPER]
    assert scene.burdens == 1


# --- weather, and other conditions ---


@pytest.mark.parametrize(("weather", "wounds_"), [(CHILL, (1, 1, 0)), (WIZARD_STORM, (1, 1, 1))])
def test_weather_exerts_those_who_move_away_from_its_site(weather, wounds_):
    scene = Scene(
        fellowship=[MERRY, ARAGORN],
        support=[ELROND],
        minions=[URUK_SAVAGE],
        shadow_hand=[weather],
        site=3,
        twilight=2,
    )
    scene.shadow_phase().play(weather).do(Verb.CHOOSE, weather, ARAGORN_SITES[2])
    scene.happen(phases.move)
    assert tuple(scene.wounds(card) for card in (FRODO, MERRY, ARAGORN)) == wounds_
    assert scene.wounds(ELROND) == 0


def test_weather_on_another_site_exerts_nobody():
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[CHILL], site=3, twilight=1).shadow_phase()
    scene.play(CHILL).do(Verb.CHOOSE, CHILL, ARAGORN_SITES[1]).happen(phases.move)
    assert scene.wounds(FRODO) == 0


def test_no_ordinary_storm_exerts_a_gandalf_ally():
    scene = Scene(
        fellowship=[ARAGORN],
        support=[BARLIMAN],
        minions=[URUK_SAVAGE],
        shadow_support=[NO_ORDINARY_STORM],
        shadow_hand=[CHILL],
        site=3,
        twilight=1,
    )
    scene.shadow_phase().play(CHILL).do(Verb.CHOOSE, CHILL, ARAGORN_SITES[2])
    assert (scene.wounds(BARLIMAN), scene.wounds(ARAGORN)) == (1, 0)


@pytest.mark.parametrize(("site", "extra"), [(2, 2), (3, 0)])
def test_companions_cost_more_except_at_a_sanctuary(site, extra):
    scene = Scene(hand=[MERRY], shadow_support=[MISADVENTURE], site=site)
    plain = Scene(hand=[MERRY], site=site)
    assert twilight_cost(scene.state, scene._find(MERRY)) == extra + twilight_cost(
        plain.state, plain._find(MERRY)
    )


def test_demands_are_not_met_by_companions_who_exert():
    scene = Scene(fellowship=[MERRY], support=[FARMER], shadow_support=[DEMANDS], site=3)
    scene.happen(wounds.exert, scene._find(MERRY))
    assert scene.twilight == 0
    scene.happen(wounds.exert, scene._find(FARMER))
    assert scene.twilight == 1


# --- X ---


def test_alive_and_unspoiled_shows_no_more_cards_than_there_are_burdens():
    scene = Scene(
        minions=[URUK_SAVAGE],
        shadow_support=[ALIVE_AND_UNSPOILED],
        hand=[MERRY, PIPPIN, GIMLI],
        site=6,
        twilight=3,
        burdens=2,
    )
    scene.shadow_phase().use(ALIVE_AND_UNSPOILED)
    assert scene.who == SHADOW
    assert [option.number for option in scene.options()] == [2, 1, 0]
    scene.take_number(2).do(Verb.YES)
    assert scene.who == SHADOW
    assert len(scene.options(Verb.CHOOSE)) == 2
    scene.do(Verb.CHOOSE)
    assert len(scene.hand()) == 2


def test_evil_afoot_shuffles_minions_alone():
    scene = Scene(
        minions=[URUK_SAVAGE],
        shadow_hand=[EVIL_AFOOT],
        shadow_discards=[TROOPER] * 3 + [CHILL],
        site=6,
        burdens=2,
    )
    scene.shadow_phase().play(EVIL_AFOOT).take_number(2)
    assert scene.deck(SHADOW) == [TROOPER] * 2
    assert scene.wounds(URUK_SAVAGE) == 1


def test_the_trees_are_strong_wounds_as_many_as_the_orcs_that_are_discarded():
    scene = Scene(
        fellowship=[ARAGORN, LEGOLAS],
        minions=[RETAINER, SHAMAN, WORKER, URUK_SAVAGE],
        shadow_hand=[TREES],
        site=6,
        twilight=1,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, TREES).play(TREES)
    assert [option.number for option in scene.options()] == [3, 2, 1]
    scene.take_number(2).choose(RETAINER).choose(SHAMAN)
    assert scene.who == FREE_PEOPLES
    scene.choose(ARAGORN).choose(LEGOLAS)
    assert (scene.wounds(ARAGORN), scene.wounds(LEGOLAS), scene.wounds(FRODO)) == (1, 1, 0)
    assert scene.in_play(WORKER)


def test_coming_for_the_ring_heals_as_many_minions_as_the_shown_card_costs():
    scene = Scene(
        minions=[URUK_SAVAGE, RETAINER, SHAMAN, TROOPER],
        shadow_hand=[COMING_FOR_THE_RING],
        hand=[GIMLI],  # twilight 2
        site=6,
        twilight=2,
    )
    for minion in (URUK_SAVAGE, RETAINER, SHAMAN, TROOPER):
        scene.wound(minion, 1)
    scene.regroup_phase().play(COMING_FOR_THE_RING)
    assert not scene.can(Verb.CHOOSE, TROOPER)
    scene.choose(RETAINER).choose(SHAMAN)
    assert [scene.wounds(one) for one in (URUK_SAVAGE, RETAINER, SHAMAN, TROOPER)] == [1, 0, 0, 1]


def test_breeding_pit_places_copies_of_the_card_just_played_and_no_namesakes():
    namesake = made(LURTZ, title="Lurtz", subtitle="of the Test")
    scene = Scene(
        shadow_hand=[LURTZ, BREEDING_PIT],
        shadow_deck=[CHILL],
        shadow_discards=[LURTZ, LURTZ, namesake, URUK_SAVAGE],
        site=6,
        twilight=9,
    )
    scene.shadow_phase().play(LURTZ).play(BREEDING_PIT)
    assert scene.deck(SHADOW) == [LURTZ, LURTZ, CHILL]
    assert scene.is_discarded(namesake)


# --- possessions ---


@pytest.mark.parametrize(("companions", "is_left"), [(5, True), (6, False)])
def test_height_of_men_takes_all_armor_from_six_companions(companions, is_left):
    scene = Scene(
        fellowship=[*fellowship_of(companions - 1), ARAGORN],
        bearing={DWARF_GUARD: [DWARVEN_ARMOR, DWARVEN_AXE], ARAGORN: [COAT_OF_MAIL]},
        minions=[URUK_SAVAGE],
        shadow_hand=[HEIGHT_OF_MEN],
        site=6,
        twilight=2,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, HEIGHT_OF_MEN).play(HEIGHT_OF_MEN)
    if is_left:
        scene.choose(COAT_OF_MAIL)
    assert scene.is_discarded(COAT_OF_MAIL)
    assert scene.in_play(DWARVEN_ARMOR) == is_left
    assert scene.in_play(DWARVEN_AXE)


@pytest.mark.parametrize(("companions", "is_left"), [(4, True), (5, False)])
def test_isengard_smith_takes_one_weapon_or_all_possessions(companions, is_left):
    scene = Scene(
        fellowship=fellowship_of(companions),
        bearing={DWARF_GUARD: [DWARVEN_ARMOR, DWARVEN_AXE], URUK_SAVAGE: [URUK_SWORD]},
        minions=[URUK_SAVAGE, SMITH],
        site=6,
    )
    scene.regroup_phase().use(SMITH)
    if is_left:
        scene.choose(DWARVEN_AXE)
    assert scene.is_discarded(DWARVEN_AXE)
    assert scene.in_play(DWARVEN_ARMOR) == is_left
    assert scene.in_play(URUK_SWORD)


def test_trapped_and_alone_takes_damage_bonuses_from_weapons_alone():
    axe = made(DWARVEN_AXE, bearer_must_be(dwarf), gets(bearer, damage(+1)))
    scene = Scene(
        fellowship=[GIMLI],  # damage +1 of his own
        bearing={GIMLI: [axe]},
        minions=[RETAINER],
        shadow_support=[TRAPPED],
        shadow_hand=[SERVANTS],
        site=6,
    )
    assert scene.number(DAMAGE, GIMLI) == 2
    scene.skirmish(GIMLI, RETAINER)
    assert scene.number(DAMAGE, GIMLI) == 1


# --- others ---


def test_protect_me_is_prevented_by_two_burdens():
    scene = Scene(fellowship=[ARAGORN], minions=[URUK_SAVAGE], shadow_hand=[PROTECT_ME], site=6)
    scene.maneuver_phase().wait_to(Verb.PLAY, PROTECT_ME).play(PROTECT_ME)
    assert scene.who == FREE_PEOPLES
    scene.take_number(1)
    assert (scene.burdens, scene.wounds(ARAGORN)) == (2, 0)


@pytest.mark.parametrize(("left_in_hand", "bonus"), [(2, 3), (3, 2)])
def test_servants_to_saruman_count_the_cards_that_stay_in_hand(left_in_hand, bonus):
    scene = Scene(
        fellowship=[MERRY], minions=[RETAINER], shadow_hand=[SERVANTS] * (left_in_hand + 1), site=6
    )
    before = scene.strength(RETAINER)
    scene.skirmish(MERRY, RETAINER).wait_to(Verb.PLAY, SERVANTS).play(SERVANTS)
    assert scene.strength(RETAINER) == before + bonus


def test_the_palantir_places_the_shown_card_on_its_owners_deck():
    scene = Scene(
        minions=[RETAINER],
        shadow_support=[PALANTIR],
        hand=[MERRY],
        deck=[GIMLI],
        site=6,
        twilight=1,
    )
    scene.shadow_phase().use(PALANTIR)
    assert scene.deck() == [GIMLI, MERRY]
    assert scene.hand() == []


@pytest.mark.parametrize(("minions", "can_use"), [([WARRIOR], True), ([WARRIOR, WORKER], False)])
def test_isengard_warrior_beside_another_orc_stops_archery_abilities(minions, can_use):
    scene = Scene(fellowship=[LEGOLAS], minions=minions, site=6).archery_phase()
    assert scene.can(Verb.USE, LEGOLAS) == can_use


@pytest.mark.parametrize(("hurt", "can_use"), [(2, False), (3, True)])
def test_isengard_warrior_exerts_all_when_the_ring_bearer_has_three_wounds(hurt, can_use):
    scene = Scene(fellowship=[MERRY, PIPPIN], minions=[WARRIOR], site=6).wound(FRODO, hurt)
    scene.regroup_phase()
    assert scene.can(Verb.USE, WARRIOR) == can_use
    if can_use:
        scene.use(WARRIOR)
        assert (scene.wounds(MERRY), scene.wounds(PIPPIN)) == (1, 1)


def test_saruman_exerts_for_urukhai_and_not_for_orcs():
    scene = Scene(fellowship=[ARAGORN], minions=[SARUMAN, URUK_SAVAGE, RETAINER], site=6)
    assert (scene.number(FIERCE, URUK_SAVAGE), scene.number(FIERCE, RETAINER)) == (1, 0)
    scene.happen(wounds.wound, scene._find(RETAINER))
    assert not scene.can(Verb.TRIGGER, SARUMAN)
    scene.happen(wounds.wound, scene._find(URUK_SAVAGE)).answer_with(SARUMAN)
    assert (scene.wounds(URUK_SAVAGE), scene.wounds(SARUMAN)) == (0, 1)


def test_isengard_shaman_prevents_wounds_of_isengard_orcs():
    scene = Scene(minions=[SHAMAN, TROOPER, WORKER], site=6, twilight=2)
    scene.happen(wounds.wound, scene._find(TROOPER))
    assert not scene.can(Verb.TRIGGER, SHAMAN)
    scene.happen(wounds.wound, scene._find(WORKER)).answer_with(SHAMAN)
    assert (scene.wounds(WORKER), scene.twilight) == (0, 0)


@pytest.mark.parametrize(("hurt", "may_add"), [(3, True), (2, False)])
def test_tower_of_orthanc_needs_an_exhausted_companion(hurt, may_add):
    scene = Scene(fellowship=[MERRY], shadow_support=[TOWER], site=3).wound(MERRY, hurt)
    scene.happen(phases.move)
    while scene.who == FREE_PEOPLES:
        scene.pass_()
    assert scene.can(Verb.TRIGGER, TOWER) == may_add
