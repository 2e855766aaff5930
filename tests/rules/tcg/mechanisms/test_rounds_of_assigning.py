"""Assigning by an action: ambush (4.2, "ambush") and who takes part (4.2, "fierce")."""

import pytest

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.notation.language import (
    a,
    ability,
    assign,
    assignment,
    companion,
    exert,
    fierce,
    make,
    regroup,
    this,
    unbound,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

SHADOWS_SITES = (NORTH_UNDEEP, OLD_FOREST_ROAD, NORTH_UNDEEP, NORTH_UNDEEP, OLD_FOREST_ROAD)


def question(scene: Scene) -> int | None:
    return scene.state.pending.question if scene.state.pending else None


def test_ambush_answers_an_assignment_by_an_action_of_the_free_peoples_player() -> None:
    scene = Scene(
        fellowship=[ALCARIN, ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_SCOUT],
        bearing={SOUTHRON_SCOUT: [FOURTH_LEVEL]},
        site=4,
    )
    scene.wound(ALCARIN, 1).assignment_phase().use(ALCARIN)
    assert question(scene) == Question.AMBUSH
    assert scene.who == SHADOW
    before = scene.twilight
    assert scene.use(SOUTHRON_SCOUT).twilight == before + 2


def test_ambush_answers_an_assignment_by_a_support_card() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED],
        support=[CRASHING_CAVALRY],
        minions=[FEARSOME_DUNLENDING],
        site=4,
        path=SHADOWS_SITES,
        edition="comprehensive-4.2",
    )
    scene.assignment_phase().use(CRASHING_CAVALRY)
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    assert question(scene) == Question.AMBUSH


@pytest.mark.parametrize("round_", ["normal", "fierce"])
def test_who_becomes_fierce_in_the_fierce_assignment_phase_takes_no_part(round_: str) -> None:
    late = made(
        MORDOR_VETERAN,
        ability(assignment, make(this, fierce, until=regroup)),
        ability(assignment, exert(this) >> assign(this, a(unbound, companion))),
    )
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        minions=[late, EASTERLING_REGIMENT],
    )
    scene.assignment_phase(fierce=round_ == "fierce").wait_to(Verb.USE, late).use(late)
    second = [option for option in scene.options(Verb.USE) if option.number == 1]
    assert bool(second) is (round_ == "normal")
    if second:
        scene.take(second[0]).choose(ARAGORN_DRIVEN_BY_NEED)
        assert scene.state.assigned[scene.card(late)]
