"""Shire cards of sets 1 to 3 whose text is easily misread."""

import pytest

from rules.tcg.engine import path
from rules.tcg.engine.archery import archery_totals
from rules.tcg.engine.codes import ARCHERY, IN_ADVENTURE_DECK, SHADOW_NUMBER, Verb
from rules.tcg.engine.numbers import damage_bonus, twilight_cost
from rules.tcg.engine.tokens import add_burdens
from rules.tcg.engine.wounds import wound
from rules.tcg.notation.language import (
    a,
    ability,
    condition,
    discard,
    remove_twilight,
    shadow,
)
from tests.rules.tcg.cards import (
    ARAGORN,
    CAPTAIN,
    DWARF_GUARD,
    GIMLI,
    GOBLIN_ARCHER,
    HOBBIT_SWORD,
    MERRY,
    PIPPIN,
    TROOPER,
    URUK_BROOD,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FRODO, SHADOW, Scene

BILBO, BILBOS_PIPE, MAGGOT, OLD_BILBOS_HEIR = "1_284", "1_285", "1_288", "1_289"
GAFFERS_PIPE, APPETITE, PARTY_GUEST, LEAF, PROUDFOOT = "1_292", "1_294", "1_297", "1_300", "1_301"
OLD_TOBY, PIPPIN_INTELLIGENT, POWER, STONE_TROLLS = "1_305", "1_307", "1_308", "1_314"
NOT_BEING_SEEN, THERE_AND_BACK, THRORS_MAP = "1_316", "1_317", "1_318"
GENTLEHOBBIT, CONSORTING, DEAR_FRIENDS, FEARING, FILIBERT = (
    "2_96",
    "2_97",
    "2_98",
    "2_100",
    "2_101",
)
SWORD_PLAY, HORTICULTURALIST, MITHRIL_COAT, IMITATION, SUNLIGHT = (
    "2_103",
    "2_104",
    "2_105",
    "2_106",
    "2_107",
)
INVITED, PROMISE, RED_BOOK = "2_111", "2_112", "2_113"
BILL, FRODOS_PIPE, ALONE, MELILOT, THREE_TROLLS = "3_106", "3_107", "3_109", "3_110", "3_114"

ROSIE, SAM, PIPPIN_OF_FRODO, URUK_SWORD = "1_309", "1_311", "1_306", "1_160"
URUK_SOLDIER, CAVE_TROLL, NAZGUL, ORC_AMBUSHER = "1_154", "1_165", "1_230", "1_261"
GOBLIN_DOMAIN, TASKMASTER, WITHOUT_HOPE, GOBLIN_RUNNER = "1_175", "2_90", "2_68", "1_178"
WORRY, REGIMENT, GONDOR_TALE = "1_162", "7_145", "1_114"
THRARIN, FARMER, FIELDS, GAFFER = "1_27", "1_295", "1_321", "1_291"
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = "7_193"
# Sites of the Fellowship block: 2 is a forest, 4 and 5 are underground, 7 and 8 rivers.
WILDS = ("1_319", "1_329", "1_337", "1_344", "1_349", "1_350", "1_354", "1_356", "1_360")


def wild_scene(**cards):
    return Scene(path=WILDS, **cards)


# --- pipes ---


@pytest.mark.parametrize("spotted", [0, 1, 2])
def test_the_gaffers_pipe_removes_twilight_for_pipes_spotted(spotted):
    scene = Scene(
        fellowship=[MERRY],
        bearing={MERRY: [GAFFERS_PIPE], FRODO: [FRODOS_PIPE]},
        support=[LEAF],
        twilight=5,
    )
    scene.fellowship_phase().use(GAFFERS_PIPE).take_number(spotted)
    assert scene.twilight == 5 - spotted
    assert scene.is_discarded(LEAF)


def test_bilbos_pipe_shuffles_tales_alone():
    scene = Scene(
        fellowship=[MERRY],
        bearing={MERRY: [BILBOS_PIPE], FRODO: [FRODOS_PIPE]},
        support=[LEAF],
        discards=[RED_BOOK, HOBBIT_SWORD, GONDOR_TALE, THERE_AND_BACK],
    )
    scene.fellowship_phase().use(BILBOS_PIPE).take_number(2)
    assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD)
    scene.choose(RED_BOOK).choose(GONDOR_TALE)
    assert sorted(scene.deck()) == sorted([RED_BOOK, GONDOR_TALE])
    assert scene.is_discarded(THERE_AND_BACK)


