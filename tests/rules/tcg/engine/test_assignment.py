"""The assignment phase (Comprehensive Rulebook 2.0, "5. Assignment phase", and "Fierce")."""

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.turn.assignment import FIERCE_ROUND
from rules.tcg.engine.zones.board import unassign
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def test_a_companion_defends_against_one_minion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER, MORDOR_TROOPER], site=6
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert not scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER)


def test_two_companions_may_not_be_assigned_to_one_minion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], site=6
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert scene.state.pending is None or scene.decision.question != (Question.ASSIGN_DEFENDERS)


def test_defender_plus_one_takes_one_more_minion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL],
        minions=[MORDOR_TROOPER, DESERT_NOMAD, SOUTHRON_CAPTAIN],
        site=6,
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, MORDOR_TROOPER)
    scene.do(Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, DESERT_NOMAD)
    assert not scene.can(Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL)


def test_the_shadow_assigns_leftovers_to_anybody_even_if_already_assigned() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN], site=6
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).pass_()
    assert scene.who == SHADOW
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    assert scene.can(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_CAPTAIN)


def test_the_shadow_may_leave_a_minion_unassigned() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], site=6
    ).assignment_phase()
    scene.pass_().pass_()
    assert scene.state.assigned[scene.card(MORDOR_TROOPER)] == ()


def test_an_unhasty_companion_is_not_assigned_by_the_free_peoples() -> None:
    """2.0 deluxe, "Unhasty": but the Shadow may assign leftovers to him."""
    scene = Scene(fellowship=[FOREST_GUARDIAN], minions=[MORDOR_TROOPER], site=6).assignment_phase()
    assert not scene.can(Verb.ASSIGN, FOREST_GUARDIAN)
    scene.pass_()
    assert scene.can(Verb.ASSIGN, FOREST_GUARDIAN, MORDOR_TROOPER)


def test_ambush_adds_twilight_when_the_free_peoples_assign() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_SCOUT], site=6
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SCOUT)
    assert scene.who == SHADOW
    scene.use(SOUTHRON_SCOUT)
    assert scene.twilight == 2


def test_ambush_adds_nothing_when_the_shadow_assigns() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_SCOUT], site=6
    ).assignment_phase()
    scene.pass_().do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SCOUT)
    assert scene.twilight == 0


def test_an_ally_away_from_home_takes_no_part() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, ELROND_LORD_OF_RIVENDELL],
        minions=[MORDOR_TROOPER],
        site=6,
    ).assignment_phase()
    assert not scene.can(Verb.ASSIGN, ELROND_LORD_OF_RIVENDELL)


def test_an_ally_at_home_may_be_assigned() -> None:
    """2.0 deluxe, "Allies": Elrond's home is site 3 of the Fellowship block, not of the King's."""
    fellowship_path = (BAG_END, BREE_GATE, COUNCIL_COURTYARD)
    scene = Scene(
        fellowship=[ELROND_LORD_OF_RIVENDELL],
        minions=[MORDOR_TROOPER],
        site=3,
        path=fellowship_path,
    )
    scene.assignment_phase()
    assert scene.can(Verb.ASSIGN, ELROND_LORD_OF_RIVENDELL, MORDOR_TROOPER)
    scene = Scene(
        fellowship=[ELROND_LORD_OF_RIVENDELL], minions=[MORDOR_TROOPER], site=3
    ).assignment_phase()
    assert not scene.can(Verb.ASSIGN, ELROND_LORD_OF_RIVENDELL)


def test_only_fierce_minions_are_assigned_a_second_time() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE],
        minions=[MORDOR_TROOPER, EASTERLING_REGIMENT],
        site=6,
    )
    scene.assignment_phase(fierce=True)
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, EASTERLING_REGIMENT)
    assert not scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)


def test_a_fierce_minion_that_survives_is_fought_again() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[EASTERLING_REGIMENT], site=6
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, EASTERLING_REGIMENT)
    scene.resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.state.round == FIERCE_ROUND
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, EASTERLING_REGIMENT)
    scene.resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


def test_the_free_peoples_choose_the_order_of_skirmishes() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN], site=6
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).do(
        Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_CAPTAIN
    )
    assert scene.who == FREE_PEOPLES
    assert scene.can(Verb.FIGHT, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.FIGHT, FRODO_HOPE_OF_FREE_PEOPLES)


def test_a_minion_taken_out_of_its_skirmish_afterwards_is_not_left_over() -> None:
    """4.2, "assignment phase": leftovers are settled when the Free Peoples player is done."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_SCOUT, MORDOR_TROOPER], site=6
    )
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SCOUT).pass_()
    assert scene.decision.question == Question.AMBUSH
    unassign(scene.state, scene.card(SOUTHRON_SCOUT), scene.card(ARAGORN_DRIVEN_BY_NEED))
    scene.pass_()
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert not scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SCOUT)
