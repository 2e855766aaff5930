"""Sentences that random games seldom or never reach (docs/exercised.md names them)."""

import pytest

from rules.tcg.engine import path, wounds
from rules.tcg.engine.changes import change_number
from rules.tcg.engine.codes import ASSIGNMENT, STRENGTH, UNTIL_END_OF_TURN, VITALITY, Verb
from rules.tcg.engine.numbers import damage_bonus, is_fierce
from rules.tcg.notation.language import bearer_must_be, titled
from tests.rules.tcg.cards import (
    ARAGORN,
    CITY_OF_MEN,
    DESERT_FIGHTER,
    ELROND,
    EOMER,
    GIMLI,
    MERRY,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

ALLY_OF_SITE_SIX = "1_34"  # Celeborn
URUK = "1_152"  # Uruk Shaman
WRAITH_ORC = "7_187"  # Morgul Brawler

SITE_1, SITE_2, SITE_3, *LATER_SITES = ARAGORN_SITES


@pytest.mark.parametrize(("bearing", "offered"), [(["5_73"], True), ([], False)])
def test_the_shadow_player_uses_nan_curunir_to_spare_a_mounted_minion(bearing, offered):
    """A site's special abilities, responses among them, may be used by any player (2.0)."""
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[DESERT_FIGHTER],
        bearing={DESERT_FIGHTER: bearing},
        path=(SITE_1, "5_119", SITE_3, *LATER_SITES),
        twilight=2,
    )
    scene.happen(wounds.wound, scene._find(DESERT_FIGHTER))
    assert scene.can(Verb.TRIGGER, "5_119") is offered
    if offered:
        assert scene.who == SHADOW
        scene.answer_with("5_119")
        assert scene.twilight == 0
        assert scene.wounds(DESERT_FIGHTER) == 0


def test_nobody_spares_a_companion_with_nan_curunir():
    scene = Scene(fellowship=[ARAGORN], path=(SITE_1, "5_119", SITE_3, *LATER_SITES), twilight=2)
    scene.happen(wounds.wound, scene._find(ARAGORN))
    assert not scene.can(Verb.TRIGGER, "5_119")
    assert scene.wounds(ARAGORN) == 1


@pytest.mark.parametrize(("place", "burdens"), [(3, 1), (4, 3)])
def test_imladris_removes_burdens_where_it_is_a_sanctuary(place, burdens):
    """4.2, "sanctuary": any site 3 or 6; sites of the Shadows sets do not print the keyword."""
    sites = list(ARAGORN_SITES)
    sites[place - 1] = "17_147"
    scene = Scene(fellowship=[ARAGORN], path=sites[:place], site=place, burdens=3)
    scene.state.position[FREE_PEOPLES] = place - 1
    scene.happen(path._leave).pass_all()
    assert scene.burdens == burdens


@pytest.mark.parametrize(("companion", "stays"), [(EOMER, False), (ARAGORN, True)])
def test_harrowdale_spares_a_rohan_companion_the_fierce_skirmish(companion, stays):
    scene = Scene(
        fellowship=[companion], minions=["5_50"], path=(SITE_1, "11_243", SITE_3, *LATER_SITES)
    )
    horde = scene._find("5_50")
    assert is_fierce(scene.state, horde)
    scene.skirmish(companion, "5_50")
    assert (scene.state.phase == ASSIGNMENT) is stays


@pytest.mark.parametrize("ally", ["4_277", "4_295"])
@pytest.mark.parametrize(("controlled", "stays"), [(True, False), (False, True)])
def test_an_ally_whose_home_an_opponent_controls_is_discarded(ally, controlled, stays):
    home = "4_344"
    scene = Scene(support=[ally], site=5, path=(SITE_1, SITE_2, SITE_3, home, *LATER_SITES[1:]))
    if controlled:
        scene.control(home)
    scene.maneuver_phase()
    assert scene.in_play(ally) is stays


VALIANT_MEN = [EOMER, "7_254", "7_224", "7_228", "7_233"]


@pytest.mark.parametrize(("men", "usable"), [(VALIANT_MEN, True), (VALIANT_MEN[1:], False)])
def test_sigewulf_needs_five_valiant_men(men, usable):
    scene = Scene(fellowship=men, support=["5_92"], minions=[TROOPER]).regroup_phase()
    assert scene.can(Verb.USE, "5_92") is usable
    if usable:
        scene.use("5_92")
        assert scene.wounds("5_92") == 1
        assert scene.is_discarded(TROOPER)


