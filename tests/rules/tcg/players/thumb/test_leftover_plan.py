"""Minions that nobody defends against: together they go for a Ring-bearer whom they overwhelm."""

import pytest

from rules.tcg.engine.modifiers.numbers import strength
from rules.tcg.engine.state.codes import Question
from rules.tcg.engine.state.decision import PASS
from rules.tcg.players.learned.fights_tried_out import play_fights_out
from rules.tcg.players.reading.weights import Weights, learned_rules
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer
from tests.rules.tcg.cards import *
from tests.rules.tcg.players.older_weights import TUNED
from tests.rules.tcg.scene import FREE_PEOPLES, Scene


def assignment(*minions: str, armed: bool = True) -> Scene:
    """Return a choice of defenders; one Nomad (9) only wounds a Frodo who is armed (5)."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=minions,
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]} if armed else {},
        site=6,
    ).assignment_phase()
    while scene.decision.question != Question.ASSIGN_DEFENDERS:
        scene.pass_()
    return scene


def attacked(scene: Scene, weights: Weights) -> list[int]:
    """Return whom each minion attacks if nobody is defended and the Shadow plays by the weights."""
    while scene.decision.question == Question.ASSIGN_DEFENDERS:
        scene.pass_()
    while scene.decision.question == Question.ASSIGN_LEFTOVERS:
        scene.take(scene.options()[RuleOfThumbPlayer(weights).choose(scene.game())])
    return [
        character for minion in scene.state.minions for character in scene.state.assigned[minion]
    ]


def test_two_gang_up_on_the_ring_bearer_where_one_would_kill_another() -> None:
    scene = assignment(DESERT_NOMAD, DESERT_NOMAD)
    frodo = scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    assert attacked(scene, learned_rules()) == [frodo, frodo]
    one_by_one = attacked(assignment(DESERT_NOMAD, DESERT_NOMAD), TUNED)
    assert one_by_one != [frodo, frodo]


def test_those_that_are_not_needed_join_in() -> None:
    scene = assignment(DESERT_NOMAD, DESERT_NOMAD, MORDOR_SOLDIER)
    frodo = scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    assert attacked(scene, learned_rules()) == [frodo] * 3


@pytest.mark.parametrize("minions", [(DESERT_NOMAD,), (MORDOR_SOLDIER, MORDOR_SOLDIER)])
def test_who_cannot_overwhelm_him_is_assigned_one_by_one(minions: tuple[str, ...]) -> None:
    by_pairs = attacked(assignment(*minions), TUNED)
    assert attacked(assignment(*minions), learned_rules()) == by_pairs


def test_playouts_foresee_it() -> None:
    """So a player who tries out to leave two minions over sees Frodo die, and defends."""
    scene = assignment(DESERT_NOMAD, DESERT_NOMAD)
    passing = scene.options().index(PASS)
    assert play_fights_out(scene.game(), FREE_PEOPLES, passing) == 0.0


def test_a_hunter_attacks_a_ring_bearer_whom_it_overwhelms_in_the_fight_alone() -> None:
    """White Hand Butcher shows 5 strength; with hunter 6 it has 11 against an unarmed Frodo."""
    scene = assignment(WHITE_HAND_BUTCHER, armed=False)
    frodo = scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    assert 5 < 2 * strength(scene.state, frodo) <= 11
    assert attacked(scene, learned_rules()) == [frodo]
