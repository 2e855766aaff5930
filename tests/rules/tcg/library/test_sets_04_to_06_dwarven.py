"""Dwarven cards of sets 4 to 6 whose text is easily misread, in scenes."""

import pytest

from rules.tcg.engine import assignment, wounds
from rules.tcg.engine.codes import DAMAGE, NO_DAMAGE_BONUS, Verb
from rules.tcg.engine.tokens import change_culture_tokens
from tests.rules.tcg.cards import (
    ARAGORN,
    DWARF_GUARD,
    GUARD,
    HOBBIT_SWORD,
    LEGOLAS,
    MERRY,
    MORDOR_SOLDIER,
    PIPPIN,
    TROOPER,
    VETERAN,
)
from tests.rules.tcg.scene import Scene

AXE, FORESIGHT, HEART_RISES, ARMORY, LOCKBEARER = "4_41", "4_45", "4_46", "4_47", "4_48"
GIMLI, NOTCHED, FINAL_COUNT, SEARCH, STOUT = "4_49", "4_52", "4_69", "4_56", "4_57"
DEFENDING, SKILLED, HORN, TO_MY_LIKING = "5_6", "5_7", "5_8", "5_9"
LEND_AID, PALACES = "6_9", "6_10"
COURTESY, ROCK = "4_44", "4_50"
ORTHANC_WARRIOR = "4_165"  # damage +1


@pytest.mark.parametrize("price", [ROCK, HOBBIT_SWORD])
def test_axe_of_erebor_costs_a_condition_or_a_card_stacked_on_one(price):
    scene = Scene(
        fellowship=[GIMLI],
        bearing={GIMLI: [AXE]},
        support=[ROCK],
        stacked={ROCK: [HOBBIT_SWORD]},
        minions=[VETERAN],
        site=6,
    )
    scene.skirmish(GIMLI, VETERAN).use(AXE).take_number(0 if price == ROCK else 1)
    assert scene.is_discarded(price)
    assert scene.in_play(ROCK) is (price != ROCK)
    assert scene.strength(GIMLI) == 6 + 2 + 1


def test_dwarven_foresight_takes_a_free_peoples_card():
    scene = Scene(
        fellowship=[GIMLI],
        support=[ROCK],
        stacked={ROCK: [TROOPER, HOBBIT_SWORD, GUARD]},
        hand=[FORESIGHT],
    )
    scene.fellowship_phase().play(FORESIGHT)
    assert not scene.can(Verb.CHOOSE, TROOPER)
    assert scene.choose(GUARD).hand() == [GUARD]


@pytest.mark.parametrize("cards", [8, 4])
def test_ever_my_heart_rises_stacks_the_top_six(cards):
    scene = Scene(fellowship=[GIMLI], hand=[HEART_RISES], deck=[GUARD] * cards)
    scene.fellowship_phase().play(HEART_RISES)
    assert scene.stack(HEART_RISES) == [GUARD] * min(cards, 6)
    assert scene.deck() == [GUARD] * max(cards - 6, 0)
    if cards == 8:
        scene.use(HEART_RISES).choose(GUARD)
        assert scene.hand() == [GUARD]
        assert len(scene.deck()) == 1


def test_from_the_armory_guards_the_dwarf_who_exerts():
    scene = Scene(
        fellowship=[GIMLI, DWARF_GUARD, ARAGORN],
        support=[ARMORY],
        hand=[DWARF_GUARD, TROOPER],
        minions=[VETERAN],
        site=6,
    )
    scene.skirmish(GIMLI, VETERAN).use(ARMORY).choose(GIMLI)
    assert len(scene.stack(ARMORY)) == 1
    for one in (GIMLI, ARAGORN):
        scene.happen(wounds.wound, scene._find(one))
    assert (scene.wounds(GIMLI), scene.wounds(ARAGORN)) == (1, 1)


@pytest.mark.parametrize(("hobbits", "bonus"), [([], 0), ([MERRY], 1), ([MERRY, PIPPIN], 2)])
def test_gimli_lockbearer_counts_unbound_hobbits_not_the_ring_bearer(hobbits, bonus):
    assert Scene(fellowship=[LOCKBEARER, *hobbits]).strength(LOCKBEARER) == 6 + bonus


@pytest.mark.parametrize(
    ("dwarven", "elven", "bonus"), [(2, 3, 2), (3, 2, 2), (0, 4, 0), (5, 5, 3)]
)
def test_my_axe_is_notched_counts_the_lower_number(dwarven, elven, bonus):
    scene = Scene(fellowship=[GIMLI, LEGOLAS], support=[NOTCHED, FINAL_COUNT])
    change_culture_tokens(scene.state, scene._find(NOTCHED), "dwarven", dwarven)
    change_culture_tokens(scene.state, scene._find(FINAL_COUNT), "elven", elven)
    assert scene.fellowship_phase().strength(GIMLI) == 6 + bonus