def test_let_them_come_discards_an_orc_that_survives_a_dwarf():
    hardy = made(TROOPER, vitality=4, strength=3)
    scene = Scene(fellowship=[GIMLI], support=["1_20"], minions=[hardy])
    scene.skirmish(GIMLI, hardy).pass_all()
    assert scene.is_discarded(hardy)
    assert scene.in_play("1_20")


def test_boromir_discards_the_weather_with_his_cloak():
    scene = Scene(
        fellowship=["1_97"],
        bearing={"1_97": ["1_98"], SITE_2: ["1_138"]},
        minions=[TROOPER],
    )
    scene.maneuver_phase().use("1_98")
    assert scene.wounds("1_97") == 1
    assert scene.is_discarded("1_138")


def test_sam_fetches_bill_the_pony():
    """Bill the Pony is not written yet, so one is made up that Sam bears."""
    pony = made("3_106", bearer_must_be(titled("Sam")), title="Bill the Pony")
    scene = Scene(fellowship=["1_310"], deck=[pony]).fellowship_phase()
    scene.use("1_310").choose(pony)
    assert scene.bearer_of(pony) == "1_310"
    assert scene.deck() == []


@pytest.mark.parametrize(("threats", "usable"), [(2, True), (1, False)])
def test_watchers_of_cirith_ungol_cost_two_threats(threats, usable):
    sites = (*ARAGORN_SITES[:7], "10_120", ARAGORN_SITES[8])
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[WRAITH_ORC],
        hand=[CITY_OF_MEN],
        path=sites,
        site=8,
        threats=threats,
    )
    scene.skirmish(ARAGORN, WRAITH_ORC)
    if not usable:
        assert not scene.can(Verb.USE, "10_120")
        return
    scene.wait_to(Verb.USE, "10_120")
    before = scene.strength(WRAITH_ORC)
    scene.use("10_120")
    assert scene.strength(WRAITH_ORC) == before + 3
    assert scene.threats == 0


def test_hill_chief_draws_for_a_site_that_is_controlled():
    scene = Scene(minions=["4_20"], shadow_deck=[TROOPER] * 3, shadow_hand=[TROOPER], site=4)
    scene.control(SITE_1).shadow_phase().use("4_20")
    assert scene.wounds("4_20") == 1
    assert len(scene.hand(SHADOW)) == 4


def test_lothlorien_woods_strengthen_allies_of_site_six():
    sites = (*ARAGORN_SITES[:5], "1_352", *ARAGORN_SITES[6:])
    scene = Scene(support=[ALLY_OF_SITE_SIX, ELROND], path=sites, site=6)
    elsewhere = Scene(support=[ALLY_OF_SITE_SIX, ELROND], site=6)
    assert scene.strength(ALLY_OF_SITE_SIX) == elsewhere.strength(ALLY_OF_SITE_SIX) + 3
    assert scene.strength(ELROND) == elsewhere.strength(ELROND)


def test_foul_horde_with_one_more_vitality_is_damage_plus_one():
    scene = Scene(minions=["5_50"])
    horde = scene._find("5_50")
    assert damage_bonus(scene.state, horde) == 0
    change_number(scene.state, horde, VITALITY, 1, UNTIL_END_OF_TURN)
    assert damage_bonus(scene.state, horde) == 1


@pytest.mark.parametrize(("bearing", "wounds_left"), [(["5_65"], 0), ([], 1)])
def test_wolf_voices_heal_a_mounted_orc(bearing, wounds_left):
    scene = Scene(
        fellowship=[ARAGORN],
        minions=["5_50"],
        bearing={"5_50": bearing},
        shadow_hand=["5_68"],
        twilight=1,
    )
    scene.wound("5_50", 1).skirmish(ARAGORN, "5_50").wait_to(Verb.PLAY, "5_68").play("5_68")
    assert scene.wounds("5_50") == wounds_left


