"""Abilities that a card lends to others, and that a character gains for a while."""

import pytest

from rules.tcg.engine.codes import Verb
from rules.tcg.narration.descriptions import describe_option
from rules.tcg.notation.language import (
    a,
    ability,
    about_to_take_a_wound,
    add_threats,
    event,
    exert,
    gains,
    make,
    minion,
    prevent_that,
    response,
    skirmish,
    this,
)
from tests.rules.tcg.cards import ARAGORN, CAPTAIN, GIMLI, LEGOLAS, MERRY, TROOPER
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

RECKLESS_PRIDE, ANCIENT_BLADE, UNEXPECTED_VISITOR = "7_13", "7_15", "7_126"
BYSTANDER = "7_193"


@pytest.mark.parametrize(
    ("lender", "bearer"),
    [(RECKLESS_PRIDE, GIMLI), (ANCIENT_BLADE, LEGOLAS), (UNEXPECTED_VISITOR, ARAGORN)],
)
def test_each_minion_may_assign_itself_to_the_bearer(lender, bearer):
    scene = Scene(
        fellowship=[bearer, MERRY], bearing={bearer: [lender]}, minions=[TROOPER, CAPTAIN]
    )
    scene.assignment_phase().wait_to(Verb.USE, CAPTAIN)
    assert scene.who == 1
    assert scene.can(Verb.USE, TROOPER)
    scene.use(CAPTAIN)
    assert scene.state.assigned[scene._find(CAPTAIN)] == (scene._find(bearer),)
    # Both must be unassigned (4.2, "assignment phase").
    assert not scene.can(Verb.USE, TROOPER)


def test_without_the_lender_no_minion_has_the_ability():
    scene = Scene(fellowship=[GIMLI], minions=[TROOPER]).assignment_phase()
    assert not scene.can(Verb.USE, TROOPER)


def test_a_lent_ability_is_described_by_the_text_of_its_lender():
    scene = Scene(fellowship=[GIMLI], bearing={GIMLI: [RECKLESS_PRIDE]}, minions=[TROOPER])
    scene.assignment_phase().wait_to(Verb.USE, TROOPER)
    (option,) = scene.options(Verb.USE)
    said = describe_option(scene.state, scene.state.pending, option)
    assert "assign this minion to a character bearing Reckless Pride" in said


def test_the_lenders_own_ability_is_used_in_the_regroup_phase():
    scene = Scene(
        fellowship=[GIMLI], bearing={GIMLI: [RECKLESS_PRIDE]}, deck=[MERRY] * 5, minions=[TROOPER]
    )
    scene.regroup_phase().use(RECKLESS_PRIDE)
    assert scene.hand() == [MERRY] * 4


def test_a_minion_gains_an_ability_for_the_phase():
    lesson = made(
        "7_157", event(skirmish, make(a(minion), gains(ability(skirmish, add_threats(1)))))
    )
    scene = Scene(
        fellowship=[ARAGORN], minions=[TROOPER, BYSTANDER], shadow_hand=[lesson], twilight=5
    )
    scene.skirmish(ARAGORN, TROOPER).wait_to(Verb.PLAY, lesson).play(lesson).choose(TROOPER)
    scene.wait_to(Verb.USE, TROOPER).use(TROOPER)
    assert scene.threats == 1


def test_a_minion_gains_a_response_for_the_phase():
    guarded = response(about_to_take_a_wound(this), exert(this) >> prevent_that)
    lesson = made("7_157", event(skirmish, make(a(minion), gains(guarded))))
    strong = made(ARAGORN, strength=9)
    scene = Scene(
        fellowship=[strong], minions=[TROOPER, BYSTANDER], shadow_hand=[lesson], twilight=5
    )
    scene.skirmish(strong, TROOPER).wait_to(Verb.PLAY, lesson).play(lesson).choose(TROOPER)
    scene.wait_to(Verb.TRIGGER, TROOPER).answer_with(TROOPER)
    assert scene.wounds(TROOPER) == 1
    assert scene.in_play(TROOPER)