def test_frodos_pipe_heals_one_companion_again_and_again():
    scene = Scene(
        fellowship=[MERRY, PIPPIN_OF_FRODO, ARAGORN],
        bearing={MERRY: [GAFFERS_PIPE], FRODO: [FRODOS_PIPE]},
        support=[LEAF],
    )
    for card in (MERRY, PIPPIN_OF_FRODO, ARAGORN):
        scene.wound(card, 2)
    scene.fellowship_phase().use(FRODOS_PIPE).take_number(2)
    assert [scene.wounds(card) for card in (MERRY, PIPPIN_OF_FRODO, ARAGORN)] == [2, 0, 2]


# --- the fellowship phase ---


@pytest.mark.parametrize(("times", "left"), [(1, 2), (3, 0)])
def test_hobbit_appetite_heals_as_often_as_twilight_is_added(times, left):
    scene = Scene(fellowship=[MERRY], hand=[APPETITE]).wound(MERRY, 3)
    scene.fellowship_phase().play(APPETITE).take_number(times)
    assert scene.wounds(MERRY) == left
    assert scene.twilight == times


def test_hobbit_party_guest_heals_another_hobbit_at_home_at_site_1():
    scene = Scene(fellowship=[MERRY], support=[PARTY_GUEST, ROSIE, THRARIN, BILBO])
    for card in (PARTY_GUEST, ROSIE, THRARIN, BILBO, MERRY):
        scene.wound(card, 1)
    scene.turn_starts()
    assert scene.wounds(PARTY_GUEST) == 0
    scene.fellowship_phase().use(PARTY_GUEST)
    assert scene.wounds(ROSIE) == 0
    assert [scene.wounds(card) for card in (THRARIN, BILBO, MERRY, PARTY_GUEST)] == [1] * 4


def test_old_bilbos_heir_may_heal_a_hobbit_ally_at_the_start_of_his_turns():
    scene = Scene(support=[ROSIE, THRARIN], fellowship=[MERRY], ring_bearer=OLD_BILBOS_HEIR)
    for card in (ROSIE, THRARIN, MERRY):
        scene.wound(card, 1)
    scene.turn_starts().answer_with(OLD_BILBOS_HEIR)
    assert [scene.wounds(card) for card in (ROSIE, THRARIN, MERRY)] == [0, 1, 1]


def test_farmer_maggot_heals_merry_or_pippin():
    scene = Scene(fellowship=[MERRY, PIPPIN, ARAGORN], support=[MAGGOT])
    for card in (MERRY, PIPPIN, ARAGORN):
        scene.wound(card, 1)
    scene.fellowship_phase().use(MAGGOT)
    assert {scene._id(option.card) for option in scene.options(Verb.CHOOSE)} == {MERRY, PIPPIN}


def test_longbottom_leaf_may_discard_two_cards():
    scene = Scene(hand=[LEAF, HOBBIT_SWORD, POWER, APPETITE])
    scene.fellowship_phase().play(LEAF).answer_with(LEAF).choose(POWER).choose(APPETITE)
    assert scene.hand() == [HOBBIT_SWORD]


def test_master_proudfoot_keeps_shire_cards_and_discards_the_rest():
    scene = Scene(support=[PROUDFOOT], deck=[POWER, GONDOR_TALE, LEAF, GIMLI, APPETITE], twilight=2)
    scene.fellowship_phase().use(PROUDFOOT)
    assert sorted(scene.hand()) == sorted([LEAF, APPETITE])
    assert scene.deck() == [POWER, GONDOR_TALE]
    assert scene.is_discarded(GIMLI)
    assert scene.twilight == 4
    assert not scene.can(Verb.USE, PROUDFOOT)


