"""The assignment phase (Comprehensive Rulebook 2.0, "5. Assignment phase", and "Fierce")."""

from rules.tcg.engine.assignment import FIERCE_ROUND
from rules.tcg.engine.board import unassign
from rules.tcg.engine.codes import Question, Verb
from tests.rules.tcg.cards import (
    ARAGORN,
    ARAGORN_HEIR,
    CAPTAIN,
    DESERT_NOMAD,
    ELROND,
    FOREST_GUARDIAN,
    FRODO,
    MADRIL,
    REGIMENT,
    SOUTHRON_SCOUT,
    TROOPER,
)
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def test_a_companion_defends_against_one_minion():
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER, TROOPER], site=6).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN, TROOPER)
    assert not scene.can(Verb.ASSIGN, ARAGORN)
    assert scene.can(Verb.ASSIGN, FRODO, TROOPER)


def test_two_companions_may_not_be_assigned_to_one_minion():
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER], site=6).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN, TROOPER)
    assert scene.state.pending is None or scene.state.pending.question != (
        Question.ASSIGN_DEFENDERS
    )


def test_defender_plus_one_takes_one_more_minion():
    scene = Scene(
        fellowship=[ARAGORN_HEIR], minions=[TROOPER, DESERT_NOMAD, CAPTAIN], site=6
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR, TROOPER)
    scene.do(Verb.ASSIGN, ARAGORN_HEIR, DESERT_NOMAD)
    assert not scene.can(Verb.ASSIGN, ARAGORN_HEIR)


def test_the_shadow_assigns_leftovers_to_anybody_even_if_already_assigned():
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER, CAPTAIN], site=6).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN, TROOPER).pass_()
    assert scene.who == SHADOW
    assert scene.can(Verb.ASSIGN, ARAGORN, CAPTAIN)
    assert scene.can(Verb.ASSIGN, FRODO, CAPTAIN)


def test_the_shadow_may_leave_a_minion_unassigned():
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER], site=6).assignment_phase()
    scene.pass_().pass_()
    assert scene.state.assigned[scene._find(TROOPER)] == ()


def test_an_unhasty_companion_is_not_assigned_by_the_free_peoples():
    """2.0 deluxe, "Unhasty": but the Shadow may assign leftovers to him."""
    scene = Scene(fellowship=[FOREST_GUARDIAN], minions=[TROOPER], site=6).assignment_phase()
    assert not scene.can(Verb.ASSIGN, FOREST_GUARDIAN)
    scene.pass_()
    assert scene.can(Verb.ASSIGN, FOREST_GUARDIAN, TROOPER)


def test_ambush_adds_twilight_when_the_free_peoples_assign():
    scene = Scene(fellowship=[ARAGORN], minions=[SOUTHRON_SCOUT], site=6).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN, SOUTHRON_SCOUT)
    assert scene.who == SHADOW
    scene.use(SOUTHRON_SCOUT)
    assert scene.twilight == 2


def test_ambush_adds_nothing_when_the_shadow_assigns():
    scene = Scene(fellowship=[ARAGORN], minions=[SOUTHRON_SCOUT], site=6).assignment_phase()
    scene.pass_().do(Verb.ASSIGN, ARAGORN, SOUTHRON_SCOUT)
    assert scene.twilight == 0


def test_an_ally_away_from_home_takes_no_part():
    scene = Scene(fellowship=[ARAGORN, ELROND], minions=[TROOPER], site=6).assignment_phase()
    assert not scene.can(Verb.ASSIGN, ELROND)


def test_an_ally_at_home_may_be_assigned():
    """2.0 deluxe, "Allies": Elrond's home is site 3 of the Fellowship block, not of the King's."""
    fellowship_path = ("1_319", "1_327", "1_337")
    scene = Scene(fellowship=[ELROND], minions=[TROOPER], site=3, path=fellowship_path)
    scene.assignment_phase()
    assert scene.can(Verb.ASSIGN, ELROND, TROOPER)
    scene = Scene(fellowship=[ELROND], minions=[TROOPER], site=3).assignment_phase()
    assert not scene.can(Verb.ASSIGN, ELROND)


def test_only_fierce_minions_are_assigned_a_second_time():
    scene = Scene(fellowship=[ARAGORN, MADRIL], minions=[TROOPER, REGIMENT], site=6)
    scene.assignment_phase(fierce=True)
    assert scene.can(Verb.ASSIGN, ARAGORN, REGIMENT)
    assert not scene.can(Verb.ASSIGN, ARAGORN, TROOPER)


def test_a_fierce_minion_that_survives_is_fought_again():
    scene = Scene(fellowship=[ARAGORN], minions=[REGIMENT], site=6).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN, REGIMENT)
    scene.resolve()
    assert scene.wounds(ARAGORN) == 1
    assert scene.state.round == FIERCE_ROUND
    scene.do(Verb.ASSIGN, ARAGORN, REGIMENT)
    scene.resolve()
    assert scene.wounds(ARAGORN) == 2


def test_the_free_peoples_choose_the_order_of_skirmishes():
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER, CAPTAIN], site=6).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN, TROOPER).do(Verb.ASSIGN, FRODO, CAPTAIN)
    assert scene.who == FREE_PEOPLES
    assert scene.can(Verb.FIGHT, ARAGORN)
    assert scene.can(Verb.FIGHT, FRODO)


def test_a_minion_taken_out_of_its_skirmish_afterwards_is_not_left_over():
    """4.2, "assignment phase": leftovers are settled when the Free Peoples player is done."""
    scene = Scene(fellowship=[ARAGORN], minions=[SOUTHRON_SCOUT, TROOPER], site=6)
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN, SOUTHRON_SCOUT).pass_()
    assert scene.state.pending.question == Question.AMBUSH
    unassign(scene.state, scene._find(SOUTHRON_SCOUT), scene._find(ARAGORN))
    scene.pass_()
    assert scene.can(Verb.ASSIGN, ARAGORN, TROOPER)
    assert not scene.can(Verb.ASSIGN, ARAGORN, SOUTHRON_SCOUT)
