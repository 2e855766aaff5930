"""Abilities that a card lends to others, and that a character gains for a while."""

import pytest

from rules.tcg.engine.state.codes import Verb
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
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("lender", "bearer"),
    [
        (RECKLESS_PRIDE, GIMLI_DWARF_OF_EREBOR),
        (ANCIENT_BLADE, LEGOLAS_GREENLEAF),
        (UNEXPECTED_VISITOR, ARAGORN_DRIVEN_BY_NEED),
    ],
)
def test_each_minion_may_assign_itself_to_the_bearer(lender: str, bearer: str) -> None:
    scene = Scene(
        fellowship=[bearer, MERRY_ROHIRRIM_SQUIRE],
        bearing={bearer: [lender]},
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN],
    )
    scene.assignment_phase().wait_to(Verb.USE, SOUTHRON_CAPTAIN)
    assert scene.who == 1
    assert scene.can(Verb.USE, MORDOR_TROOPER)
    scene.use(SOUTHRON_CAPTAIN)
    assert scene.state.assigned[scene.card(SOUTHRON_CAPTAIN)] == (scene.card(bearer),)
    # Both must be unassigned (4.2, "assignment phase").
    assert not scene.can(Verb.USE, MORDOR_TROOPER)


def test_without_the_lender_no_minion_has_the_ability() -> None:
    scene = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR], minions=[MORDOR_TROOPER]).assignment_phase()
    assert not scene.can(Verb.USE, MORDOR_TROOPER)


def test_a_lent_ability_is_described_by_the_text_of_its_lender() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [RECKLESS_PRIDE]},
        minions=[MORDOR_TROOPER],
    )
    scene.assignment_phase().wait_to(Verb.USE, MORDOR_TROOPER)
    (option,) = scene.options(Verb.USE)
    said = describe_option(scene.state, present(scene.state.pending), option)
    assert "assign this minion to a character bearing Reckless Pride" in said


def test_the_lenders_own_ability_is_used_in_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [RECKLESS_PRIDE]},
        deck=[MERRY_ROHIRRIM_SQUIRE] * 5,
        minions=[MORDOR_TROOPER],
    )
    scene.regroup_phase().use(RECKLESS_PRIDE)
    assert scene.hand() == [MERRY_ROHIRRIM_SQUIRE] * 4


def test_a_minion_gains_an_ability_for_the_phase() -> None:
    lesson = made(
        RED_WRATH, event(skirmish, make(a(minion), gains(ability(skirmish, add_threats(1)))))
    )
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        shadow_hand=[lesson],
        twilight=5,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).wait_to(Verb.PLAY, lesson).play(
        lesson
    ).choose(MORDOR_TROOPER)
    scene.wait_to(Verb.USE, MORDOR_TROOPER).use(MORDOR_TROOPER)
    assert scene.threats == 1


def test_a_minion_gains_a_response_for_the_phase() -> None:
    guarded = response(about_to_take_a_wound(this), exert(this) >> prevent_that)
    lesson = made(RED_WRATH, event(skirmish, make(a(minion), gains(guarded))))
    strong = made(ARAGORN_DRIVEN_BY_NEED, strength=9)
    scene = Scene(
        fellowship=[strong],
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        shadow_hand=[lesson],
        twilight=5,
    )
    scene.skirmish(strong, MORDOR_TROOPER).wait_to(Verb.PLAY, lesson).play(lesson).choose(
        MORDOR_TROOPER
    )
    scene.wait_to(Verb.TRIGGER, MORDOR_TROOPER).answer_with(MORDOR_TROOPER)
    assert scene.wounds(MORDOR_TROOPER) == 1
    assert scene.in_play(MORDOR_TROOPER)
