"""Cards of starter decks up to *Mount Doom* that stand alone in what they do."""

import pytest

from rules.tcg.engine.codes import DAMAGE, SITE_NUMBER, SKIRMISH, Verb
from rules.tcg.engine.in_force import refresh
from rules.tcg.engine.numbers import is_archer, is_fierce, twilight_cost
from rules.tcg.engine.phases import moves_allowed
from rules.tcg.engine.wounds import kill, wound
from tests.rules.tcg.cards import ARAGORN, CAPTAIN, MERRY, PIPPIN, TROOPER
from tests.rules.tcg.scene import ARAGORN_SITES, FRODO, Scene

HORNBURG_WALL, OSGILIATH_CHANNEL = "5_118", "8_120"
DIMRILL_DALE, DEEP_OF_HELM, URUK_SHAMAN = "1_350", "4_347", "1_152"
GOBLIN_MARKSMAN = "1_176"
GIMLI = "1_12"
DWARVEN_AXE, HAND_AXE, FLURRY_OF_BLOWS = "1_9", "2_10", "2_5"
SWORDARM, FLEE_IN_TERROR = "1_116", "2_33"
GOBLIN_SPEAR, GOBLIN_RUNNER = "1_182", "1_178"
ALL_SAVE_ONE, GANDALF_DEFENDER, INTIMIDATE, GANDALF = "7_31", "7_36", "7_41", "1_364"
VILE_CREATURE, DAGGER_STRIKE, DENETHOR = "7_59", "7_84", "7_86"
FIRST_LEVEL, GONDORIAN_CAPTAIN, GONDORIAN_SWORD, INGOLD = "7_92", "7_96", "7_98", "7_106"
LONG_PREPARED, MAN_THE_WALLS = "7_109", "7_111"
DESERT_RUNNER, DESERT_SNEAK, DESERT_SOLDIER, GREAT_BEASTS = "7_133", "7_135", "7_136", "7_149"
TROOP_OF_HARADRIM = "7_172"
MORGUL_AXE, MORGUL_HOUND, MORGUL_LACKEY, MORGUL_WHELP = "7_186", "7_192", "7_193", "7_202"
LEMENYA, NELYA = "7_214", "7_216"
ENRAGED_HORSEMAN, GUTHLAF, JAVELIN, WHITE_HOT_FURY = "7_226", "7_235", "7_248", "7_258"
ROHAN_CONDITION, RIDERS_MOUNT = "7_252", "4_287"
NOBLE_INTENTIONS, NARROW_ESCAPE = "7_322", "10_111"
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(("dwarf_wins", "discarded"), [(True, 1), (False, 0)])
def test_dwarven_axe_costs_the_owner_of_a_beaten_minion_his_top_card(dwarf_wins, discarded):
    minion = GOBLIN_RUNNER if dwarf_wins else CAPTAIN
    scene = Scene(
        fellowship=[GIMLI],
        bearing={GIMLI: [DWARVEN_AXE]},
        minions=[minion, BYSTANDER],
        shadow_deck=[TROOPER, TROOPER],
    )
    scene.skirmish(GIMLI, minion).resolve()
    assert [scene.is_discarded(TROOPER, copy) for copy in (0, 1)].count(True) == discarded


@pytest.mark.parametrize(("wounds", "bonus"), [(1, 0), (2, 4)])
def test_morgul_hound_smells_two_wounds_on_the_ring_bearer(wounds, bonus):
    scene = Scene(minions=[MORGUL_HOUND]).wound(FRODO, wounds)
    assert scene.strength(MORGUL_HOUND) == 5 + bonus
    assert is_fierce(scene.state, scene._find(MORGUL_HOUND)) == bool(bonus)