def test_pippin_removes_a_burden_or_a_wound():
    for number, wounds, burdens in ((0, 1, 1), (1, 0, 2)):
        scene = Scene(hand=[PIPPIN_INTELLIGENT], fellowship=[ARAGORN], burdens=2)
        scene.wound(ARAGORN, 1)
        scene.fellowship_phase().play(PIPPIN_INTELLIGENT).take_number(number)
        assert (scene.wounds(ARAGORN), scene.burdens) == (wounds, burdens)


def test_pippin_heals_where_there_is_no_burden():
    scene = Scene(hand=[PIPPIN_INTELLIGENT], fellowship=[ARAGORN]).wound(ARAGORN, 1)
    scene.fellowship_phase().play(PIPPIN_INTELLIGENT)
    assert scene.wounds(ARAGORN) == 0


@pytest.mark.parametrize(("companion", "placed"), [(GIMLI, 1), (PIPPIN_OF_FRODO, 2)])
def test_dear_friends_places_two_cards_for_who_has_frodos_signet(companion, placed):
    scene = Scene(
        fellowship=[companion],
        hand=[DEAR_FRIENDS],
        discards=[LEAF, RED_BOOK, POWER],
        deck=[HOBBIT_SWORD],
    )
    scene.wound(FRODO, 3)
    scene.fellowship_phase().play(DEAR_FRIENDS)
    for card in (LEAF, POWER)[:placed]:
        scene.choose(card)
    assert scene.wounds(companion) == 1
    assert len(scene.deck()) == 1 + placed
    assert scene.deck()[-1] == HOBBIT_SWORD


def test_bilbo_discards_a_tale_to_discard_a_condition_of_an_opponents_support_area():
    scene = Scene(
        support=[GENTLEHOBBIT, RED_BOOK, PROMISE],
        shadow_support=[WORRY],
        fellowship=[ARAGORN],
    )
    scene.fellowship_phase().use(GENTLEHOBBIT)
    assert scene.is_discarded(RED_BOOK)
    assert scene.is_discarded(WORRY)
    assert scene.in_play(PROMISE)
    assert scene.wounds(GENTLEHOBBIT) == 1


@pytest.mark.parametrize("bilbo", [True, False])
def test_red_book_draws_for_a_tale_if_bilbo_is_spotted(bilbo):
    scene = Scene(
        fellowship=[MERRY],
        support=[RED_BOOK, *([BILBO] if bilbo else [])],
        hand=[THERE_AND_BACK],
        deck=[HOBBIT_SWORD],
    )
    scene.fellowship_phase().play(THERE_AND_BACK)
    scene.do(Verb.CHOOSE, THERE_AND_BACK, MERRY)
    assert scene.can(Verb.TRIGGER, RED_BOOK) is bilbo
    if bilbo:
        assert scene.answer_with(RED_BOOK).hand() == [HOBBIT_SWORD]


def test_meant_to_be_alone_removes_the_cost_of_a_card_an_opponent_reveals():
    scene = Scene(fellowship=[MERRY], hand=[ALONE], shadow_hand=[TROOPER], twilight=9)
    scene.fellowship_phase().play(ALONE)
    assert scene.twilight == 9 + 1 - 2
    assert scene.hand(SHADOW) == [TROOPER]


def test_meant_to_be_alone_removes_nothing_where_the_hand_is_empty():
    """Not the cost of the Hobbit who was spotted."""
    scene = Scene(fellowship=[MERRY], hand=[ALONE], twilight=9)
    scene.fellowship_phase().play(ALONE)
    assert scene.twilight == 9 + 1


def test_meant_to_be_alone_needs_a_hobbit_beside_the_ring_bearer():
    scene = Scene(fellowship=[ARAGORN], hand=[ALONE], shadow_hand=[TROOPER], twilight=9)
    assert not scene.fellowship_phase().can(Verb.PLAY, ALONE)


def test_thrors_map_plays_the_next_site_over_an_opponents():
    scene = Scene(
        path=WILDS,
        fellowship=[MERRY],
        support=[THRORS_MAP],
        adventure=["1_332"],
        site=1,
    )
    scene.state.path.append(scene._find("1_329"))
    scene.state.adventure[SHADOW].remove(scene._find("1_329"))
    scene.fellowship_phase().use(THRORS_MAP).choose(FRODO)
    assert scene.state.path[1] == scene._find("1_332")
    assert scene.state.zone[scene._find("1_329")] == IN_ADVENTURE_DECK
    assert (scene.wounds(MERRY), scene.wounds(FRODO)) == (1, 1)
    assert scene.is_discarded(THRORS_MAP)


