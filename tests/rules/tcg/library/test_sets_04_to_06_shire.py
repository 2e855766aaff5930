"""Shire cards of the Towers block that are easily misread."""

import pytest

from rules.tcg.engine.codes import Verb
from rules.tcg.engine.tokens import change_culture_tokens
from tests.rules.tcg.cards import ARAGORN, FRODO, GUARD, MERRY, PIPPIN, TROOPER, VETERAN
from tests.rules.tcg.scene import SHADOW, Scene

TOWERS_SITES = (*("4_323", "4_330", "4_337", "4_343", "4_348", "4_352", "4_357", "4_358", "4_361"),)
FRODO_MASTER = "5_111"
SAM, SAM_GARDENER, PACK = "4_316", "4_315", "4_317"
SMEAGOL, GOLLUM = "5_29", "5_24"
MERRY_UNQUENCHABLE, PIPPIN_NUISANCE = "4_311", "4_313"
WARRIOR = "4_165"  # Uruk-hai, 7/2
GANDALF = "4_90"
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = "7_193"


@pytest.mark.parametrize(("count", "left"), [(0, 3), (1, 2), (2, 1)])
def test_cliffs_of_emyn_muil_remove_up_to_two_burdens(count, left):
    scene = Scene(support=["4_299"], burdens=3, site=1, path=TOWERS_SITES)
    scene.fellowship_phase().answer_with("4_299").take_number(count)
    assert scene.burdens == left


@pytest.mark.parametrize(("tokens", "left"), [(0, 5), (2, 3), (5, 2)])
def test_good_work_removes_three_burdens_at_most(tokens, left):
    scene = Scene(support=["4_305"], burdens=5)
    change_culture_tokens(scene.state, scene._find("4_305"), "shire", tokens)
    scene.fellowship_phase().use("4_305")
    assert scene.burdens == left
    assert scene.is_discarded("4_305")


@pytest.mark.parametrize(("minion", "wins"), [("4_252", True), (VETERAN, False)])
def test_impatient_and_angry_removes_a_burden_where_sam_wins(minion, wins):
    scene = Scene(fellowship=[SAM], minions=[minion], hand=["4_307"], burdens=2, site=6)
    scene.skirmish(SAM, minion).play("4_307")
    assert scene.wounds(SAM) >= 1
    if wins:
        scene.answer_with(SAM)
    assert scene.burdens == (1 if wins else 2)


@pytest.mark.parametrize(
    ("hobbit", "minion", "taken"),
    [
        (MERRY_UNQUENCHABLE, TROOPER, True),
        (MERRY_UNQUENCHABLE, WARRIOR, False),
        (PIPPIN_NUISANCE, WARRIOR, True),
        (PIPPIN_NUISANCE, TROOPER, False),
    ],
)
def test_a_hobbit_who_does_not_fight_draws_a_minion_away(hobbit, minion, taken):
    scene = Scene(fellowship=[hobbit, ARAGORN], minions=[minion, VETERAN, BYSTANDER], site=6)
    scene.skirmish(ARAGORN, minion, VETERAN).use(hobbit)
    if scene.can(Verb.CHOOSE, minion):
        scene.choose(minion)
    assert scene.is_discarded(hobbit)
    assert (scene._find(minion) not in scene.state.skirmish_minions) is taken


def test_merry_draws_no_minion_from_the_ring_bearer():
    scene = Scene(fellowship=[MERRY_UNQUENCHABLE], minions=[TROOPER, BYSTANDER], site=6)
    scene.skirmish(FRODO, TROOPER).use(MERRY_UNQUENCHABLE)
    assert scene.is_discarded(MERRY_UNQUENCHABLE)
    assert scene._find(TROOPER) in scene.state.skirmish_minions


def test_mind_your_own_affairs_wounds_for_the_frodo_signet_alone():
    scene = Scene(
        fellowship=[PIPPIN, ARAGORN], minions=["4_191", VETERAN], hand=["4_312"] * 2, site=6
    )
    scene.skirmish(ARAGORN, "4_191").play("4_312")
    assert scene.wounds("4_191") == 0
    assert scene.burdens == 1