def test_morgul_axe_and_whelp_count_wounds_on_the_ring_bearer_only():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[MORGUL_LACKEY, MORGUL_WHELP],
        bearing={MORGUL_LACKEY: [MORGUL_AXE]},
    )
    scene.wound(ARAGORN, 2)
    assert scene.number(DAMAGE, MORGUL_LACKEY) == 0
    assert scene.strength(MORGUL_WHELP) == 3
    scene.wound(FRODO, 2)
    assert scene.number(DAMAGE, MORGUL_LACKEY) == 1
    assert scene.strength(MORGUL_WHELP) == 9


def test_morgul_lackey_exerts_to_strengthen_an_orc_of_its_culture():
    scene = Scene(fellowship=[ARAGORN], minions=[MORGUL_LACKEY, CAPTAIN, BYSTANDER])
    scene.skirmish(ARAGORN, MORGUL_LACKEY).wait_to(Verb.USE, MORGUL_LACKEY)
    scene.use(MORGUL_LACKEY).choose(MORGUL_LACKEY)
    assert scene.strength(MORGUL_LACKEY) == 7
    assert scene.wounds(MORGUL_LACKEY) == 1


def test_goblin_spear_adds_two_burdens_for_a_hobbit():
    for victim, burdens in ((MERRY, 2), (GIMLI, 1)):
        scene = Scene(
            fellowship=[victim],
            minions=[GOBLIN_RUNNER],
            bearing={GOBLIN_RUNNER: [GOBLIN_SPEAR]},
            site=6,
        )
        scene.wound(victim, 3 if victim == MERRY else 2)
        scene.state.twilight = 0
        scene.happen(_wound_by, scene._find(victim), scene._find(GOBLIN_RUNNER))
        assert scene.burdens == burdens, victim


def _wound_by(state, character, minion):
    state.phase = SKIRMISH
    kill(state, character, minion)


@pytest.mark.parametrize(("initiative", "strength", "damage"), [(False, 9, 0), (True, 11, 1)])
def test_all_save_one_does_more_with_initiative(initiative, strength, damage):
    scene = Scene(
        fellowship=[GANDALF],
        minions=[CAPTAIN, BYSTANDER],
        hand=[ALL_SAVE_ONE] + [DAGGER_STRIKE] * (4 if initiative else 0),
    )
    scene.skirmish(GANDALF, CAPTAIN).play(ALL_SAVE_ONE)
    assert scene.strength(GANDALF) == strength
    assert scene.number(DAMAGE, GANDALF) == damage


@pytest.mark.parametrize(("hobbits", "strength"), [((), 7), ((MERRY,), 7), ((MERRY, PIPPIN), 9)])
def test_gandalf_defender_of_the_west_leans_on_three_of_one_culture(hobbits, strength):
    scene = Scene(fellowship=[GANDALF_DEFENDER, ARAGORN, *hobbits])
    assert scene.strength(GANDALF_DEFENDER) == strength


def test_denethor_counts_no_more_than_four_other_men():
    men = [ARAGORN, GONDORIAN_CAPTAIN, GONDORIAN_CAPTAIN, INGOLD]
    assert Scene(fellowship=[DENETHOR, *men[:2]]).strength(DENETHOR) == 7
    assert Scene(fellowship=[DENETHOR, *men, GONDORIAN_CAPTAIN]).strength(DENETHOR) == 9


def test_ingold_and_gondorian_captain_take_down_fortifications():
    scene = Scene(fellowship=[INGOLD, GONDORIAN_CAPTAIN], support=[FIRST_LEVEL] * 2, threats=1)
    scene.wound(INGOLD, 2).fellowship_phase().use(INGOLD).choose(FIRST_LEVEL)
    assert scene.wounds(INGOLD) == 0
    scene.use(GONDORIAN_CAPTAIN)
    assert scene.threats == 0
    assert scene.is_discarded(FIRST_LEVEL, 0)
    assert scene.is_discarded(FIRST_LEVEL, 1)


