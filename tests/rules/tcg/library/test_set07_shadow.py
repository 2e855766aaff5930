"""Every Shadow card of the *Return of the King* starters, and the sites that serve it."""

import pytest

from rules.tcg.engine import path, phases, wounds
from rules.tcg.engine.codes import DAMAGE, FIERCE, MANEUVER, SITE_NUMBER, STRENGTH, Verb
from rules.tcg.engine.numbers import is_roaming, twilight_cost
from tests.rules.tcg.cards import (
    ANGUISH,
    ARAGORN,
    BANDIT,
    BLADEMASTER,
    CAPTAIN,
    DESERT_FIGHTER,
    DESERT_NOMAD,
    DESERT_VILLAIN,
    DWARF_GUARD,
    EOMER,
    FRODO,
    GREAT_GATE,
    HOBBIT_SWORD,
    MERRY,
    MORDOR_DEFENDER,
    MORDOR_REGULAR,
    MORDOR_SAVAGE,
    MUMAKIL,
    ORC_BROOD,
    ORC_OFFICER,
    ORC_PURSUER,
    ORC_SAVAGE,
    RANSACKER,
    RED_WRATH,
    SIEGECRAFT,
    TARGON,
    TROOPER,
    VETERAN,
    WAR_TOWERS,
)
from tests.rules.tcg.scene import ARAGORN_SITES, EOMER_SITES, Scene

SIX = [DWARF_GUARD] * 5  # with Frodo six companions


# --- Raiders ---


@pytest.mark.parametrize("minion", [DESERT_FIGHTER, DESERT_VILLAIN])
def test_desert_men_may_pay_twilight_for_a_threat_when_their_skirmish_starts(minion):
    scene = Scene(fellowship=[ARAGORN], minions=[minion], site=6, twilight=2)
    scene.skirmish(ARAGORN, minion).answer_with(minion)
    assert scene.threats == 1
    assert scene.twilight == 1


def test_desert_men_need_the_twilight():
    scene = Scene(fellowship=[ARAGORN], minions=[DESERT_FIGHTER], site=6, hand=[GREAT_GATE])
    scene.skirmish(ARAGORN, DESERT_FIGHTER)
    assert not scene.can(Verb.TRIGGER, DESERT_FIGHTER)


@pytest.mark.parametrize(("threats", "damage"), [(1, 0), (2, 1)])
def test_desert_nomad_is_damage_one_at_two_threats(threats, damage):
    assert Scene(minions=[DESERT_NOMAD], threats=threats).number(DAMAGE, DESERT_NOMAD) == damage


@pytest.mark.parametrize(("threats", "damage"), [(3, 0), (4, 2)])
def test_southron_captain_is_damage_two_at_four_threats(threats, damage):
    assert Scene(minions=[CAPTAIN], threats=threats).number(DAMAGE, CAPTAIN) == damage


@pytest.mark.parametrize("minion", [BLADEMASTER, RANSACKER])
def test_easterlings_exert_to_be_damage_one(minion):
    scene = Scene(fellowship=[ARAGORN], minions=[minion], site=6)
    scene.skirmish(ARAGORN, minion).use(minion)
    assert scene.wounds(minion) == 1
    assert scene.wounds(ARAGORN) == 2


def test_mumakil_add_two_twilight_for_each_threat():
    scene = Scene(
        fellowship=SIX, minions=[CAPTAIN], shadow_hand=[MUMAKIL], site=4, twilight=1, threats=3
    )
    scene.maneuver_phase().play(MUMAKIL)
    assert scene.twilight == 6


def test_red_wrath_exerts_a_man_to_wound_whom_he_fights_twice():
    scene = Scene(
        fellowship=[ARAGORN], minions=[CAPTAIN], shadow_hand=[RED_WRATH], site=4, twilight=5
    )
    scene.skirmish(ARAGORN, CAPTAIN).play(RED_WRATH)
    assert scene.wounds(CAPTAIN) == 1
    assert scene.wounds(ARAGORN) == 2 + 1


def test_southron_bandit_adds_five_twilight_or_a_threat():
    scene = Scene(fellowship=[ARAGORN], minions=[BANDIT], site=4).maneuver_phase().use(BANDIT)
    assert scene.who == 0
    scene.take_number(0)
    assert scene.twilight == 5
    scene = Scene(fellowship=[ARAGORN], minions=[BANDIT], site=4).maneuver_phase().use(BANDIT)
    scene.take_number(1)
    assert scene.twilight == 0
    assert scene.threats == 1


