"""Gondor cards of sets 1 to 3 whose text is easily misread."""

import pytest

from rules.tcg.engine import path
from rules.tcg.engine.archery import archery_totals
from rules.tcg.engine.codes import (
    ASSIGNMENT,
    DAMAGE,
    DEFENDER,
    FELLOWSHIP,
    MANEUVER,
    OVERWHELM_FACTOR,
    PARTICIPATES_IN_ARCHERY,
    PARTICIPATES_IN_SKIRMISHES,
    REGROUP,
    TURN_ENDS,
    VITALITY,
    WOUND_LIMIT,
    Verb,
)
from rules.tcg.engine.numbers import twilight_cost
from rules.tcg.engine.triggers import emit
from rules.tcg.engine.wounds import wound
from tests.rules.tcg.cards import (
    ANDURIL,
    CAPTAIN,
    DESERT_FIGHTER,
    DWARF_GUARD,
    ELROND,
    EOMER,
    GOBLIN_ARCHER,
    HOBBIT_SWORD,
    LEGOLAS,
    MERRY,
    TROOPER,
    URUK_BROOD,
    VETERAN,
)
from tests.rules.tcg.scene import FRODO, SHADOW, Scene

ARAGORN, BOW, PIPE, BOROMIR = "1_89", "1_90", "1_91", "1_96"
CHANGE_OF_PLANS, CHOICE_OF_LUTHIEN, DAGGER_STRIKE, WHOM_MEN_WOULD_FOLLOW = (
    "1_99",
    "1_100",
    "1_102",
    "1_109",
)
PURSUIT, VERSATILITY, SAGA, VALIANT_MAN = "1_111", "1_113", "1_114", "1_118"
BLOOD_OF_NUMENOR = "2_31"
BRAND, SEE_IT_DONE, NATURAL_COVER, NO_MERE_RANGER, SHIELD = "2_32", "2_34", "2_35", "2_36", "2_38"
HEIR_TO_THE_CITY, BANNER, BOWMEN, HORN = "3_38", "3_39", "3_41", "3_42"
CITADEL = "3_40"
SOME_WHO_RESISTED, VOICE_OF_RAUROS, WARILY = "3_45", "3_47", "3_48"

ARWEN, BLADE_OF_GONDOR = "1_30", "1_95"
LONGBOTTOM_LEAF, FRODOS_PIPE, URUK_SWORD, NAZGUL = "1_300", "3_107", "1_160", "1_230"
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = "7_193"
URUK_SOLDIER, ARWENS_FATE = "1_154", "1_93"
RALLY_MINIONS, VALOR = "1_121", "1_103"
# Sites of the Fellowship block: 2 is a forest, 4 and 5 are underground, 7 and 8 rivers.
WILDS = ("1_319", "1_329", "1_337", "1_344", "1_349", "1_350", "1_353", "1_356", "1_360")


def wild_scene(**cards):
    return Scene(path=WILDS, **cards)


# --- Aragorn and what he bears ---


def test_aragorns_bow_shoots_a_minion_in_the_place_of_archery():
    scene = Scene(fellowship=[ARAGORN], bearing={ARAGORN: [BOW]}, minions=[CAPTAIN])
    assert archery_totals(scene.state)[0] == 1
    scene.archery_phase().use(BOW)
    assert (scene.wounds(ARAGORN), scene.wounds(CAPTAIN)) == (1, 1)
    assert archery_totals(scene.state)[0] == 0


@pytest.mark.parametrize(("pipes", "healed"), [(1, 1), (2, 2)])
def test_aragorns_pipe_heals_a_companion_for_each_pipe_spotted(pipes, healed):
    scene = Scene(
        fellowship=[ARAGORN, BOROMIR],
        bearing={ARAGORN: [PIPE], FRODO: [FRODOS_PIPE]},
        support=[LONGBOTTOM_LEAF],
    )
    scene.wound(ARAGORN, 1).wound(BOROMIR, 1).wound(FRODO, 2)
    scene.fellowship_phase().use(PIPE).take_number(pipes)
    for companion in (FRODO, BOROMIR)[:pipes]:
        scene.choose(companion)
    assert scene.is_discarded(LONGBOTTOM_LEAF)
    assert scene.wounds(FRODO) + scene.wounds(BOROMIR) == 3 - healed
    assert scene.wounds(ARAGORN) == 1