def test_first_level_weakens_the_minion_it_is_transferred_to():
    scene = Scene(fellowship=[INGOLD], support=[FIRST_LEVEL] * 2, minions=[CAPTAIN])
    before = scene.strength(CAPTAIN)
    scene.maneuver_phase().use(FIRST_LEVEL).take_number(1)
    assert scene.bearer_of(FIRST_LEVEL) == CAPTAIN
    assert scene.strength(CAPTAIN) == before - 1


def test_man_the_walls_and_long_prepared_punish_minions_far_from_home():
    scene = Scene(
        fellowship=[INGOLD],
        support=[MAN_THE_WALLS, LONG_PREPARED],
        minions=[DESERT_SOLDIER],
        site=4,
    )
    scene.skirmish(INGOLD, DESERT_SOLDIER)
    assert scene.number(SITE_NUMBER, DESERT_SOLDIER) == 5
    scene.use(LONG_PREPARED)
    assert scene.wounds(INGOLD) == 1
    assert scene.wounds(DESERT_SOLDIER) == 1


def test_long_prepared_adds_two_threats_and_is_discarded_as_regroup_starts():
    scene = Scene(fellowship=[INGOLD, ARAGORN], hand=[LONG_PREPARED])
    scene.fellowship_phase().play(LONG_PREPARED)
    assert scene.threats == 2
    scene.regroup_phase()
    assert scene.is_discarded(LONG_PREPARED)


@pytest.mark.parametrize(
    ("threats", "archer", "fierce", "damage"),
    [(1, False, False, 0), (2, True, False, 0), (3, True, True, 0), (4, True, True, 1)],
)
def test_troop_of_haradrim_grows_with_threats(threats, archer, fierce, damage):
    scene = Scene(fellowship=[ARAGORN], minions=[TROOP_OF_HARADRIM], threats=threats)
    troop = scene._find(TROOP_OF_HARADRIM)
    assert is_archer(scene.state, troop) == archer
    assert is_fierce(scene.state, troop) == fierce
    assert scene.number(DAMAGE, TROOP_OF_HARADRIM) == damage


def test_great_beasts_lowers_the_move_limit_for_nine_twilight():
    scene = Scene(shadow_support=[GREAT_BEASTS], minions=[DESERT_SOLDIER] * 3, twilight=9)
    scene.regroup_phase().wait_to(Verb.USE, GREAT_BEASTS).use(GREAT_BEASTS)
    assert scene.twilight == 0
    assert moves_allowed(scene.state) == 1


def test_desert_soldier_wounds_whom_he_skirmishes_for_three_twilight():
    scene = Scene(fellowship=[ARAGORN, MERRY], minions=[DESERT_SOLDIER], twilight=3)
    scene.skirmish(ARAGORN, DESERT_SOLDIER).answer_with(DESERT_SOLDIER)
    assert scene.wounds(ARAGORN) == 1
    assert scene.twilight == 0


@pytest.mark.parametrize("minion", [DESERT_RUNNER, DESERT_SNEAK])
def test_desert_men_with_initiative_wound_whom_they_are_assigned_to(minion):
    scene = Scene(fellowship=[ARAGORN], minions=[minion])
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN, minion)
    scene.wait_to(Verb.TRIGGER, minion).answer_with(minion)
    assert scene.wounds(ARAGORN) == 1


def test_the_winged_nazgul_leave_in_regroup_for_a_price():
    scene = Scene(
        fellowship=[ARAGORN, MERRY], minions=[LEMENYA, NELYA], bearing={ARAGORN: [GONDORIAN_SWORD]}
    )
    scene.regroup_phase().wait_to(Verb.USE, LEMENYA).use(LEMENYA)
    assert scene.is_discarded(GONDORIAN_SWORD)
    scene.wait_to(Verb.USE, NELYA).use(NELYA)
    assert (scene.wounds(FRODO), scene.wounds(ARAGORN), scene.wounds(MERRY)) == (1, 0, 0)


