"""Isengard cards of *Mines of Moria* and *Realms of the Elf-lords* that are easily misread."""

import pytest

from rules.tcg.engine import phases, wounds
from rules.tcg.engine.codes import DAMAGE, FIERCE, Verb
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

CHILL = "1_134"
URUK_SAVAGE = "1_151"

HEIGHT_OF_MEN = "2_39"
DEMANDS = "2_40"
EVIL_AFOOT = "2_41"
NO_BUSINESS = "2_44"
WIZARD_STORM = "2_48"

PROTECT_ME = "3_50"
COMING_FOR_THE_RING = "3_51"
FELL_VOICE = "3_52"
RETAINER = "3_57"
SHAMAN = "3_59"
SMITH = "3_60"
WARRIOR = "3_61"
WORKER = "3_62"
PALANTIR = "3_67"
SARUMAN = "3_68"
SERVANTS = "3_70"
TOWER = "3_71"
TRAPPED = "3_72"
TREES = "3_73"

COAT_OF_MAIL = "1_101"
FOUL_CREATION = "1_44"
GALADRIELS_GLADE = "1_351"
FARMER = "1_295"
DWARVEN_ARMOR = "1_8"
DWARVEN_AXE = "1_9"
URUK_SWORD = "1_160"


def fellowship_of(companions):
    """Frodo and so many others, that they are as many as this."""
    return [DWARF_GUARD] * (companions - 1)


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


@pytest.mark.parametrize("verb", [Verb.USE, Verb.PLAY])
@pytest.mark.parametrize("support", [[], [NO_BUSINESS]])
def test_no_business_of_ours_hides_a_shadow_hand_whatever_was_paid(support, verb):
    scene = Scene(
        fellowship=[LEGOLAS],
        hand=[FOUL_CREATION],
        shadow_hand=[URUK_SAVAGE],
        shadow_support=support,
        site=6,
        path=(*ARAGORN_SITES[:5], GALADRIELS_GLADE, *ARAGORN_SITES[6:]),
    )
    scene.fellowship_phase().do(verb, GALADRIELS_GLADE if verb == Verb.USE else FOUL_CREATION)
    assert scene.wounds(LEGOLAS) == 1
    shown = {what for what, *_ in scene.state.log} & {"looked at", "revealed"}
    assert bool(shown) == (not support)
    assert scene.can(Verb.YES) == (verb == Verb.PLAY and not support)


def test_demands_are_not_met_by_companions_who_exert():
    scene = Scene(fellowship=[MERRY], support=[FARMER], shadow_support=[DEMANDS], site=3)
    scene.happen(wounds.exert, scene._find(MERRY))
    assert scene.twilight == 0
    scene.happen(wounds.exert, scene._find(FARMER))
    assert scene.twilight == 1


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


def test_a_fell_voice_plays_weather_whose_own_price_is_paid_too():
    scene = Scene(
        minions=[SARUMAN], shadow_support=[FELL_VOICE], shadow_discards=[WIZARD_STORM], site=3
    )
    scene.shadow_phase().use(FELL_VOICE).do(Verb.CHOOSE, WIZARD_STORM, ARAGORN_SITES[2])
    assert scene.wounds(SARUMAN) == 2
    assert scene.bearer_of(WIZARD_STORM) == ARAGORN_SITES[2]


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


def test_the_palantir_places_no_minion_where_no_card_is_shown():
    scene = Scene(minions=[RETAINER], shadow_support=[PALANTIR], deck=[GIMLI], site=6, twilight=1)
    scene.shadow_phase().use(PALANTIR)
    assert scene.in_play(RETAINER)
    assert scene.deck() == [GIMLI]


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