def at_home_of(scene, owner):
    """Let the site 1 on the path be one of this player's."""
    owners = list(scene.state.owner)
    owners[scene._find(WILDS[0])] = owner
    scene.state.owner = tuple(owners)
    return scene


def test_hobbit_farmer_lays_your_site_1_over_an_opponents():
    scene = wild_scene(support=[FARMER], fellowship=[ARAGORN], adventure=[FIELDS], site=3)
    at_home_of(scene, SHADOW).fellowship_phase().use(FARMER)
    assert scene.state.path[0] == scene._find(FIELDS)
    assert scene.wounds(FARMER) == 1
    assert scene.wounds(FRODO) == 0


def test_hobbit_farmer_has_the_text_of_your_site_1_alone():
    for owner, choices in ((0, {FRODO, FARMER}), (SHADOW, set())):
        scene = wild_scene(support=[FARMER], deck=[GAFFER], site=3, twilight=3)
        at_home_of(scene, owner).fellowship_phase().use(FARMER)
        chosen_from = {scene._id(option.card) for option in scene.options(Verb.CHOOSE)}
        assert chosen_from == choices
        if choices:
            assert scene.choose(FARMER).choose(GAFFER).in_play(GAFFER)
            assert scene.wounds(FARMER) == 1


# --- moving ---


@pytest.mark.parametrize(
    ("hobbits", "less"), [((), 0), ((MERRY,), 1), ((MERRY, PIPPIN), 1), ((MERRY, PIPPIN, SAM), 2)]
)
def test_a_talent_for_not_being_seen_lowers_the_shadow_number_moved_to(hobbits, less):
    plain = wild_scene(fellowship=hobbits, site=6).happen(path.move).pass_all()
    hidden = wild_scene(fellowship=hobbits, support=[NOT_BEING_SEEN], site=6)
    hidden.happen(path.move).pass_all()
    assert plain.twilight - hidden.twilight == less
    assert hidden.number(SHADOW_NUMBER, WILDS[7]) == 6


def test_bill_the_pony_will_not_go_underground():
    scene = wild_scene(fellowship=[MERRY], bearing={MERRY: [BILL]}, site=2)
    assert scene.number(SHADOW_NUMBER, WILDS[3]) == 1
    scene.fellowship_phase()
    assert scene.in_play(BILL)
    below = wild_scene(fellowship=[MERRY], bearing={MERRY: [BILL]}, site=4).maneuver_phase()
    assert below.is_discarded(BILL)


# --- Shadow cards made dearer, prevented, or answered ---


def test_fearing_the_worst_makes_searches_and_trackers_dearer():
    scene = Scene(support=[FEARING], shadow_hand=[GOBLIN_DOMAIN, ORC_AMBUSHER, TASKMASTER, TROOPER])
    plain = Scene(shadow_hand=[GOBLIN_DOMAIN, ORC_AMBUSHER, TASKMASTER, TROOPER])
    more = [
        twilight_cost(scene.state, scene._find(card))
        - twilight_cost(plain.state, plain._find(card))
        for card in (GOBLIN_DOMAIN, ORC_AMBUSHER, TASKMASTER, TROOPER)
    ]
    assert more == [2, 2, 0, 0]


@pytest.mark.parametrize(("source", "may"), [(TROOPER, True), (MERRY, False)])
def test_melilot_prevents_a_burden_of_a_shadow_card_one_at_a_time(source, may):
    scene = Scene(fellowship=[MERRY], support=[MELILOT], minions=[TROOPER])
    scene.happen(add_burdens, 0, 2, scene._find(source))
    assert scene.can(Verb.TRIGGER, MELILOT) is may
    if may:
        scene.answer_with(MELILOT)
        assert scene.burdens == 1
        assert scene.wounds(MELILOT) == 1


