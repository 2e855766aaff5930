"""Plans of assignments count the strength that fighters have in the skirmish itself."""

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.players.reading.assignment_plan import plan_assignments
from rules.tcg.players.reading.table import is_at_risk
from rules.tcg.players.reading.weights import learned_rules
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def assigning(*minions: str, companions: tuple[str, ...] = (MERRY_ROHIRRIM_SQUIRE,)) -> Scene:
    """Return a choice of defenders; Frodo has a strength of 5."""
    scene = Scene(
        fellowship=list(companions),
        minions=minions,
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
        site=6,
    ).assignment_phase()
    while scene.decision.question != Question.ASSIGN_DEFENDERS:
        scene.pass_()
    return scene


def planned(scene: Scene) -> set[tuple[int, int]]:
    return set(plan_assignments(scene.state, scene.decision, learned_rules()))


def test_the_ring_bearer_is_not_sent_to_a_hunter_that_overwhelms_him() -> None:
    """White Hand Butcher shows 5 strength, and has 11 against who is no hunter."""
    scene = assigning(WHITE_HAND_BUTCHER, DESERT_NOMAD)
    frodo, butcher = scene.card(FRODO_HOPE_OF_FREE_PEOPLES), scene.card(WHITE_HAND_BUTCHER)
    assert Option(Verb.ASSIGN, frodo, butcher) in scene.options()
    assert is_at_risk(scene.state, frodo, [butcher])
    assert (frodo, butcher) not in planned(scene)


def test_a_hunter_companion_meets_the_minion_that_hunts_all_others() -> None:
    scene = assigning(
        WHITE_HAND_BUTCHER,
        MORDOR_SOLDIER,
        companions=(MERRY_ROHIRRIM_SQUIRE, ARAGORN_SWIFT_HUNTER),
    )
    aragorn, butcher = scene.card(ARAGORN_SWIFT_HUNTER), scene.card(WHITE_HAND_BUTCHER)
    assert (aragorn, butcher) in planned(scene)
