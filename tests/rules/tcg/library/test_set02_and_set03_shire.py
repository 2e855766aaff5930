"""Shire cards of sets 2 and 3 that ask who made something happen, and how often."""

import pytest

from rules.tcg.engine.codes import Verb
from rules.tcg.notation.language import (
    ability,
    add_burdens,
    discard_from_hand,
    draw,
    either,
    exert,
    fellowship,
    free_peoples_player,
    makes,
    remove_burdens,
    shadow,
    this,
)
from tests.rules.tcg.cards import (
    ARAGORN,
    CAPTAIN,
    HOBBIT_SWORD,
    MERRY,
    TROOPER,
    URUK_BROOD,
    VETERAN,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FRODO, Scene

STING, GLAMDRING, GANDALF, SAM, SORRY = "1_313", "1_75", "1_364", "1_311", "1_312"
ORC_BANE, NOAKES, COUNTRYSIDE, WORRY = "2_109", "3_111", "3_113", "1_162"


@pytest.mark.parametrize(("times", "wounded"), [(1, 1), (2, 2)])
def test_orc_bane_wounds_as_many_orcs_as_the_bearer_exerts(times, wounded):
    scene = Scene(
        fellowship=[MERRY],
        bearing={FRODO: [STING]},
        minions=[TROOPER, VETERAN, CAPTAIN],
        hand=[ORC_BANE],
    )
    scene.maneuver_phase().play(ORC_BANE)
    assert sorted(option.number for option in scene.options()) == [1, 2, 3]
    scene.take_number(times)
    if scene.can(Verb.EITHER):
        scene.take_number(0)
    if scene.can(Verb.CHOOSE, TROOPER):
        scene.choose(TROOPER)
    assert scene.wounds(TROOPER) + scene.wounds(VETERAN) == wounded
    assert scene.wounds(CAPTAIN) == 0
    assert (scene.wounds(FRODO), scene.wounds(MERRY)) == (times, 0)


def test_orc_bane_wounds_uruk_hai_instead_for_glamdring():
    scene = Scene(
        fellowship=[GANDALF],
        bearing={GANDALF: [GLAMDRING]},
        minions=[TROOPER, URUK_BROOD],
        hand=[ORC_BANE],
    )
    scene.maneuver_phase().play(ORC_BANE).take_number(1).take_number(1)
    assert (scene.wounds(TROOPER), scene.wounds(URUK_BROOD)) == (0, 1)


def test_orc_bane_needs_a_blade_whose_bearer_can_exert():
    scene = Scene(bearing={FRODO: [STING]}, minions=[TROOPER], hand=[ORC_BANE]).wound(FRODO, 3)
    assert not scene.maneuver_phase().can(Verb.PLAY, ORC_BANE)
    plain = Scene(fellowship=[MERRY], minions=[TROOPER], hand=[ORC_BANE])
    assert not plain.maneuver_phase().can(Verb.PLAY, ORC_BANE)


@pytest.mark.parametrize(("forced", "answers"), [(True, True), (False, False)])
def test_old_noakes_answers_only_what_a_shadow_card_makes_you_discard(forced, answers):
    """Rulings of April 2004, 3 C 111: not where the card left another choice."""
    what = discard_from_hand() if forced else either(discard_from_hand(), add_burdens(1))
    thief = made(TROOPER, ability(shadow, exert(this) >> makes(free_peoples_player, what)))
    scene = Scene(
        fellowship=[ARAGORN],
        support=[NOAKES],
        minions=[thief, CAPTAIN],
        shadow_support=[WORRY],
        hand=[HOBBIT_SWORD],
    )
    scene.shadow_phase().use(thief)
    if not forced:
        scene.take_number(0)
    assert scene.is_discarded(HOBBIT_SWORD)
    assert scene.can(Verb.TRIGGER, NOAKES) is answers
    if answers:
        scene.answer_with(NOAKES)
        offered = {scene._id(option.card) for option in scene.options(Verb.CHOOSE)}
        assert offered == {thief, CAPTAIN, WORRY}


def test_old_noakes_is_silent_where_you_discard_for_your_own_card():
    scholar = made(MERRY, ability(fellowship, exert(this) >> discard_from_hand()))
    scene = Scene(
        fellowship=[scholar], support=[NOAKES], shadow_support=[WORRY], hand=[HOBBIT_SWORD]
    )
    scene.fellowship_phase().use(scholar)
    assert scene.is_discarded(HOBBIT_SWORD)
    assert not scene.can(Verb.TRIGGER, NOAKES)


@pytest.mark.parametrize(("card", "heals"), [(SORRY, True), (SAM, False)])
def test_the_shire_countryside_heals_for_burdens_no_hobbit_removes(card, heals):
    scene = Scene(fellowship=[SAM, ARAGORN], support=[COUNTRYSIDE], hand=[SORRY], burdens=2).wound(
        ARAGORN, 1
    )
    scene.fellowship_phase()
    if card == SAM:
        scene.use(SAM)
    else:
        scene.play(SORRY).choose(SAM)
    assert scene.burdens == 1
    assert scene.can(Verb.TRIGGER, COUNTRYSIDE) is heals


def test_the_shire_countryside_does_not_heal_for_what_the_shadow_removes():
    trader = made(TROOPER, ability(shadow, exert(this) + remove_burdens(1) >> draw(1)))
    scene = Scene(
        fellowship=[ARAGORN], support=[COUNTRYSIDE], minions=[trader, CAPTAIN], burdens=2
    ).wound(ARAGORN, 1)
    scene.shadow_phase().use(trader)
    assert scene.burdens == 1
    assert not scene.can(Verb.TRIGGER, COUNTRYSIDE)