def test_three_monstrous_trolls_prevent_all_twilight_a_shadow_card_adds():
    scene = Scene(
        fellowship=[MERRY],
        support=[THREE_TROLLS, ROSIE],
        shadow_hand=[GOBLIN_RUNNER],
        site=4,
        twilight=3,
    )
    scene.shadow_phase().play(GOBLIN_RUNNER).wait_to(Verb.TRIGGER, GOBLIN_RUNNER)
    scene.answer_with(GOBLIN_RUNNER).answer_with(THREE_TROLLS)
    assert scene.twilight == 2
    assert scene.wounds(ROSIE) == 1


def test_hobbit_sword_play_is_prevented_for_three_twilight():
    for number, wounds, twilight in ((0, 1, 4), (1, 0, 1)):
        scene = Scene(
            fellowship=[MERRY],
            bearing={MERRY: [HOBBIT_SWORD]},
            minions=[CAPTAIN],
            hand=[SWORD_PLAY],
            twilight=4,
        )
        scene.maneuver_phase().play(SWORD_PLAY)
        assert scene.who == SHADOW
        scene.take_number(number)
        assert scene.wounds(CAPTAIN) == wounds
        assert scene.twilight == twilight
        assert scene.wounds(MERRY) == 1


@pytest.mark.parametrize(
    ("pippin", "discarded", "safe"),
    [(True, THERE_AND_BACK, True), (False, THERE_AND_BACK, False), (True, IMITATION, False)],
)
def test_pippin_friend_to_frodo_keeps_shire_tales_from_opponents(pippin, discarded, safe):
    spoiler = made(TROOPER, ability(shadow, remove_twilight(1) >> discard(a(condition))))
    scene = Scene(
        fellowship=[MERRY, *([PIPPIN_OF_FRODO] if pippin else [])],
        bearing={MERRY: [THERE_AND_BACK]},
        support=[IMITATION],
        minions=[spoiler],
        twilight=1,
    )
    scene.shadow_phase().use(spoiler).choose(discarded)
    assert scene.is_discarded(discarded) is not safe


def test_not_feared_in_sunlight_ends_with_the_regroup_phase():
    scene = Scene(fellowship=[MERRY], support=[SUNLIGHT], minions=[NAZGUL, TROOPER])
    assert (scene.strength(NAZGUL), scene.strength(TROOPER)) == (6, 6)
    scene.regroup_phase()
    assert scene.is_discarded(SUNLIGHT)


# --- wounds and skirmishes ---


def test_consorting_with_wizards_saves_bilbo_but_from_archery():
    scene = Scene(support=[BILBO], bearing={BILBO: [CONSORTING]}, minions=[CAPTAIN])
    scene.maneuver_phase().happen(wound, scene._find(BILBO), scene._find(CAPTAIN))
    assert scene.wounds(BILBO) == 0
    scene.state.phase = ARCHERY
    scene.happen(wound, scene._find(BILBO), scene._find(CAPTAIN))
    assert scene.wounds(BILBO) == 1


@pytest.mark.parametrize(("way", "wounds", "stays"), [(0, 1, True), (1, 0, False)])
def test_consorting_with_wizards_removes_twilight_for_bilbo_or_for_itself(way, wounds, stays):
    scene = Scene(support=[BILBO], bearing={BILBO: [CONSORTING]}, twilight=3)
    scene.fellowship_phase().use(CONSORTING).take_number(way)
    assert scene.twilight == 2
    assert (scene.wounds(BILBO), scene.in_play(CONSORTING)) == (wounds, stays)


@pytest.mark.parametrize(("fierce", "cancelled"), [(True, True), (False, False)])
def test_filibert_cancels_fierce_skirmishes_alone(fierce, cancelled):
    scene = Scene(fellowship=[MERRY], support=[FILIBERT], minions=[REGIMENT, BYSTANDER])
    scene.state.round = int(fierce)
    scene.skirmish(MERRY, REGIMENT).use(FILIBERT)
    if scene.can(Verb.CHOOSE, MERRY):
        scene.choose(MERRY)
    scene.resolve()
    assert (scene.wounds(MERRY) == 2 and not scene.is_dead(MERRY)) is cancelled