def test_a_pipe_needs_pipeweed():
    scene = Scene(fellowship=[ARAGORN], bearing={ARAGORN: [PIPE]}).wound(ARAGORN, 1)
    assert not scene.fellowship_phase().can(Verb.USE, PIPE)


def test_valiant_man_of_the_west_takes_one_wound_a_skirmish_and_defends():
    scene = Scene(fellowship=[ARAGORN, BOROMIR], minions=[CAPTAIN], hand=[VALIANT_MAN])
    scene.maneuver_phase().play(VALIANT_MAN)
    assert scene.number(DEFENDER, ARAGORN) == 1
    assert scene.number(WOUND_LIMIT, ARAGORN) == 1
    assert scene.number(DEFENDER, BOROMIR) == 0


@pytest.mark.parametrize(
    ("phase", "removed"), [(FELLOWSHIP, 2), (REGROUP, 0)], ids=["fellowship", "regroup"]
)
def test_the_heir_to_the_white_city_removes_twilight_in_fellowship_phase_moves(phase, removed):
    scenes = [
        wild_scene(fellowship=[card], site=2, twilight=5) for card in (HEIR_TO_THE_CITY, ARWEN)
    ]
    for scene in scenes:
        scene.state.phase = phase
        scene.happen(path.move)
    heir, other = scenes
    assert other.twilight - heir.twilight == removed


# --- Boromir ---


def test_boromir_lord_of_gondor_is_overwhelmed_only_by_three_times_his_strength():
    scene = Scene(fellowship=[BOROMIR], minions=[CAPTAIN, TROOPER])
    assert scene.number(OVERWHELM_FACTOR, BOROMIR) == 3
    scene.skirmish(BOROMIR, CAPTAIN, TROOPER).resolve()
    assert not scene.is_dead(BOROMIR)
    assert scene.wounds(BOROMIR) == 1


@pytest.mark.parametrize(("bearer", "strength"), [(BOROMIR, 7), (ARAGORN, 9)])
def test_shield_of_boromir_takes_the_strength_of_weapons_for_boromir_alone(bearer, strength):
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [SHIELD], URUK_SOLDIER: [URUK_SWORD]},
        minions=[URUK_SOLDIER, GOBLIN_ARCHER, BYSTANDER],
    )
    assert archery_totals(scene.state)[1] == 0
    assert scene.strength(URUK_SOLDIER) == 9
    scene.skirmish(bearer, URUK_SOLDIER)
    assert scene.state.skirmisher >= 0
    assert scene.strength(URUK_SOLDIER) == strength


def test_horn_of_boromir_calls_an_ally_away_from_home():
    scene = wild_scene(fellowship=[BOROMIR], bearing={BOROMIR: [HORN]}, support=[ELROND], site=7)
    scene.maneuver_phase().use(HORN)
    assert scene.strength(ELROND) == 11
    assert scene.number(PARTICIPATES_IN_ARCHERY, ELROND)
    assert scene.number(PARTICIPATES_IN_SKIRMISHES, ELROND)
    assert scene.wounds(BOROMIR) == 1


# --- events ---


def test_change_of_plans_replaces_an_opponents_hand():
    scene = Scene(
        fellowship=[ARAGORN],
        hand=[CHANGE_OF_PLANS, HOBBIT_SWORD],
        shadow_hand=[CAPTAIN, CAPTAIN],
        shadow_deck=[TROOPER] * 10,
    )
    scene.regroup_phase().play(CHANGE_OF_PLANS)
    assert scene.wounds(ARAGORN) == 1
    assert len(scene.hand(SHADOW)) == 8
    assert len(scene.deck(SHADOW)) == 4
    assert scene.hand() == [HOBBIT_SWORD]