def test_enraged_horseman_needs_a_comrade_and_a_wounded_foe():
    for comrade, wounds, strength in ((GUTHLAF, 1, 7), (GUTHLAF, 0, 5), (ARAGORN, 1, 5)):
        scene = Scene(fellowship=[ENRAGED_HORSEMAN, comrade], minions=[CAPTAIN, BYSTANDER])
        scene.wound(CAPTAIN, wounds).skirmish(ENRAGED_HORSEMAN, CAPTAIN)
        assert scene.strength(ENRAGED_HORSEMAN) == strength


def test_rohirrim_javelin_is_thrown_for_one_arrow():
    scene = Scene(fellowship=[GUTHLAF], bearing={GUTHLAF: [JAVELIN]}, minions=[CAPTAIN])
    scene.archery_phase().use(JAVELIN)
    assert scene.is_discarded(JAVELIN)
    scene.pass_all()
    assert scene.wounds(CAPTAIN) == 1


def test_noble_intentions_exerts_somebody_who_is_no_hobbit():
    scene = Scene(fellowship=[MERRY, ARAGORN], minions=[CAPTAIN], hand=[NOBLE_INTENTIONS])
    scene.skirmish(MERRY, CAPTAIN)
    before = scene.strength(MERRY)
    scene.play(NOBLE_INTENTIONS).choose(MERRY)
    assert scene.wounds(ARAGORN) == 1
    assert scene.strength(MERRY) == before + 3


@pytest.mark.parametrize(("hobbits", "left"), [((MERRY,), 1), ((MERRY, PIPPIN, "1_302"), 0)])
def test_narrow_escape_takes_two_minions_with_four_hobbits(hobbits, left):
    scene = Scene(fellowship=hobbits, minions=[CAPTAIN, TROOPER], hand=[NARROW_ESCAPE])
    scene.regroup_phase().play(NARROW_ESCAPE)
    if left == 0:
        scene.take_number(1)
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    assert len(scene.state.minions) == left


def test_gollum_pays_with_a_threat_or_with_himself():
    scene = Scene(fellowship=[ARAGORN], minions=[VILE_CREATURE], threats=1)
    scene.skirmish(ARAGORN, VILE_CREATURE).wait_to(Verb.USE, VILE_CREATURE).use(VILE_CREATURE)
    scene.take_number(0)
    assert scene.wounds(VILE_CREATURE) == 2
    assert scene.strength(VILE_CREATURE) == 7


def test_gondorian_sword_costs_three_cards_for_damage():
    scene = Scene(
        fellowship=[INGOLD],
        bearing={INGOLD: [GONDORIAN_SWORD]},
        minions=[CAPTAIN, BYSTANDER],
        hand=[INTIMIDATE] * 3,
    )
    scene.skirmish(INGOLD, CAPTAIN).use(GONDORIAN_SWORD)
    assert scene.number(DAMAGE, INGOLD) == 1
    assert scene.hand() == []


def test_dagger_strike_helps_only_one_who_bears_a_hand_weapon():
    scene = Scene(
        fellowship=[INGOLD, ARAGORN],
        bearing={INGOLD: [GONDORIAN_SWORD]},
        minions=[CAPTAIN, BYSTANDER],
        hand=[DAGGER_STRIKE],
    )
    scene.skirmish(INGOLD, CAPTAIN).play(DAGGER_STRIKE)
    assert scene.strength(INGOLD) == 6 + 2 + 2
    assert scene.number(DAMAGE, INGOLD) == 1


def test_guthlaf_gives_up_a_rohan_condition_for_strength():
    scene = Scene(fellowship=[GUTHLAF], support=[ROHAN_CONDITION], minions=[CAPTAIN, BYSTANDER])
    scene.skirmish(GUTHLAF, CAPTAIN).use(GUTHLAF)
    assert scene.strength(GUTHLAF) == 7
    assert scene.is_discarded(ROHAN_CONDITION)


