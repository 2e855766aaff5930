"""Starter cards that count: cultures healed, prices of a phase, halves, weapons, Nazgûl."""

import pytest

from rules.tcg.engine.codes import (
    DAMAGE,
    FELLOWSHIP,
    REGROUP,
    Verb,
)
from rules.tcg.engine.numbers import twilight_cost
from rules.tcg.engine.path import move
from rules.tcg.engine.sites import place_site
from tests.rules.tcg.cards import (
    ARAGORN,
    CAPTAIN,
    DESERT_FIGHTER,
    GIMLI,
    MADRIL,
    MERRY,
    ORC_BROOD,
    PIPPIN,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

SWORDARM = "1_116"
NELYA = "7_216"
MORGUL_PREDATOR = "7_196"
CROSSROADS = "13_189"
BREEDING_PIT, TRACKING_URUK, SEARCHING_URUK = "15_188", "15_171", "15_168"
FLEE_IN_TERROR, NARROW_ESCAPE, FLURRY_OF_BLOWS = "2_33", "10_111", "2_5"
MORGUL_LACKEY = "7_193"
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


# --- one of each culture ---


def test_at_the_crossroads_one_companion_of_each_culture_is_healed():
    path = (*ARAGORN_SITES[:2], CROSSROADS, *ARAGORN_SITES[3:])
    scene = Scene(fellowship=[ARAGORN, MADRIL, GIMLI, MERRY], path=path, site=2)
    for wounded in (ARAGORN, MADRIL, GIMLI):
        scene.wound(wounded, 1)
    place_site(scene.state, scene._find(CROSSROADS), 3)
    scene.state.phase = REGROUP
    scene.happen(move).wait_to(Verb.TRIGGER, CROSSROADS).answer_with(CROSSROADS).choose(MADRIL)
    assert [scene.wounds(card) for card in (ARAGORN, MADRIL, GIMLI)] == [1, 0, 0]


def test_the_crossroads_heal_nobody_in_the_fellowship_phase():
    path = (*ARAGORN_SITES[:2], CROSSROADS, *ARAGORN_SITES[3:])
    scene = Scene(fellowship=[ARAGORN], path=path, site=2).wound(ARAGORN, 1)
    place_site(scene.state, scene._find(CROSSROADS), 3)
    scene.state.phase = FELLOWSHIP
    scene.happen(move).pass_()
    assert not scene.can(Verb.TRIGGER, CROSSROADS)
    assert scene.wounds(ARAGORN) == 1


# --- the first of each Shadow phase ---


def test_the_breeding_pit_makes_the_first_hunter_of_the_phase_cheaper():
    path = (*ARAGORN_SITES[:4], BREEDING_PIT, *ARAGORN_SITES[5:])
    scene = Scene(
        shadow_hand=[TRACKING_URUK, SEARCHING_URUK], path=path, site=5, twilight=30
    ).shadow_phase()
    first, second = scene._find(TRACKING_URUK), scene._find(SEARCHING_URUK)
    full = scene.state.blueprints[second].card.twilight
    assert twilight_cost(scene.state, second) == full - 2
    before = scene.twilight
    scene.play(TRACKING_URUK)
    assert scene.twilight == before - (scene.state.blueprints[first].card.twilight - 2)
    assert twilight_cost(scene.state, second) == full


# --- prices and halves ---


def test_the_owner_of_the_orc_alone_may_pay_for_it_in_flee_in_terror():
    strong = made(ARAGORN, strength=12)
    scene = Scene(
        players=3,
        fellowship=[strong],
        minions=[DESERT_FIGHTER],
        minions_of={2: [TROOPER]},
        hand=[FLEE_IN_TERROR],
        twilight=5,
    )
    scene.wound(TROOPER, 1).skirmish(strong, DESERT_FIGHTER)
    scene.wait_to(Verb.PLAY, FLEE_IN_TERROR).play(FLEE_IN_TERROR)
    assert scene.who == 2
    scene.take_number(1)
    assert scene.in_play(TROOPER)
    assert scene.twilight == 2


@pytest.mark.parametrize(("choice", "discarded"), [(0, 1), (1, 2)])
def test_who_spots_four_hobbits_may_still_choose_the_smaller_half(choice, discarded):
    sam = made(MERRY)
    scene = Scene(
        fellowship=[MERRY, PIPPIN, sam],
        minions=[TROOPER, CAPTAIN, ORC_BROOD],
        hand=[NARROW_ESCAPE],
    )
    scene.regroup_phase().play(NARROW_ESCAPE)
    assert scene.who == 0
    scene.take_number(choice)
    assert scene.who == 1
    for minion in (TROOPER, CAPTAIN)[:discarded]:
        scene.choose(minion)
    assert len(scene.state.minions) == 3 - discarded


# --- cards whose sentences are common ones ---


@pytest.mark.parametrize(("weapons", "strength", "damage"), [(1, 2, 1), (2, 4, 2)])
def test_flurry_of_blows_is_more_for_a_dwarf_with_two_hand_weapons(weapons, strength, damage):
    axes = ["1_9", "2_10"][:weapons]
    scene = Scene(
        fellowship=[GIMLI],
        bearing={GIMLI: axes},
        minions=[CAPTAIN, BYSTANDER],
        hand=[FLURRY_OF_BLOWS],
    )
    before, damage_before = scene.strength(GIMLI), scene.number(DAMAGE, GIMLI)
    scene.skirmish(GIMLI, CAPTAIN).play(FLURRY_OF_BLOWS)
    assert scene.strength(GIMLI) == before + strength
    assert scene.number(DAMAGE, GIMLI) == damage_before + (damage - 1)


@pytest.mark.parametrize(("defends", "bonus"), [(False, 2), (True, 4)])
def test_swordarm_of_the_white_tower_is_more_for_a_defender(defends, bonus):
    companion = "4_109" if defends else ARAGORN
    scene = Scene(fellowship=[companion], minions=[CAPTAIN, BYSTANDER], hand=[SWORDARM])
    before = scene.strength(companion)
    scene.skirmish(companion, CAPTAIN).play(SWORDARM)
    assert scene.strength(companion) == before + bonus


def test_morgul_predator_exerts_to_strengthen_a_nazgul():
    scene = Scene(fellowship=[ARAGORN], minions=[NELYA, MORGUL_PREDATOR])
    scene.skirmish(ARAGORN, NELYA).wait_to(Verb.USE, MORGUL_PREDATOR)
    scene.use(MORGUL_PREDATOR).choose(NELYA)
    assert scene.strength(NELYA) == 11
    assert scene.wounds(MORGUL_PREDATOR) == 1