def test_dagger_strike_is_for_gondor_or_shire_with_a_hand_weapon():
    scene = Scene(
        fellowship=[ARAGORN, BOROMIR, MERRY, EOMER],
        bearing={BOROMIR: [BLADE_OF_GONDOR], MERRY: [HOBBIT_SWORD], EOMER: ["7_240"]},
        minions=[CAPTAIN, TROOPER],
        hand=[DAGGER_STRIKE, DAGGER_STRIKE],
    )
    scene.skirmish(MERRY, CAPTAIN).play(DAGGER_STRIKE)
    assert {scene._id(option.card) for option in scene.options(Verb.CHOOSE)} == {BOROMIR, MERRY}
    before = scene.strength(MERRY), scene.number(DAMAGE, MERRY)
    scene.choose(MERRY)
    assert (scene.strength(MERRY), scene.number(DAMAGE, MERRY)) == (before[0] + 2, before[1] + 1)


def test_one_whom_men_would_follow_lets_an_ally_fight_until_the_regroup_phase():
    scene = wild_scene(
        fellowship=[ARAGORN],
        support=[ELROND],
        hand=[WHOM_MEN_WOULD_FOLLOW],
        minions=[CAPTAIN],
        site=7,
    )
    scene.maneuver_phase().play(WHOM_MEN_WOULD_FOLLOW)
    assert scene.wounds(ARAGORN) == 1
    assert scene.strength(ELROND) == 10
    scene.assignment_phase().wait_to(Verb.ASSIGN, ELROND)
    scene.regroup_phase()
    assert scene.strength(ELROND) == 8


@pytest.mark.parametrize(("site", "may"), [(2, True), (3, False), (5, False), (7, True)])
def test_a_rangers_versatility_is_used_at_a_river_or_forest(site, may):
    scene = wild_scene(
        fellowship=[ARAGORN], minions=[CAPTAIN], hand=[VERSATILITY], site=site, twilight=3
    )
    scene.maneuver_phase()
    assert scene.can(Verb.PLAY, VERSATILITY) is may
    if may:
        scene.play(VERSATILITY)
        assert (scene.wounds(ARAGORN), scene.wounds(CAPTAIN)) == (1, 2)


def test_pursuit_just_behind_wounds_every_minion():
    scene = Scene(fellowship=[ARAGORN], minions=[CAPTAIN, TROOPER], hand=[PURSUIT])
    scene.regroup_phase().play(PURSUIT)
    assert (scene.wounds(CAPTAIN), scene.wounds(TROOPER), scene.wounds(ARAGORN)) == (1, 1, 1)


@pytest.mark.parametrize(("companion", "bonus"), [(BOROMIR, 3), (DWARF_GUARD, 2)])
def test_no_mere_ranger_does_more_for_who_has_aragorns_signet(companion, bonus):
    scene = Scene(
        fellowship=[ARAGORN, companion], minions=[CAPTAIN, BYSTANDER], hand=[NO_MERE_RANGER]
    )
    scene.skirmish(companion, CAPTAIN)
    before = scene.strength(companion)
    scene.play(NO_MERE_RANGER)
    assert not scene.can(Verb.CHOOSE, ARAGORN)
    scene.choose(companion)
    assert scene.state.skirmisher >= 0
    assert scene.strength(companion) == before + bonus


def test_gondor_will_see_it_done_exerts_gondor_for_any_companion():
    scene = Scene(fellowship=[ARAGORN, EOMER], minions=[CAPTAIN], hand=[SEE_IT_DONE])
    scene.happen(wound, scene._find(EOMER), scene._find(CAPTAIN)).play(SEE_IT_DONE)
    assert (scene.wounds(ARAGORN), scene.wounds(EOMER)) == (1, 0)