@pytest.mark.parametrize(
    ("minion", "strength", "damage"), [(GOBLIN_RUNNER, 7, 0), (DESERT_RUNNER, 9, 2)]
)
def test_white_hot_fury_burns_hottest_against_raiders(minion, strength, damage):
    scene = Scene(
        fellowship=[GUTHLAF],
        bearing={GUTHLAF: [RIDERS_MOUNT]},
        minions=[minion, BYSTANDER],
        hand=[WHITE_HOT_FURY],
    )
    scene.skirmish(GUTHLAF, minion).play(WHITE_HOT_FURY)
    assert scene.number(DAMAGE, GUTHLAF) == damage
    assert scene.strength(GUTHLAF) == strength


@pytest.mark.parametrize(
    ("site", "twilight", "moves", "must_move"),
    [(HORNBURG_WALL, 9, 1, True), (HORNBURG_WALL, 9, 2, False), (OSGILIATH_CHANNEL, 0, 1, True)],
)
def test_a_shadow_player_makes_the_fellowship_move_again(site, twilight, moves, must_move):
    """The move limit still holds: "if the move limit allows"."""
    path = (*ARAGORN_SITES[:6], site, *ARAGORN_SITES[7:])
    others = [ARAGORN, MERRY, PIPPIN, INGOLD, GUTHLAF]
    scene = Scene(fellowship=others, minions=[CAPTAIN], site=7, path=path, twilight=twilight)
    scene.state.moves = moves
    scene.regroup_phase().wait_to(Verb.USE, site).use(site)
    while scene.state.turn == 1 and scene.state.position[0] == 7:
        scene.pass_()
    assert scene.state.position[0] == (8 if must_move else 7)


@pytest.mark.parametrize(
    ("site", "minion", "costs"),
    [(DIMRILL_DALE, GOBLIN_MARKSMAN, (1, 3, 3)), (DEEP_OF_HELM, URUK_SHAMAN, (0, 3, 3))],
)
def test_only_the_first_minion_played_at_the_site_is_cheaper(site, minion, costs):
    path = (*ARAGORN_SITES[:5], site, *ARAGORN_SITES[6:])
    scene = Scene(shadow_hand=[minion] * 4, site=6, path=path, twilight=20).shadow_phase()
    paid = []
    for _ in costs:
        before = scene.twilight
        scene.play(minion)
        paid.append(before - scene.twilight)
    assert tuple(paid) == costs
    scene.state.position[0] = 5
    refresh(scene.state)
    assert twilight_cost(scene.state, scene._find(minion, 3)) == costs[-1]


@pytest.mark.parametrize(
    ("borne", "fits"),
    [([DWARVEN_AXE], True), ([HAND_AXE], True), ([DWARVEN_AXE, HAND_AXE], False)],
)
def test_hand_axe_is_borne_in_addition_to_one_other_hand_weapon(borne, fits):
    scene = Scene(fellowship=[GIMLI], bearing={GIMLI: borne}, hand=[HAND_AXE])
    assert scene.fellowship_phase().can(Verb.PLAY, HAND_AXE) == fits


def test_intimidate_spares_a_companion_while_gandalf_is_there():
    scene = Scene(fellowship=[GANDALF, ARAGORN], hand=[INTIMIDATE])
    scene.happen(wound, scene._find(ARAGORN)).play(INTIMIDATE)
    assert scene.wounds(ARAGORN) == 0


@pytest.mark.parametrize(("pays", "wounds"), [(True, True), (False, False)])
def test_flee_in_terror_can_be_bought_off_for_three(pays, wounds):
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[GOBLIN_RUNNER, MORGUL_WHELP],
        hand=[FLEE_IN_TERROR],
        twilight=3,
    )
    scene.skirmish(ARAGORN, GOBLIN_RUNNER)
    scene.wait_to(Verb.PLAY, FLEE_IN_TERROR).play(FLEE_IN_TERROR)
    scene.take_number(int(pays))
    assert scene.twilight == (0 if pays else 3)
    assert scene.in_play(MORGUL_WHELP) == wounds