@pytest.mark.parametrize(("site", "offered"), [(2, True), (6, False)])
def test_silent_traveler_reinforces_against_a_roaming_minion(site, offered):
    scene = Scene(
        fellowship=["15_69"], support=["13_69"], minions=[TROOPER], site=site, hand=[CITY_OF_MEN]
    )
    scene.state.tokens[scene._find("13_69"), "gondor"] = 1
    scene.skirmish("15_69", TROOPER)
    assert scene.can(Verb.TRIGGER, "15_69") is offered
    if offered:
        scene.answer_with("15_69")
        assert scene.tokens("13_69") == 2


def test_black_land_spy_is_strong_where_a_companion_is():
    scene = Scene(fellowship=[ARAGORN], minions=["15_105"])
    before = scene.strength("15_105")
    aragorn = scene._find(ARAGORN)
    for more, extra in ((5, 0), (1, 7)):
        change_number(scene.state, aragorn, STRENGTH, more, UNTIL_END_OF_TURN)
        assert scene.strength("15_105") == before + extra


def test_a_wizard_returns_from_the_dead_pile_at_zirakzigil():
    scene = Scene(
        fellowship=[ARAGORN, EOMER, GIMLI],
        dead=["1_364"],
        path=(SITE_1, "11_255", SITE_3, *LATER_SITES),
    )
    scene.turn_starts().wait_to(Verb.TRIGGER, "11_255").answer_with("11_255")
    for companion in (ARAGORN, EOMER, GIMLI):
        if scene.can(Verb.CHOOSE, companion):
            scene.choose(companion)
    if scene.can(Verb.CHOOSE, "1_364"):
        scene.choose("1_364")
    assert scene.in_play("1_364")
    assert scene.wounds(ARAGORN) == 1


def test_shelob_with_gollum_keeps_a_companion_out_of_skirmishes():
    scene = Scene(
        fellowship=[ARAGORN, EOMER], minions=["7_58"], shadow_hand=["10_23"], twilight=20, site=8
    )
    scene.shadow_phase().play("10_23").answer_with("10_23").choose(ARAGORN)
    scene.assignment_phase()
    assert not scene.can(Verb.ASSIGN, ARAGORN)
    assert scene.can(Verb.ASSIGN, EOMER)


@pytest.mark.parametrize(("burdens", "drawn"), [(5, 1), (4, 0)])
def test_gate_trooper_draws_where_five_burdens_are_spotted(burdens, drawn):
    scene = Scene(shadow_hand=["5_98"], shadow_deck=[TROOPER], twilight=20, site=6, burdens=burdens)
    scene.shadow_phase().play("5_98")
    assert scene.can(Verb.TRIGGER, "5_98") is bool(drawn)
    if drawn:
        scene.answer_with("5_98")
        assert scene.wounds("5_98") == 1
    assert len(scene.hand(SHADOW)) == drawn


def test_dont_follow_the_lights_discards_a_minion_for_a_burden():
    smeagol = made("5_29", strength=20, title="Sméagol")
    scene = Scene(fellowship=[smeagol], minions=[TROOPER, DESERT_FIGHTER], hand=["6_38"], site=6)
    scene.skirmish(smeagol, TROOPER).wait_to(Verb.PLAY, "6_38").play("6_38")
    if scene.can(Verb.CHOOSE, DESERT_FIGHTER):
        scene.choose(DESERT_FIGHTER)
    assert scene.burdens == 1
    assert scene.is_discarded(DESERT_FIGHTER)


@pytest.mark.parametrize(("side", "stays"), [(0, True), (1, False)])
def test_wariness_exerts_or_discards_an_uruk_hai(side, stays):
    scene = Scene(
        fellowship=[MERRY],
        minions=[URUK],
        hand=["1_298"],
        shadow_hand=["1_161"],
        twilight=5,
        site=6,
    )
    scene.skirmish(MERRY, URUK).play("1_298").wait_to(Verb.PLAY, "1_161").play("1_161")
    scene.take_number(side)
    assert scene.in_play(URUK) is stays
    if stays:
        assert scene.wounds(URUK) == 1


def test_neekerbreekers_bog_exerts_everybody_with_little_resistance_minions_included():
    sites = (SITE_1, "11_249", SITE_3, *LATER_SITES)
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER], path=sites)
    scene.state.position[FREE_PEOPLES] = 1
    scene.wound(ARAGORN, 1)
    scene.happen(path._leave).pass_all()
    assert scene.wounds(ARAGORN) == 0
    assert scene.wounds(TROOPER) == 1
