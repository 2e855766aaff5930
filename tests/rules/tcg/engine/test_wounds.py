"""Wounds, exertion and death (2.0, "Vitality"); archery (2.0, "4. Archery phase"); threats."""

import pytest

from rules.tcg.engine.modifiers import numbers
from rules.tcg.engine.operations import tokens, wounds
from rules.tcg.engine.state.codes import REGROUP, Question, Verb
from rules.tcg.engine.turn import settling
from rules.tcg.engine.zones.board import attach, discard
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def test_a_character_without_vitality_left_is_killed() -> None:
    scene = Scene(fellowship=[MADRIL_FARAMIRS_AIDE]).wound(MADRIL_FARAMIRS_AIDE, 2)
    scene.happen(wounds.wound, scene.card(MADRIL_FARAMIRS_AIDE))
    assert scene.is_dead(MADRIL_FARAMIRS_AIDE)


def test_a_killed_minion_goes_to_the_discard_pile() -> None:
    scene = Scene(minions=[MORDOR_TROOPER]).wound(MORDOR_TROOPER, 1)
    wounds.kill(scene.state, scene.card(MORDOR_TROOPER))
    assert scene.is_discarded(MORDOR_TROOPER)


def test_an_exhausted_character_cannot_exert() -> None:
    scene = Scene(fellowship=[MADRIL_FARAMIRS_AIDE]).wound(MADRIL_FARAMIRS_AIDE, 2)
    assert not numbers.can_exert(scene.state, scene.card(MADRIL_FARAMIRS_AIDE))
    wounds.exert(scene.state, scene.card(MADRIL_FARAMIRS_AIDE))
    assert scene.wounds(MADRIL_FARAMIRS_AIDE) == 2


@pytest.mark.parametrize(("times", "possible"), [(1, True), (2, True), (3, False)])
def test_exerting_so_often_needs_one_more_vitality(times: int, possible: bool) -> None:
    """2.0, "Exert": X exertions need X+1 or more vitality."""
    scene = Scene(fellowship=[MADRIL_FARAMIRS_AIDE])
    assert numbers.can_exert(scene.state, scene.card(MADRIL_FARAMIRS_AIDE), times) is possible


def test_losing_a_vitality_bonus_can_kill() -> None:
    """2.0, "Killed"."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ANDURIL_FLAME_OF_THE_WEST]},
        minions=[MORDOR_TROOPER],
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 4).happen(settling.settle)
    assert scene.in_play(ARAGORN_DRIVEN_BY_NEED)
    scene.happen(wounds.discard_from_play, scene.card(ANDURIL_FLAME_OF_THE_WEST))
    assert scene.is_dead(ARAGORN_DRIVEN_BY_NEED)


def test_what_a_dead_character_bears_is_discarded() -> None:
    """2.0, "Discard"."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ANDURIL_FLAME_OF_THE_WEST]},
    )
    wounds.kill(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.is_discarded(ANDURIL_FLAME_OF_THE_WEST)


def test_a_companion_discarded_is_not_dead() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED])
    discard(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.is_discarded(ARAGORN_DRIVEN_BY_NEED)
    assert not scene.is_dead(ARAGORN_DRIVEN_BY_NEED)


def test_a_borne_card_lends_its_strength_and_vitality() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[ANDURIL_FLAME_OF_THE_WEST])
    scene.state.hands[0].clear()
    attach(scene.state, scene.card(ANDURIL_FLAME_OF_THE_WEST), scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 9
    assert numbers.vitality_left(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED)) == 5


# --- archery ---


def test_minion_archers_wound_companions_as_the_free_peoples_choose() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOBLIN_ARCHER, MORDOR_TROOPER]
    ).archery_phase()
    assert scene.who == FREE_PEOPLES
    assert scene.decision.question == Question.ARCHERY_WOUND
    scene.do(Verb.WOUND, ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_companion_archers_wound_minions_as_the_shadow_chooses() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF], minions=[MORDOR_TROOPER, DESERT_FIGHTER]
    ).archery_phase()
    scene.pass_()
    assert scene.who == SHADOW
    scene.do(Verb.WOUND, DESERT_FIGHTER)
    assert scene.wounds(DESERT_FIGHTER) == 1


def test_wounds_that_cannot_be_assigned_are_ignored() -> None:
    """2.0, "Archery fire": leftover wounds are ignored."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, LEGOLAS_GREENLEAF], minions=[SOUTHRON_SCOUT]
    ).archery_phase()
    scene.pass_()
    assert scene.is_discarded(SOUTHRON_SCOUT)


def test_without_minions_after_archery_regroup_follows() -> None:
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], minions=[SOUTHRON_SCOUT]).archery_phase()
    scene.pass_()
    assert scene.state.phase == REGROUP


# --- threats ---


def test_threats_never_exceed_the_companions() -> None:
    """2.0 deluxe, "Threats"."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE])
    tokens.add_threats(scene.state, 0, 5)
    assert scene.threats == 3


def test_threats_stay_when_a_companion_is_discarded() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE], threats=3)
    discard(scene.state, scene.card(MADRIL_FARAMIRS_AIDE))
    assert scene.threats == 3
    tokens.add_threats(scene.state, 0, 1)
    assert scene.threats == 3


def test_a_death_turns_threats_to_wounds_that_the_free_peoples_assign() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE, FARAMIR_STOUT_CAPTAIN],
        minions=[MORDOR_TROOPER],
        threats=3,
    )
    scene.happen(wounds.kill, scene.card(MADRIL_FARAMIRS_AIDE))
    assert scene.threats == 0
    assert scene.decision.question == Question.THREAT_WOUND
    scene.do(Verb.WOUND, ARAGORN_DRIVEN_BY_NEED).do(Verb.WOUND, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.WOUND, FARAMIR_STOUT_CAPTAIN)
    scene.do(Verb.WOUND, FARAMIR_STOUT_CAPTAIN)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == 1


def test_a_discarded_companion_calls_no_threats() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE], threats=2)
    discard(scene.state, scene.card(MADRIL_FARAMIRS_AIDE))
    assert scene.state.stack == []
    assert scene.threats == 2


# --- losing ---


def test_the_death_of_the_ring_bearer_loses_the_game() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED])
    wounds.kill(scene.state, scene.card(FRODO_HOPE_OF_FREE_PEOPLES))
    assert (scene.state.winner, scene.state.ending) == (SHADOW, "killed")


def test_as_many_burdens_as_resistance_corrupt() -> None:
    scene = Scene(burdens=9)
    assert scene.state.winner is None
    tokens.add_burdens(scene.state, 0, 1)
    ended = scene.state
    assert (ended.winner, ended.ending) == (SHADOW, "corrupted")


def test_healing_takes_one_wound_away() -> None:
    scene = Scene(fellowship=[TARGON]).wound(TARGON, 2)
    wounds.heal(scene.state, scene.card(TARGON))
    assert scene.wounds(TARGON) == 1