def test_banner_of_the_white_tree_helps_the_companion_who_exerts():
    scene = Scene(fellowship=[ARAGORN, BOROMIR], minions=[CAPTAIN], hand=[BANNER])
    scene.maneuver_phase().play(BANNER).choose(BOROMIR)
    assert (scene.strength(BOROMIR), scene.number(DEFENDER, BOROMIR)) == (10, 1)
    assert (scene.strength(ARAGORN), scene.number(DEFENDER, ARAGORN)) == (8, 0)


def test_some_who_resisted_makes_maneuver_events_of_both_sides_dearer_for_the_phase():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[URUK_BROOD],
        hand=[SOME_WHO_RESISTED, VALOR, CHANGE_OF_PLANS],
        shadow_hand=["1_137", RALLY_MINIONS],
    )
    cards = (VALOR, "1_137", CHANGE_OF_PLANS, RALLY_MINIONS)

    def costs():
        return [twilight_cost(scene.state, scene._find(card)) for card in cards]

    before = costs()
    scene.maneuver_phase().play(SOME_WHO_RESISTED)
    assert scene.state.phase == MANEUVER
    assert [now - then for now, then in zip(costs(), before, strict=True)] == [2, 2, 0, 0]
    scene.archery_phase()
    assert costs() == before


def test_voice_of_rauros_counts_aragorn_out_where_he_has_another_signet():
    scene = Scene(
        fellowship=[ARAGORN, BOROMIR],
        minions=[CAPTAIN],
        hand=[VOICE_OF_RAUROS],
    )
    scene.maneuver_phase().play(VOICE_OF_RAUROS)
    assert (scene.number(DAMAGE, BOROMIR), scene.number(DAMAGE, ARAGORN)) == (1, 0)


def test_we_must_go_warily_makes_minions_dearer_until_the_next_regroup_phase():
    scene = wild_scene(
        fellowship=[ARAGORN], hand=[WARILY], shadow_hand=[TROOPER], site=2, twilight=9
    )
    cost = twilight_cost(scene.state, scene._find(TROOPER))
    scene.state.phase = REGROUP
    scene.happen(path.move).wait_to(Verb.PLAY, WARILY).play(WARILY)
    assert scene.wounds(ARAGORN) == 2
    scene.shadow_phase()
    assert twilight_cost(scene.state, scene._find(TROOPER)) == cost + 1
    scene.regroup_phase()
    assert twilight_cost(scene.state, scene._find(TROOPER)) == cost


def test_we_must_go_warily_answers_no_move_of_the_fellowship_phase():
    scene = wild_scene(fellowship=[ARAGORN], hand=[WARILY], site=2)
    scene.state.phase = FELLOWSHIP
    assert not scene.happen(path.move).can(Verb.PLAY, WARILY)


def test_arwens_fate_exerts_the_one_for_the_other():
    scene = Scene(fellowship=[ARAGORN, ARWEN], minions=[CAPTAIN, BYSTANDER], hand=[ARWENS_FATE])
    scene.skirmish(ARWEN, CAPTAIN).play(ARWENS_FATE).take_number(0)
    assert (scene.wounds(ARAGORN), scene.wounds(ARWEN)) == (1, 0)
    assert (scene.strength(ARAGORN), scene.strength(ARWEN)) == (8, 9)


def test_arwens_fate_leaves_no_choice_where_one_of_them_is_exhausted():
    scene = Scene(fellowship=[ARAGORN, ARWEN], minions=[CAPTAIN, BYSTANDER], hand=[ARWENS_FATE])
    scene.wound(ARAGORN, 3).skirmish(ARWEN, CAPTAIN).play(ARWENS_FATE)
    assert (scene.wounds(ARAGORN), scene.wounds(ARWEN)) == (3, 1)
    assert (scene.strength(ARAGORN), scene.strength(ARWEN)) == (11, 6)


# --- conditions and possessions ---