def test_sams_pack_adds_twilight_to_heal_a_ring_bound_companion():
    scene = Scene(fellowship=[SAM, GUARD], bearing={SAM: [PACK]}).wound(SAM, 1).wound(GUARD, 1)
    scene.turn_starts().answer_with(PACK)
    assert scene.twilight == 2
    assert (scene.wounds(SAM), scene.wounds(GUARD)) == (0, 1)


@pytest.mark.parametrize(("company", "wounds"), [([MERRY, GANDALF], 0), ([MERRY, GUARD], 1)])
def test_store_room_heals_twice_with_gandalf(company, wounds):
    scene = Scene(fellowship=company, hand=["4_320"]).wound(MERRY, 2)
    scene.regroup_phase().play("4_320")
    assert scene.wounds(MERRY) == wounds


def test_frodo_calls_smeagol_from_the_discard_pile():
    scene = Scene(ring_bearer=FRODO_MASTER, discards=[SMEAGOL])
    scene.fellowship_phase().use(FRODO_MASTER)
    assert scene.in_play(SMEAGOL)
    # One burden for Frodo's ability, another to play Sméagol.
    assert scene.burdens == 2


@pytest.mark.parametrize("gone", [SMEAGOL, GOLLUM])
def test_no_help_for_it_discards_smeagol_or_gollum(gone):
    scene = Scene(
        fellowship=[SAM, SMEAGOL] if gone == SMEAGOL else [SAM],
        minions=[GOLLUM] if gone == GOLLUM else [],
        hand=["5_112"],
        burdens=4,
    )
    scene.regroup_phase().play("5_112")
    assert scene.is_discarded(gone)
    assert scene.burdens == 1


def test_rare_good_ballast_cancels_a_regroup_ability():
    scene = Scene(
        fellowship=[SAM, ARAGORN, SMEAGOL],
        bearing={SAM: ["5_114"]},
        minions=[GOLLUM],
        site=6,
    )
    scene.regroup_phase().pass_()
    assert scene.who == SHADOW
    scene.use(GOLLUM).answer_with("5_114")
    assert scene.is_discarded(SMEAGOL)
    assert scene.wounds(ARAGORN) == scene.wounds(SAM) == 0


def test_sting_helps_smeagol_or_hinders_gollum():
    scene = Scene(
        fellowship=[SMEAGOL], bearing={FRODO: ["5_116"]}, minions=[GOLLUM, TROOPER], site=6
    ).skirmish(SMEAGOL, TROOPER)
    scene.use("5_116").take_number(1)
    assert scene.wounds(FRODO) == 1
    assert (scene.strength(SMEAGOL), scene.strength(GOLLUM)) == (3, 3)


def test_you_must_help_us_plays_smeagol_to_heal_ring_bound_hobbits_twice():
    scene = Scene(fellowship=[SAM, MERRY], discards=[SMEAGOL], hand=["5_117"])
    for hobbit in (SAM, MERRY, FRODO):
        scene.wound(hobbit, 2)
    scene.fellowship_phase().play("5_117")
    assert [scene.wounds(hobbit) for hobbit in (SAM, MERRY, FRODO)] == [0, 2, 0]
    assert scene.in_play(SMEAGOL)


def test_kept_safe_may_spend_a_token_to_prevent_a_wound():
    scene = Scene(fellowship=[MERRY], support=["6_111"], minions=["4_187", BYSTANDER], site=6)
    change_culture_tokens(scene.state, scene._find("6_111"), "shire", 2)
    scene.skirmish(MERRY, "4_187").wait_to(Verb.TRIGGER, "6_111")
    scene.answer_with("6_111").take_number(1)
    assert scene.wounds(MERRY) == 0
    assert scene.in_play("6_111")
    assert scene.tokens("6_111") == 1


def test_pippin_lets_the_opponent_choose_which_minion_is_wounded():
    scene = Scene(fellowship=["6_114"], minions=[TROOPER, VETERAN], site=6)
    scene.regroup_phase().use("6_114")
    assert scene.who == SHADOW
    scene.choose(VETERAN)
    assert (scene.wounds(TROOPER), scene.wounds(VETERAN)) == (0, 1)