def test_mithril_coat_takes_weapons_and_damage_from_who_fights_frodo():
    scene = Scene(
        bearing={FRODO: [MITHRIL_COAT], URUK_SOLDIER: [URUK_SWORD]},
        minions=[URUK_SOLDIER, URUK_BROOD, GOBLIN_ARCHER, BYSTANDER],
    )
    assert archery_totals(scene.state)[1] == 0
    assert (scene.strength(URUK_SOLDIER), damage_bonus(scene.state, scene._find(URUK_SOLDIER))) == (
        9,
        1,
    )
    scene.skirmish(FRODO, URUK_SOLDIER)
    assert (scene.strength(URUK_SOLDIER), damage_bonus(scene.state, scene._find(URUK_SOLDIER))) == (
        7,
        0,
    )
    assert damage_bonus(scene.state, scene._find(URUK_BROOD)) == 1


@pytest.mark.parametrize(("victim", "may"), [(MERRY, True), (ROSIE, True), (GIMLI, False)])
def test_nice_imitation_saves_any_hobbit(victim, may):
    scene = Scene(fellowship=[MERRY, GIMLI], support=[IMITATION, ROSIE], minions=[CAPTAIN])
    scene.happen(wound, scene._find(victim), scene._find(CAPTAIN))
    assert scene.can(Verb.TRIGGER, IMITATION) is may
    if may:
        scene.answer_with(IMITATION)
        assert scene.wounds(victim) == 0
        assert scene.is_discarded(IMITATION)


def test_power_according_to_his_stature_wounds_each_minion_at_the_ring_bearer():
    scene = Scene(minions=[CAPTAIN, "7_292", TROOPER, BYSTANDER], hand=[POWER])
    scene.skirmish(FRODO, CAPTAIN, "7_292").play(POWER)
    assert [scene.wounds(minion) for minion in (CAPTAIN, "7_292", TROOPER)] == [1, 1, 0]
    assert scene.burdens == 1


@pytest.mark.parametrize(("minion", "bonus"), [(URUK_SOLDIER, 3), (CAVE_TROLL, 3), (NAZGUL, 0)])
def test_stone_trolls_teach_how_to_fight_trolls_and_uruk_hai(minion, bonus):
    scene = Scene(
        fellowship=[GIMLI], bearing={GIMLI: [STONE_TROLLS]}, minions=[minion, BYSTANDER], site=4
    )
    scene.skirmish(GIMLI, minion)
    assert scene.state.skirmisher >= 0
    assert scene.strength(GIMLI) == 6 + bonus


def test_stone_trolls_are_told_to_each_character_once():
    scene = Scene(
        fellowship=[GIMLI],
        bearing={GIMLI: [STONE_TROLLS]},
        support=[BILBO],
        hand=[STONE_TROLLS],
    )
    scene.fellowship_phase().play(STONE_TROLLS)
    assert {scene._id(option.target) for option in scene.options()} == {FRODO, BILBO}


@pytest.mark.parametrize(("exhausted", "strengths"), [(False, (4, 4)), (True, (3, 3))])
def test_a_promise_holds_while_neither_is_exhausted(exhausted, strengths):
    scene = Scene(fellowship=[SAM], support=[PROMISE])
    if exhausted:
        scene.wound(SAM, 3)
    ring = 1
    assert (scene.strength(FRODO) - ring, scene.strength(SAM)) == strengths


def test_there_and_back_again_strengthens_every_hobbit_companion():
    scene = Scene(
        fellowship=[MERRY, PIPPIN, DWARF_GUARD],
        bearing={MERRY: [THERE_AND_BACK]},
        support=[ROSIE],
        minions=[CAPTAIN],
    )
    before = [scene.strength(card) for card in (MERRY, PIPPIN, FRODO, DWARF_GUARD, ROSIE)]
    scene.maneuver_phase().use(THERE_AND_BACK)
    now = [scene.strength(card) for card in (MERRY, PIPPIN, FRODO, DWARF_GUARD, ROSIE)]
    assert [one - other for one, other in zip(now, before, strict=True)] == [2, 2, 2, 0, 0]