def test_the_choice_of_luthien_heals_the_one_for_the_other():
    scene = Scene(fellowship=[ARAGORN, ARWEN], support=[CHOICE_OF_LUTHIEN], minions=[CAPTAIN])
    scene.wound(ARWEN, 2)
    scene.maneuver_phase().use(CHOICE_OF_LUTHIEN)
    assert (scene.wounds(ARAGORN), scene.wounds(ARWEN)) == (1, 1)


def test_the_saga_of_elendil_leaves_its_bearer_stronger():
    scene = Scene(
        fellowship=[ARAGORN, BOROMIR],
        bearing={BOROMIR: [SAGA]},
        minions=[CAPTAIN],
        hand=[DAGGER_STRIKE],
    )
    assert scene.number(VITALITY, BOROMIR) == 4
    scene.skirmish(ARAGORN, CAPTAIN).use(SAGA)
    assert scene.number(VITALITY, BOROMIR) == 3
    assert scene.strength(BOROMIR) == 9


@pytest.mark.parametrize(("minion", "bonus"), [(NAZGUL, (2, 1)), (CAPTAIN, (0, 0))])
def test_flaming_brand_burns_a_nazgul(minion, bonus):
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={ARAGORN: [ANDURIL]},
        minions=[minion, BYSTANDER],
        hand=[BRAND],
    )
    scene.fellowship_phase().play(BRAND)
    assert scene.bearer_of(BRAND) == ARAGORN
    before = scene.strength(ARAGORN), scene.number(DAMAGE, ARAGORN)
    scene.skirmish(ARAGORN, minion)
    assert scene.state.skirmisher >= 0
    now = scene.strength(ARAGORN), scene.number(DAMAGE, ARAGORN)
    assert (now[0] - before[0], now[1] - before[1]) == bonus


def test_blood_of_numenor_exhausts_sauron_orcs_as_they_come():
    scene = Scene(
        fellowship=[ARAGORN],
        support=[BLOOD_OF_NUMENOR],
        shadow_hand=[VETERAN, "1_178"],
        site=6,
        twilight=9,
    )
    scene.shadow_phase().play(VETERAN).play("1_178")
    assert (scene.wounds(VETERAN), scene.wounds("1_178")) == (2, 0)
    scene.maneuver_phase().pass_all()
    assert scene.state.phase == ASSIGNMENT
    scene.regroup_phase()
    assert scene.is_discarded(BLOOD_OF_NUMENOR)


@pytest.mark.parametrize(("site", "total"), [(2, 0), (3, 2)])
def test_natural_cover_hides_the_fellowship_in_a_forest(site, total):
    scene = wild_scene(
        fellowship=[ARAGORN], support=[NATURAL_COVER], minions=[GOBLIN_ARCHER] * 2, site=site
    )
    assert archery_totals(scene.state)[1] == total


def test_gondor_bowmen_shoot_twice():
    scene = Scene(fellowship=[ARAGORN, LEGOLAS], support=[BOWMEN], minions=[DESERT_FIGHTER])
    scene.archery_phase().use(BOWMEN)
    assert archery_totals(scene.state)[0] == 3
    assert scene.is_discarded(BOWMEN)
    assert scene.wounds(ARAGORN) == 1


@pytest.mark.parametrize(("minion", "heals"), [(CAPTAIN, False), (GOBLIN_ARCHER, True)])
def test_citadel_of_minas_tirith_heals_after_a_turn_without_a_lost_skirmish(minion, heals):
    scene = Scene(fellowship=[ARAGORN], support=[CITADEL], minions=[minion]).wound(ARAGORN, 1)
    scene.skirmish(ARAGORN, minion).resolve()
    assert (scene.wounds(ARAGORN) == 1) is heals
    scene.happen(turn_is_over)
    assert scene.can(Verb.TRIGGER, CITADEL) is heals
    if heals:
        scene.answer_with(CITADEL)
        assert scene.wounds(ARAGORN) == 0


def turn_is_over(state):
    emit(state, TURN_ENDS)