@pytest.mark.parametrize(("others", "threats"), [(2, 1), (5, 3)])
def test_war_towers_add_a_threat_and_one_for_each_companion_over_four(others, threats):
    """2.0 deluxe, "For each": over four means for each beyond the fourth."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * others,
        minions=[CAPTAIN],
        shadow_hand=[WAR_TOWERS],
        site=4,
        twilight=1,
    )
    scene.maneuver_phase().play(WAR_TOWERS)
    assert scene.threats == threats


# --- Sauron ---


def test_anguish_removes_three_threats_to_weaken_who_fights_an_orc():
    scene = Scene(
        fellowship=[ARAGORN, TARGON],
        minions=[TROOPER],
        shadow_hand=[ANGUISH],
        site=6,
        twilight=1,
        threats=3,
    )
    scene.skirmish(TARGON, TROOPER).play(ANGUISH)
    assert scene.threats == 0
    assert scene.is_dead(TARGON)


@pytest.mark.parametrize("minion", [MORDOR_DEFENDER, MORDOR_REGULAR, MORDOR_SAVAGE])
def test_mordor_orcs_exert_beside_another_to_add_a_threat(minion):
    scene = Scene(fellowship=[ARAGORN], minions=[minion, TROOPER], site=6)
    scene.skirmish(ARAGORN, TROOPER).use(minion)
    assert scene.threats == 1
    assert scene.wounds(minion) == 1


def test_a_mordor_orc_alone_adds_no_threat():
    scene = Scene(fellowship=[ARAGORN], minions=[MORDOR_DEFENDER], site=6, hand=[GREAT_GATE])
    scene.skirmish(ARAGORN, MORDOR_DEFENDER)
    assert not scene.can(Verb.USE, MORDOR_DEFENDER)


@pytest.mark.parametrize(("minion", "threats", "gain"), [(TROOPER, 2, 6), (VETERAN, 3, 8)])
def test_orcs_remove_threats_for_strength(minion, threats, gain):
    scene = Scene(fellowship=[ARAGORN, TARGON, MERRY], minions=[minion], site=6, threats=threats)
    scene.skirmish(ARAGORN, minion).wait_to(Verb.USE, minion).use(minion)
    assert scene.threats == 0
    assert ("changed", scene._find(minion), STRENGTH, gain) in scene.state.log


def test_orc_brood_discards_three_cards_for_strength():
    scene = Scene(fellowship=[ARAGORN], minions=[ORC_BROOD], site=6, shadow_hand=[HOBBIT_SWORD] * 3)
    scene.skirmish(ARAGORN, ORC_BROOD).use(ORC_BROOD)
    assert scene.hand(1) == []
    assert scene.wounds(ARAGORN) == 1


def test_orc_officer_adds_three_burdens_when_an_orc_overwhelms_a_companion():
    scene = Scene(fellowship=[MERRY], minions=[ORC_OFFICER, CAPTAIN], site=6)
    scene.skirmish(MERRY, ORC_OFFICER).pass_all()
    assert scene.is_dead(MERRY)
    assert scene.burdens == 3


def test_orc_officer_says_nothing_of_other_skirmishes():
    scene = Scene(fellowship=[TARGON], minions=[ORC_OFFICER, CAPTAIN], site=6)
    scene.skirmish(TARGON, CAPTAIN)
    assert scene.is_dead(TARGON)
    assert scene.burdens == 0


def test_orc_pursuer_lowers_the_site_number_of_sauron_orcs():
    """2.0 deluxe, "Modifiers": not its own while it is being played, but that of others is."""
    scene = Scene(minions=[ORC_PURSUER, TROOPER], shadow_hand=[VETERAN], site=5)
    assert scene.number(SITE_NUMBER, TROOPER) == 5
    assert not is_roaming(scene.state, scene._find(TROOPER))
    assert twilight_cost(scene.state, scene._find(VETERAN)) == 3
    alone = Scene(shadow_hand=[ORC_PURSUER], site=5)
    assert twilight_cost(alone.state, alone._find(ORC_PURSUER)) == 1 + 2


@pytest.mark.parametrize(("hand", "strength"), [(3, 10), (4, 5)])
def test_orc_pursuer_is_stronger_while_the_shadow_has_initiative(hand, strength):
    scene = Scene(minions=[ORC_PURSUER], hand=[HOBBIT_SWORD] * hand)
    assert scene.strength(ORC_PURSUER) == strength


@pytest.mark.parametrize(
    ("companions", "minions", "strength"),
    [(SIX, [ORC_SAVAGE, TROOPER], 18), (SIX, [ORC_SAVAGE], 9), ([MERRY], [ORC_SAVAGE, TROOPER], 9)],
)
def test_orc_savage_is_strong_and_fierce_against_six_companions(companions, minions, strength):
    scene = Scene(fellowship=companions, minions=minions)
    assert scene.strength(ORC_SAVAGE) == strength
    assert bool(scene.number(FIERCE, ORC_SAVAGE)) is (strength == 18)


def test_siegecraft_makes_all_your_orcs_fierce_when_one_wins():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[VETERAN, TROOPER],
        shadow_hand=[SIEGECRAFT],
        site=6,
        twilight=4,
    )
    scene.skirmish(ARAGORN, VETERAN).play(SIEGECRAFT)
    assert scene.number(FIERCE, TROOPER) == 1
    assert scene.number(FIERCE, VETERAN) == 1
    assert scene.twilight == 0


# --- sites ---


@pytest.mark.parametrize(("hand", "roams"), [(3, False), (4, True)])
def test_at_rohirrim_camp_nobody_roams_while_the_shadow_has_initiative(hand, roams):
    scene = Scene(minions=[CAPTAIN], hand=[HOBBIT_SWORD] * hand, site=2, path=EOMER_SITES)
    assert is_roaming(scene.state, scene._find(CAPTAIN)) is roams


@pytest.mark.parametrize(("hand", "twilight"), [(3, 3 + 3 + 1), (4, 3 + 1)])
def test_west_road_is_darker_while_the_shadow_has_initiative(hand, twilight):
    scene = Scene(hand=[HOBBIT_SWORD] * hand, site=1).happen(path.move).pass_all()
    assert scene.twilight == twilight


@pytest.mark.parametrize(
    ("sites", "site", "burdens", "change"),
    [(EOMER_SITES, "7_341", 1, (STRENGTH, 2)), (ARAGORN_SITES, "7_342", 2, (DAMAGE, 1))],
)
def test_sites_by_the_river_turn_burdens_to_the_shadows_use(sites, site, burdens, change):
    """Anduin Banks and Osgiliath Fallen."""
    scene = Scene(fellowship=[ARAGORN], minions=[CAPTAIN], site=4, burdens=3, path=sites)
    scene.skirmish(ARAGORN, CAPTAIN).use(site)
    assert scene.burdens == 3 - burdens
    assert ("changed", scene._find(CAPTAIN), *change) in scene.state.log


def test_city_gates_add_three_threats_on_arrival_and_take_them_back():
    scene = Scene(fellowship=SIX, site=4).happen(path.move).pass_all()
    assert scene.threats == 3
    scene = Scene(fellowship=SIX, site=5, threats=4).happen(path.move).pass_all()
    assert scene.threats == 1


def test_pelennor_flat_takes_the_hand_or_adds_two_burdens():
    scene = Scene(minions=[CAPTAIN], hand=[MERRY] * 2, site=5, path=EOMER_SITES)
    scene.maneuver_phase()
    assert scene.state.phase == MANEUVER
    scene.take_number(0)
    assert scene.hand() == []
    scene = Scene(minions=[CAPTAIN], hand=[MERRY] * 2, site=5, path=EOMER_SITES)
    scene.maneuver_phase().take_number(1)
    assert scene.burdens == 2


def test_osgiliath_crossing_exerts_two_minions_to_draw_two_cards():
    scene = Scene(
        fellowship=SIX,
        minions=[CAPTAIN, VETERAN],
        shadow_deck=[TROOPER, TROOPER],
        site=7,
        path=EOMER_SITES,
    )
    scene.shadow_phase().use("7_353").choose(CAPTAIN)
    assert len(scene.hand(1)) == 2
    assert (scene.wounds(CAPTAIN), scene.wounds(VETERAN)) == (1, 1)


@pytest.mark.parametrize(("companions", "may"), [(SIX, True), ([MERRY], False)])
def test_pelennor_grassland_exerts_a_minion_for_twilight_against_six(companions, may):
    scene = Scene(
        fellowship=companions, minions=[CAPTAIN], site=7, shadow_hand=[TROOPER], twilight=2
    )
    scene.shadow_phase()
    assert scene.can(Verb.USE, "7_354") is may
    if may:
        assert scene.use("7_354").twilight == 3


def test_cross_roads_turn_a_threat_to_twilight_for_two_raiders():
    scene = Scene(
        fellowship=[MERRY], minions=[CAPTAIN, BANDIT], site=8, threats=2, shadow_hand=[TROOPER]
    )
    scene.shadow_phase().use("7_356")
    assert scene.threats == 1
    assert scene.twilight == 2


def test_morgul_vale_turns_two_threats_to_strength():
    scene = Scene(
        fellowship=[ARAGORN, MERRY], minions=[MORDOR_DEFENDER], site=8, path=EOMER_SITES, threats=3
    )
    scene.skirmish(ARAGORN, MORDOR_DEFENDER)
    scene.wait_to(Verb.USE, "7_357").use("7_357")
    assert scene.threats == 1
    assert ("changed", scene._find(MORDOR_DEFENDER), STRENGTH, 3) in scene.state.log


def test_dagorlad_adds_three_threats_on_arrival():
    scene = Scene(fellowship=SIX, site=8).happen(path.move).pass_all()
    assert scene.threats == 3


def test_slag_mounds_add_a_burden_for_each_companion_killed():
    scene = Scene(fellowship=[MERRY, EOMER], site=9, path=EOMER_SITES)
    scene.happen(wounds.kill, scene._find(MERRY))
    assert scene.burdens == 1
    assert scene.in_play(FRODO)


def test_a_phase_that_nobody_speaks_of_starts_in_silence():
    scene = Scene(minions=[CAPTAIN], hand=[MERRY] * 2, site=6)
    scene.happen(phases.maneuver_phase)
    assert scene.burdens == 0