@pytest.mark.parametrize(("tokens", "bonus"), [(2, 2), (5, 3)])
def test_stout_and_strong_makes_any_unbound_companion_stronger(tokens, bonus):
    scene = Scene(fellowship=[GIMLI, ARAGORN], support=[STOUT], minions=[VETERAN], site=6)
    change_culture_tokens(scene.state, scene._find(STOUT), "dwarven", tokens)
    before = scene.strength(ARAGORN)
    scene.skirmish(ARAGORN, VETERAN).use(STOUT).choose(ARAGORN)
    assert scene.strength(ARAGORN) == before + bonus
    assert scene.is_discarded(STOUT)


def test_search_far_and_wide_draws_two_after_the_discard():
    scene = Scene(fellowship=[GIMLI], hand=[SEARCH], deck=[GUARD, MERRY, PIPPIN, HOBBIT_SWORD])
    scene.fellowship_phase().play(SEARCH)
    assert scene.hand() == [PIPPIN, MERRY]
    assert scene.is_discarded(HOBBIT_SWORD)


@pytest.mark.parametrize("drawn", [True, False])
def test_defending_the_keep_draws_or_plays_a_condition(drawn):
    scene = Scene(fellowship=[GIMLI], hand=[DEFENDING], deck=[GUARD], discards=[ROCK, HOBBIT_SWORD])
    scene.fellowship_phase().play(DEFENDING).take_number(0 if drawn else 1)
    assert scene.in_play(ROCK) is not drawn
    assert scene.hand() == ([GUARD] if drawn else [])


def test_gimli_skilled_defender_wounds_a_minion_who_is_still_to_fight():
    scene = Scene(fellowship=[SKILLED, ARAGORN], minions=[MORDOR_SOLDIER, VETERAN], site=6)
    assignment.assign(scene.state, scene._find(ARAGORN), scene._find(VETERAN))
    scene.skirmish(SKILLED, MORDOR_SOLDIER)
    scene.do(Verb.FIGHT, SKILLED).wait_to(Verb.TRIGGER, SKILLED).answer_with(SKILLED)
    if scene.can(Verb.CHOOSE, VETERAN):
        scene.choose(VETERAN)
    assert scene.wounds(VETERAN) == 1


@pytest.mark.parametrize(("site", "bonus"), [("4_335", 0), ("4_332", 1)])
def test_horn_of_helm_works_at_a_battleground(site, bonus):
    path = ("4_326", site, "4_337", "4_346", "4_348", "4_354", "4_356", "4_358", "4_360")
    scene = Scene(fellowship=[GIMLI], support=[HORN], minions=[ORTHANC_WARRIOR], path=path, site=2)
    scene.maneuver_phase().use(HORN)
    assert scene.number(DAMAGE, ORTHANC_WARRIOR) == 1
    assert scene.number(NO_DAMAGE_BONUS, ORTHANC_WARRIOR) == 1 - bonus


def test_more_to_my_liking_stacks_once_and_pays_with_any_stacked_card():
    scene = Scene(
        fellowship=[GIMLI],
        support=[TO_MY_LIKING, ROCK],
        stacked={ROCK: [TROOPER]},
        deck=[MERRY, GUARD],
        minions=[VETERAN],
        site=6,
    )
    scene.maneuver_phase().use(TO_MY_LIKING)
    assert scene.stack(TO_MY_LIKING) == [GUARD]
    scene.use(TO_MY_LIKING)
    if scene.can(Verb.CHOOSE, TROOPER):
        scene.choose(TROOPER)
    assert scene.hand() == [GUARD]
    assert not scene.can(Verb.USE, TO_MY_LIKING)


def test_lend_us_your_aid_strengthens_gimli_and_elves():
    scene = Scene(
        fellowship=[GIMLI, DWARF_GUARD, LEGOLAS], hand=[LEND_AID], minions=[VETERAN], site=6
    )
    scene.maneuver_phase().play(LEND_AID)
    assert [scene.strength(one) for one in (GIMLI, LEGOLAS, DWARF_GUARD)] == [9, 9, 4]
    assert scene.wounds(GIMLI) == 2


@pytest.mark.parametrize("tokens", [0, 2])
def test_suspended_palaces_adds_to_a_stack_that_is_there(tokens):
    scene = Scene(
        fellowship=[GIMLI],
        support=[PALACES, ROCK, COURTESY],
        stacked={ROCK: [TROOPER]},
        deck=[GUARD],
    )
    change_culture_tokens(scene.state, scene._find(PALACES), "dwarven", tokens)
    scene.fellowship_phase().use(PALACES)
    if tokens:
        scene.take_number(1)
    assert scene.stack(ROCK) == [TROOPER, GUARD]
    assert scene.in_play(PALACES) is (tokens > 0)
    assert scene.tokens(PALACES) == max(tokens - 1, 0)
