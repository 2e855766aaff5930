"""The Gollum cards of set 10, *Mount Doom*."""

import pickle

import pytest

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.state.codes import FELLOWSHIP, SKIRMISH, STRENGTH, UNTIL_END_OF_PHASE, Verb
from rules.tcg.notation.language import (
    also_playable,
    at,
    bearer_must_be,
    gets,
    man,
    mountain,
    skirmish,
    strength,
    this,
    while_,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY
SWORD = made(RANGERS_SWORD, bearer_must_be(man), also_playable(skirmish), title="Long Sword")
CAPTAIN = made(SOUTHRON_CAPTAIN, strength=3, vitality=9)


def a_sword_is_played(place: str = "shadow_hand", twilight: int = 9) -> Scene:
    """Let Aragorn be given a sword in the fellowship phase, which a dark shape answers."""
    shadow = [A_DARK_SHAPE_SPRANG] + [GOLLUM_PLOTTING_DECEIVER] * (place == "shadow_hand")
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        hand=[SWORD, CITY_OF_MEN],
        shadow_hand=shadow,
        shadow_discards=[GOLLUM_PLOTTING_DECEIVER] if place == "shadow_discards" else [],
        twilight=twilight,
        site=4,
    )
    return scene.fellowship_phase().play(SWORD)


@pytest.mark.parametrize("place", ["shadow_hand", "shadow_discards"])
def test_a_dark_shape_sprang_begins_a_skirmish_in_another_phase(place: str) -> None:
    scene = a_sword_is_played(place)
    before = scene.twilight
    scene.play(A_DARK_SHAPE_SPRANG)
    assert scene.state.phase == SKIRMISH
    assert scene.state.skirmisher == scene.card(ARAGORN_DRIVEN_BY_NEED)
    assert scene.state.skirmish_minions == [scene.card(GOLLUM_PLOTTING_DECEIVER)]
    # Gollum costs two, and two less here.
    assert scene.twilight == before
    assert scene.can(Verb.PLAY, CITY_OF_MEN)


def test_the_suspended_phase_goes_on_after_the_skirmish() -> None:
    scene = a_sword_is_played()
    aragorn = scene.card(ARAGORN_DRIVEN_BY_NEED)
    change_number(scene.state, aragorn, STRENGTH, 1, UNTIL_END_OF_PHASE)
    strong = scene.strength(ARAGORN_DRIVEN_BY_NEED)
    scene.play(A_DARK_SHAPE_SPRANG)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == strong
    scene.resolve()
    assert scene.state.phase == FELLOWSHIP
    assert ("phase resumed", FELLOWSHIP) in scene.log
    # What lasts to the end of the fellowship phase lasts on.
    assert scene.is_discarded(A_DARK_SHAPE_SPRANG)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == strong
    assert scene.state.skirmisher == -1
    assert scene.assigned_to(GOLLUM_PLOTTING_DECEIVER) == []


