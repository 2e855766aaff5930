"""Cards of Dunland of sets 4 to 6 whose text is easily misread."""

import pytest

from rules.tcg.engine import path
from rules.tcg.engine.codes import ARCHERY, DAMAGE, REGROUP, SHADOW_NUMBER, SKIRMISH, Verb
from rules.tcg.engine.numbers import is_fierce, twilight_cost
from rules.tcg.engine.tokens import change_culture_tokens
from tests.rules.tcg.cards import (
    ARAGORN,
    ELITE_RIDER,
    EOMER,
    FRODO,
    HOBBIT_SWORD,
    LEGOLAS,
    MERRY,
    PIPPIN,
    SECOND_LEVEL,
    THEODEN,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

SAVAGE = "4_17"  # Dunland Man, 11/1, twilight 4
BRIGAND = "4_10"  # Dunland Man, 8/1, twilight 2
STRONG = made(BRIGAND, strength=12, vitality=3)
MIGHTY = made(ARAGORN, strength=14)
ALLY = "4_262"  # Rohan Man, ally, 3/2
RIDERS_SPEAR = "4_288"  # strength +2, borne by a Rohan Man
HORSE = "4_283"
HERUGRIM = "4_280"
BURN = "4_5"  # playable in any skirmish with a Dunland Man, so that it does not end at once


def dunland_scene(**laid):
    """Return a scene in which the opponent stands at site 3: sites 1 and 2 may be controlled."""
    scene = Scene(**{"site": 4, "shadow_hand": [BURN], **laid})
    scene.state.position[SHADOW] = 3
    return scene


def fierce(scene, card_id, copy=0):
    return is_fierce(scene.state, scene._find(card_id, copy))


def comes_to(scene, verb, card_id):
    """Pass until there is such an option; return whether it came in this skirmish."""
    while not scene.can(verb, card_id):
        if scene.state.phase != SKIRMISH or not scene.can(Verb.PASS):
            return False
        scene.pass_()
    return True


def put_tokens(scene, card_id, count):
    change_culture_tokens(scene.state, scene._find(card_id), "dunland", count)
    return scene


# --- sites that are controlled ---


@pytest.mark.parametrize(
    ("minions", "controlled", "playable"), [(3, 0, True), (2, 0, False), (2, 1, True)]
)
def test_anger_needs_three_minions_or_a_controlled_site(minions, controlled, playable):
    scene = dunland_scene(fellowship=[ARAGORN], minions=[BRIGAND] * minions, shadow_hand=["4_3"])
    scene.control(*ARAGORN_SITES[:controlled]).skirmish(ARAGORN, BRIGAND)
    assert comes_to(scene, Verb.PLAY, "4_3") == playable
    if playable:
        scene.play("4_3").choose(BRIGAND)
        assert fierce(scene, BRIGAND)


@pytest.mark.parametrize(("controlled", "more"), [(0, 2), (1, 4)])
def test_burn_every_village_gives_four_where_you_control_a_site(controlled, more):
    scene = dunland_scene(fellowship=[ARAGORN], minions=[BRIGAND, TROOPER], shadow_hand=[BURN] * 2)
    scene.control(*ARAGORN_SITES[:controlled]).skirmish(ARAGORN, BRIGAND)
    scene.wait_to(Verb.PLAY, BURN).play(BURN)
    assert scene.strength(BRIGAND) == 8 + more


@pytest.mark.parametrize(
    ("controlled", "skipped", "angry", "bonus"),
    [(1, False, False, 0), (2, True, False, 0), (3, True, True, 0), (4, True, True, 1)],
)
def test_hillman_horde_grows_with_the_sites_you_control(controlled, skipped, angry, bonus):
    scene = dunland_scene(fellowship=[LEGOLAS], minions=["4_22", BRIGAND, TROOPER], site=6)
    scene.control(*ARAGORN_SITES[:controlled])
    assert [fierce(scene, one) for one in ("4_22", BRIGAND, TROOPER)] == [angry, angry, False]
    assert [scene.number(DAMAGE, one) for one in ("4_22", BRIGAND, TROOPER)] == [bonus, bonus, 0]
    scene.maneuver_phase().pass_all()
    assert (scene.state.phase != ARCHERY) == skipped


@pytest.mark.parametrize(("controlled", "strength", "bonus"), [(1, 7, 0), (2, 12, 1)])
def test_dunlending_elder_is_stronger_with_two_sites(controlled, strength, bonus):
    scene = dunland_scene(minions=["6_2"]).control(*ARAGORN_SITES[:controlled])
    assert scene.strength("6_2") == strength
    assert scene.number(DAMAGE, "6_2") == bonus
    assert fierce(scene, "6_2") == bool(bonus)


@pytest.mark.parametrize(("stacked", "more"), [(BRIGAND, 5), (TROOPER, 0)])
def test_no_refuge_counts_a_stacked_dunland_man_alone(stacked, more):
    laid = {"shadow_support": ["4_29"], "stacked": {ARAGORN_SITES[0]: [stacked]}}
    scene = dunland_scene(**laid).control(ARAGORN_SITES[0])
    for place in ("7_334", "7_338"):
        printed = scene.state.blueprints[scene._find(place)].card.twilight
        assert scene.number(SHADOW_NUMBER, place) == printed + more


@pytest.mark.parametrize(("others", "asked"), [([BRIGAND], True), ([TROOPER], False), ([], False)])
def test_hillman_band_needs_another_man_when_the_fellowship_moves(others, asked):
    scene = dunland_scene(fellowship=[ARAGORN], minions=["4_21", *others], site=5)
    scene.state.position[0] = 4
    scene.happen(path.move).pass_()
    assert scene.can(Verb.TRIGGER, "4_21") == asked
    if asked:
        scene.answer_with("4_21")
    assert scene.controls(ARAGORN_SITES[0]) == asked


def test_hillman_rabble_comes_back_from_the_site_for_two_less():
    site = ARAGORN_SITES[0]
    scene = dunland_scene(stacked={site: ["4_24"]}, minions=[BRIGAND], twilight=3)
    scene.control(site).shadow_phase().use("4_24")
    assert scene.in_play("4_24")
    assert scene.twilight == 1


@pytest.mark.parametrize("used", [True, False])
def test_no_retreat_drives_the_fellowship_on(used):
    laid = {"minions": [BRIGAND, SAVAGE], "bearing": {ARAGORN_SITES[0]: ["4_30"]}}
    scene = dunland_scene(fellowship=[MERRY], **laid).control(ARAGORN_SITES[0])
    scene.regroup_phase().wait_to(Verb.USE, "4_30")
    if used:
        scene.use("4_30")
    while scene.can(Verb.PASS) and scene.state.position[0] == 4:
        scene.pass_()
    assert scene.can(Verb.STAY) != used
    assert (scene.state.position[0] == 5) == used


# --- allies and companions that are dragged into skirmishes ---


@pytest.mark.parametrize("minion", ["4_15", "4_18"])
def test_an_ally_far_from_home_is_made_to_fight(minion):
    scene = dunland_scene(fellowship=[ALLY, ARAGORN], minions=[minion], site=5)
    scene.assignment_phase().wait_to(Verb.USE, minion).use(minion)
    assert scene.state.assigned[scene._find(minion)] == (scene._find(ALLY),)
    while scene.state.phase != SKIRMISH:
        scene.pass_()
    assert scene.state.skirmisher == scene._find(ALLY)


@pytest.mark.parametrize(("character", "strength"), [(EOMER, 7), (ARAGORN, 5)])
def test_dunlending_ravager_is_stronger_against_rohan_men(character, strength):
    scene = dunland_scene(fellowship=[character], minions=["4_15"])
    assert scene.strength("4_15") == 5
    assert scene.skirmish(character, "4_15").strength("4_15") == strength


def test_over_the_isen_leaves_the_ring_bearer_alone():
    scene = dunland_scene(
        fellowship=[ARAGORN, MERRY], minions=[BRIGAND], shadow_support=["4_31"], twilight=2
    )
    scene.control(ARAGORN_SITES[0]).assignment_phase().wait_to(Verb.USE, "4_31").use("4_31")
    assert not scene.can(Verb.CHOOSE, FRODO)
    scene.choose(ARAGORN)
    assert scene.state.assigned[scene._find(BRIGAND)] == (scene._find(ARAGORN),)
    assert scene.twilight == 0


def test_saruman_makes_the_free_peoples_player_exert_for_each_dunland_man():
    minions = ["4_33", BRIGAND, SAVAGE, TROOPER]
    scene = dunland_scene(fellowship=[MERRY, PIPPIN, ARAGORN], minions=minions, site=5)
    scene.state.position[0] = 4
    scene.happen(path.move)
    assert scene.who == 0
    scene.choose(MERRY).choose(ARAGORN)
    assert not scene.can(Verb.CHOOSE)
    assert [scene.wounds(one) for one in (MERRY, PIPPIN, ARAGORN)] == [1, 0, 1]


# --- a skirmish that is won ---


@pytest.mark.parametrize(
    ("winner", "bonus", "cost"), [("4_9", 1, 0), ("4_38", 1, 0), ("6_6", 2, 2)]
)
def test_the_winner_calls_a_man_who_is_fierce_until_the_regroup_phase(winner, bonus, cost):
    scene = dunland_scene(
        fellowship=[MERRY, ARAGORN],
        minions=[winner],
        shadow_hand=[BRIGAND, TROOPER],
        shadow_discards=[SAVAGE],
        twilight=5,
    )
    scene.skirmish(MERRY, winner).wait_to(Verb.TRIGGER, winner).answer_with(winner)
    assert [scene.in_play(one) for one in (BRIGAND, TROOPER, SAVAGE)] == [True, False, False]
    assert scene.twilight == 5 - cost
    assert fierce(scene, BRIGAND)
    assert scene.number(DAMAGE, BRIGAND) == bonus
    scene.state.phase = REGROUP
    scene.regroup_phase()
    assert not fierce(scene, BRIGAND)


@pytest.mark.parametrize(("loser", "asked"), [(EOMER, True), (ARAGORN, False)])
def test_living_off_rock_hears_of_rohan_men_alone(loser, asked):
    scene = dunland_scene(fellowship=[loser], minions=[STRONG], shadow_support=["4_27"])
    assert comes_to(scene.skirmish(loser, STRONG), Verb.TRIGGER, "4_27") == asked
    if asked:
        scene.answer_with("4_27")
        assert (scene.strength(STRONG), scene.strength(EOMER)) == (14, 7)
        assert fierce(scene, STRONG)


def test_ravage_the_defeated_takes_what_the_loser_bore_and_no_more():
    scene = dunland_scene(
        fellowship=[EOMER, THEODEN],
        minions=[STRONG],
        bearing={EOMER: [RIDERS_SPEAR, HORSE], THEODEN: [HERUGRIM]},
        shadow_hand=["4_32"],
        twilight=3,
    )
    scene.skirmish(EOMER, STRONG).wait_to(Verb.PLAY, "4_32").play("4_32")
    assert [scene.is_discarded(one) for one in (RIDERS_SPEAR, HORSE, HERUGRIM)] == [
        True,
        True,
        False,
    ]


def test_war_cry_makes_the_winner_fierce_and_four_stronger():
    scene = dunland_scene(
        fellowship=[ARAGORN], minions=[STRONG, SAVAGE], shadow_hand=["4_37"], twilight=3
    )
    scene.skirmish(ARAGORN, STRONG).wait_to(Verb.PLAY, "4_37").play("4_37")
    assert scene.strength(STRONG) == 16
    assert [fierce(scene, one) for one in (STRONG, SAVAGE)] == [True, False]


@pytest.mark.parametrize(("winner", "asked"), [(STRONG, True), ("4_40", False), (TROOPER, False)])
def test_wulf_answers_the_victory_of_another_dunland_man(winner, asked):
    scene = dunland_scene(fellowship=[MERRY], minions=["4_40", STRONG, TROOPER])
    scene.skirmish(MERRY, winner)
    assert comes_to(scene, Verb.TRIGGER, "4_40") == asked
    if asked:
        scene.answer_with("4_40")
        assert scene.controls(ARAGORN_SITES[0])
        assert scene.wounds("4_40") == 1


def test_too_long_discards_the_conditions_of_both_sides():
    scene = dunland_scene(
        fellowship=[MERRY],
        minions=[STRONG],
        support=[SECOND_LEVEL],
        shadow_support=["4_29"],
        shadow_hand=["6_8"],
        twilight=3,
    )
    scene.skirmish(MERRY, STRONG).wait_to(Verb.PLAY, "6_8").play("6_8")
    assert scene.is_discarded(SECOND_LEVEL)
    assert scene.is_discarded("4_29")


# --- tokens and prices ---


@pytest.mark.parametrize(("tokens", "gone"), [(0, 0), (2, 2), (5, 3)])
def test_secret_folk_takes_a_possession_for_each_token_up_to_three(tokens, gone):
    bearing = {EOMER: [HORSE], THEODEN: [RIDERS_SPEAR], ELITE_RIDER: ["4_291"], MERRY: ["7_319"]}
    scene = dunland_scene(
        fellowship=[*bearing], bearing=bearing, minions=[BRIGAND], shadow_support=["4_34"]
    )
    put_tokens(scene, "4_34", tokens).maneuver_phase().wait_to(Verb.USE, "4_34").use("4_34")
    while scene.can(Verb.CHOOSE) and scene.who == SHADOW:
        scene.do(Verb.CHOOSE)
    lost = [one for items in bearing.values() for one in items if scene.is_discarded(one)]
    assert len(lost) == gone
    assert scene.is_discarded("4_34")


def test_no_defense_takes_the_bonuses_of_possessions_in_that_skirmish():
    bearing = {EOMER: [RIDERS_SPEAR], THEODEN: [RIDERS_SPEAR]}
    scene = dunland_scene(
        fellowship=[EOMER, THEODEN],
        bearing=bearing,
        minions=[SAVAGE, BRIGAND],
        shadow_support=["4_28"],
    )
    before = scene.strength(EOMER), scene.strength(THEODEN)
    put_tokens(scene, "4_28", 1).skirmish(EOMER, SAVAGE).wait_to(Verb.USE, "4_28").use("4_28")
    scene.choose(SAVAGE)
    assert scene.tokens("4_28") == 0
    assert (scene.strength(EOMER), scene.strength(THEODEN)) == (before[0] - 2, before[1])


def test_no_defense_does_nothing_for_a_man_who_does_not_fight():
    scene = dunland_scene(
        fellowship=[EOMER],
        bearing={EOMER: [RIDERS_SPEAR]},
        minions=[SAVAGE, BRIGAND],
        shadow_support=["4_28"],
    )
    before = scene.strength(EOMER)
    put_tokens(scene, "4_28", 1).skirmish(EOMER, SAVAGE).wait_to(Verb.USE, "4_28").use("4_28")
    scene.choose(BRIGAND)
    assert scene.strength(EOMER) == before


@pytest.mark.parametrize(("card", "wealth"), [("4_19", 2), ("4_19", 0), ("6_1", 1), ("6_1", 0)])
def test_a_dunland_man_is_saved_by_the_card_or_by_its_wealth(card, wealth):
    """The twilight pool, or a token on the card; without these the card itself is discarded."""
    scene = dunland_scene(
        fellowship=[MIGHTY],
        minions=[BRIGAND],
        shadow_support=[card],
        twilight=wealth if card == "4_19" else 0,
    )
    put_tokens(scene, card, wealth if card == "6_1" else 0)
    scene.skirmish(MIGHTY, BRIGAND).wait_to(Verb.TRIGGER, card).answer_with(card)
    if wealth:
        scene.take_number(0 if card == "4_19" else 1)
    assert scene.in_play(BRIGAND)
    assert scene.is_discarded(card) == (not wealth)
    assert scene.tokens(card) == 0


@pytest.mark.parametrize(("minion", "cards"), [("5_2", 2), ("5_4", 4)])
@pytest.mark.parametrize("pays", [True, False])
def test_the_free_peoples_player_may_pay_to_be_rid_of_a_minion(minion, cards, pays):
    scene = dunland_scene(
        fellowship=[ARAGORN], shadow_hand=[minion], hand=[HOBBIT_SWORD] * cards, twilight=9
    )
    scene.shadow_phase().play(minion)
    assert scene.who == 0
    scene.do(Verb.YES if scene.can(Verb.YES) else Verb.TRIGGER) if pays else scene.pass_()
    assert scene.in_play(minion) != pays
    assert len(scene.hand()) == (0 if pays else cards)


@pytest.mark.parametrize(("card", "cost"), [("5_4", 6), ("6_3", 5), ("6_5", 4)])
def test_men_of_the_hills_come_cheaper_in_the_skirmish_phase(card, cost):
    scene = dunland_scene(fellowship=[ARAGORN], minions=[BRIGAND], shadow_hand=[card, BURN])
    assert twilight_cost(scene.state, scene._find(card)) == cost
    scene.skirmish(ARAGORN, BRIGAND)
    assert twilight_cost(scene.state, scene._find(card)) == cost - 2


@pytest.mark.parametrize(("pays", "drawn"), [(True, 1), (False, 8)])
def test_leaping_blaze_may_be_prevented_for_three_cards(pays, drawn):
    scene = dunland_scene(
        fellowship=[ARAGORN],
        minions=[BRIGAND] * 3,
        shadow_hand=["5_3", SAVAGE],
        shadow_deck=[TROOPER] * 9,
        hand=[HOBBIT_SWORD] * 3,
        twilight=1,
    )
    scene.shadow_phase().play("5_3")
    assert scene.who == 0
    scene.take_number(int(pays))
    assert len(scene.hand(SHADOW)) == drawn


@pytest.mark.parametrize(("pays", "controlled"), [(True, False), (False, True)])
def test_dunlending_headman_takes_a_site_unless_two_cards_are_paid(pays, controlled):
    scene = dunland_scene(
        minions=[BRIGAND, SAVAGE], shadow_hand=["6_4"], hand=[HOBBIT_SWORD] * 2, twilight=9
    )
    scene.shadow_phase().play("6_4").answer_with("6_4")
    assert scene.who == 0
    scene.take_number(int(pays))
    assert scene.controls(ARAGORN_SITES[0]) == controlled