def test_a_suspended_skirmish_goes_on_where_it_was() -> None:
    """The captain still fights Aragorn when Gollum has been beaten."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[CAPTAIN, BYSTANDER],
        hand=[SWORD],
        shadow_hand=[A_DARK_SHAPE_SPRANG, GOLLUM_PLOTTING_DECEIVER],
        twilight=9,
        site=4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, CAPTAIN).play(SWORD).play(A_DARK_SHAPE_SPRANG)
    assert scene.state.skirmish_minions == [scene.card(GOLLUM_PLOTTING_DECEIVER)]
    assert scene.assigned_to(CAPTAIN) == []
    copy = pickle.loads(pickle.dumps(scene.state))
    assert copy.stack == scene.state.stack
    while ("phase resumed", SKIRMISH) not in scene.log:
        scene.pass_()
    assert scene.state.phase == SKIRMISH
    assert scene.state.skirmisher == scene.card(ARAGORN_DRIVEN_BY_NEED)
    assert scene.state.skirmish_minions == [scene.card(CAPTAIN)]
    assert scene.assigned_to(CAPTAIN) == [ARAGORN_DRIVEN_BY_NEED]
    scene.resolve()
    assert not scene.in_play(CAPTAIN)


def test_who_dies_in_between_has_left_the_suspended_skirmish() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        minions=[CAPTAIN, BYSTANDER],
        hand=[SWORD],
        shadow_hand=[A_DARK_SHAPE_SPRANG, GOLLUM_PLOTTING_DECEIVER],
        twilight=9,
        site=4,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3)
    aragorn = scene.card(ARAGORN_DRIVEN_BY_NEED)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, CAPTAIN).play(SWORD).choose("Aragorn")
    change_number(scene.state, aragorn, STRENGTH, -7, UNTIL_END_OF_PHASE)
    scene.play(A_DARK_SHAPE_SPRANG).resolve()
    assert scene.is_dead(ARAGORN_DRIVEN_BY_NEED)
    assert scene.state.skirmisher == -1
    assert scene.in_play(CAPTAIN)


def test_a_dark_shape_needs_a_gollum_that_can_be_paid_for() -> None:
    costly = made(GOLLUM_PLOTTING_DECEIVER, title="Gollum", twilight=9, unique=False)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        hand=[SWORD, CITY_OF_MEN],
        shadow_hand=[A_DARK_SHAPE_SPRANG, costly],
        twilight=2,
        site=4,
    )
    assert not scene.fellowship_phase().play(SWORD).can(Verb.PLAY, A_DARK_SHAPE_SPRANG)


def test_shelob_with_gollum_keeps_a_companion_out_of_skirmishes() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        minions=[GOLLUM_PLOTTING_DECEIVER],
        shadow_hand=[SHELOB_HER_LADYSHIP],
        twilight=20,
        site=8,
    )
    scene.shadow_phase().play(SHELOB_HER_LADYSHIP).answer_with(SHELOB_HER_LADYSHIP).choose(
        ARAGORN_DRIVEN_BY_NEED
    )
    scene.assignment_phase()
    assert not scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.ASSIGN, EOMER_VALIANT_WARCHIEF)


@pytest.mark.parametrize(("cards", "bonus"), [(3, 1), (4, 0)])
def test_unabated_in_malice_harms_more_with_initiative(cards: int, bonus: int) -> None:
    scene = Scene(
        minions=[GOLLUM_VILE_CREATURE, MORDOR_VETERAN],
        shadow_support=[UNABATED_IN_MALICE],
        hand=[DWARF_GUARD] * cards,
    )
    assert damage_bonus(scene.state, scene.card(GOLLUM_VILE_CREATURE)) == bonus
    assert damage_bonus(scene.state, scene.card(MORDOR_VETERAN)) == 0


@pytest.mark.parametrize("prevented", [True, False])
def test_reclaim_the_precious_lets_the_free_peoples_choose_for_a_burden(prevented: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR, ELFHELM],
        bearing={GIMLI_DWARF_OF_EREBOR: [RING_OF_FURY]},
        minions=[GOLLUM_VILE_CREATURE],
        shadow_support=[RECLAIM_THE_PRECIOUS],
        site=4,
    )
    scene.assignment_phase().wait_to(Verb.USE, RECLAIM_THE_PRECIOUS).use(RECLAIM_THE_PRECIOUS)
    # The Ring-bearer bears The One Ring, which is no artifact by its type.
    if scene.who == SHADOW and scene.can(Verb.CHOOSE, GIMLI_DWARF_OF_EREBOR):
        scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.who == FREE_PEOPLES
    if prevented:
        scene.choose("add a burden").choose(ELFHELM)
    else:
        scene.choose("assign Gollum to")
    assert scene.assigned_to(GOLLUM_VILE_CREATURE) == [
        ELFHELM if prevented else GIMLI_DWARF_OF_EREBOR
    ]
    assert scene.burdens == int(prevented)


@pytest.mark.parametrize(("choice", "strength", "burdens"), [("strength", 8, 0), ("burden", 5, 1)])
def test_gollum_mad_thing_has_a_price_for_who_assigns_him(
    choice: str, strength: int, burdens: int
) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[GOLLUM_MAD_THING, MORDOR_VETERAN], site=6)
    scene.assignment_phase().wait_to(Verb.ASSIGN, DWARF_GUARD)
    scene.do(Verb.ASSIGN, DWARF_GUARD, GOLLUM_MAD_THING)
    assert scene.who == FREE_PEOPLES
    scene.choose(choice)
    assert scene.assigned_to(GOLLUM_MAD_THING) == [DWARF_GUARD]
    assert (scene.strength(GOLLUM_MAD_THING), scene.burdens) == (strength, burdens)
    scene.regroup_phase()
    assert scene.strength(GOLLUM_MAD_THING) == 5


def test_gollum_mad_thing_costs_nothing_where_the_shadow_assigns_him() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[GOLLUM_MAD_THING], site=6)
    scene.assignment_phase().wait_to(Verb.ASSIGN, DWARF_GUARD)
    while scene.who == FREE_PEOPLES:
        scene.pass_()
    scene.do(Verb.ASSIGN, DWARF_GUARD, GOLLUM_MAD_THING)
    assert (scene.strength(GOLLUM_MAD_THING), scene.burdens) == (5, 0)


@pytest.mark.parametrize(("site", "may"), [(9, True), (8, False)])
def test_final_strike_brings_gollum_back_at_site_nine(site: int, may: bool) -> None:
    scene = Scene(
        shadow_support=[FINAL_STRIKE],
        shadow_discards=[GOLLUM_VILE_CREATURE, MORDOR_VETERAN],
        twilight=2,
        site=site,
    ).shadow_phase()
    assert scene.can(Verb.USE, FINAL_STRIKE) is may
    if may:
        scene.use(FINAL_STRIKE)
        assert scene.in_play(GOLLUM_VILE_CREATURE)
        assert scene.twilight == 0


@pytest.mark.parametrize("answered", [True, False])
def test_final_strike_cancels_an_archery_ability_for_an_exertion_of_gollum(answered: bool) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[GOLLUM_VILE_CREATURE, MORDOR_VETERAN],
        shadow_support=[FINAL_STRIKE],
        site=6,
    )
    scene.archery_phase().use(LEGOLAS_GREENLEAF)
    if scene.can(Verb.CHOOSE, MORDOR_VETERAN):
        scene.choose(MORDOR_VETERAN)
    assert scene.who == SHADOW
    if answered:
        scene.answer_with(FINAL_STRIKE)
    else:
        scene.pass_()
        while scene.can(Verb.CHOOSE, MORDOR_VETERAN):
            scene.choose(MORDOR_VETERAN)
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1
    assert scene.wounds(GOLLUM_VILE_CREATURE) == int(answered)
    assert scene.wounds(MORDOR_VETERAN) == int(not answered)


@pytest.mark.parametrize(("wounds", "may"), [(1, True), (2, True), (3, False)])
def test_reclaim_the_precious_discards_a_possession_for_two_exertions(
    wounds: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [COIF], MORDOR_VETERAN: [ORC_SCIMITAR]},
        minions=[GOLLUM_VILE_CREATURE, MORDOR_VETERAN],
        shadow_support=[RECLAIM_THE_PRECIOUS],
        site=6,
    ).wound(GOLLUM_VILE_CREATURE, wounds - 1)
    scene.regroup_phase()
    assert scene.comes_to(Verb.USE, RECLAIM_THE_PRECIOUS) is may
    if may:
        scene.use(RECLAIM_THE_PRECIOUS).choose(COIF)
        assert scene.wounds(GOLLUM_VILE_CREATURE) == wounds + 1
        assert scene.is_discarded(COIF)
        assert scene.in_play(ORC_SCIMITAR)
        assert scene.is_discarded(RECLAIM_THE_PRECIOUS)


def test_unabated_in_malice_counts_the_cultures_of_both_sides() -> None:
    scene = Scene(
        fellowship=[ELFHELM, DWARF_GUARD],
        minions=[GOLLUM_VILE_CREATURE, MORDOR_VETERAN],
        shadow_support=[UNABATED_IN_MALICE],
        site=6,
    )
    scene.skirmish(DWARF_GUARD, GOLLUM_VILE_CREATURE).wait_to(Verb.USE, UNABATED_IN_MALICE)
    scene.use(UNABATED_IN_MALICE)
    assert scene.is_discarded(UNABATED_IN_MALICE)
    # Of the Shire, Rohan, Dwarves, Gollum and Sauron.
    assert scene.strength(GOLLUM_VILE_CREATURE) == 5 + 5


@pytest.mark.parametrize(("site", "found"), [(9, 7), (8, 6)])
def test_final_strike_makes_a_mountain_of_site_nine(site: int, found: int) -> None:
    climber = made(GIMLI_DWARF_OF_EREBOR, while_(at(mountain), gets(this, strength(+1))))
    scene = Scene(fellowship=[climber], shadow_support=[FINAL_STRIKE], site=site)
    assert scene.strength(climber) == found


def test_final_strike_cancels_an_archery_ability() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        shadow_support=[FINAL_STRIKE],
        minions=[GOLLUM_VILE_CREATURE, MORDOR_TROOPER],
        site=6,
    )
    scene.archery_phase().use(LEGOLAS_GREENLEAF)
    if scene.can(Verb.TRIGGER, FINAL_STRIKE):
        scene.answer_with(FINAL_STRIKE)
    assert scene.wounds(GOLLUM_VILE_CREATURE) == 1
    assert scene.wounds(MORDOR_TROOPER) == 0
