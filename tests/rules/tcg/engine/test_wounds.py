"""Wounds, exertion and death (2.0, "Vitality"); archery (2.0, "4. Archery phase"); threats."""

import pytest

from rules.tcg.engine import settling, tokens, wounds
from rules.tcg.engine.board import attach, discard
from rules.tcg.engine.codes import REGROUP, Question, Verb
from tests.rules.tcg.cards import (
    ANDURIL,
    ARAGORN,
    DESERT_FIGHTER,
    FARAMIR,
    FRODO,
    GOBLIN_ARCHER,
    LEGOLAS,
    MADRIL,
    SOUTHRON_SCOUT,
    TARGON,
    TROOPER,
)
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def test_a_character_without_vitality_left_is_killed():
    scene = Scene(fellowship=[MADRIL]).wound(MADRIL, 2)
    scene.happen(wounds.wound, scene._find(MADRIL))
    assert scene.is_dead(MADRIL)


def test_a_killed_minion_goes_to_the_discard_pile():
    scene = Scene(minions=[TROOPER]).wound(TROOPER, 1)
    wounds.kill(scene.state, scene._find(TROOPER))
    assert scene.is_discarded(TROOPER)


def test_an_exhausted_character_cannot_exert():
    scene = Scene(fellowship=[MADRIL]).wound(MADRIL, 2)
    assert not wounds.can_exert(scene.state, scene._find(MADRIL))
    wounds.exert(scene.state, scene._find(MADRIL))
    assert scene.wounds(MADRIL) == 2


@pytest.mark.parametrize(("times", "possible"), [(1, True), (2, True), (3, False)])
def test_exerting_so_often_needs_one_more_vitality(times, possible):
    """2.0, "Exert": X exertions need X+1 or more vitality."""
    scene = Scene(fellowship=[MADRIL])
    assert wounds.can_exert(scene.state, scene._find(MADRIL), times) is possible


def test_losing_a_vitality_bonus_can_kill():
    """2.0, "Killed"."""
    scene = Scene(fellowship=[ARAGORN], bearing={ARAGORN: [ANDURIL]}, minions=[TROOPER])
    scene.wound(ARAGORN, 4).happen(settling.settle)
    assert scene.in_play(ARAGORN)
    scene.happen(wounds.discard_from_play, scene._find(ANDURIL))
    assert scene.is_dead(ARAGORN)


def test_what_a_dead_character_bears_is_discarded():
    """2.0, "Discard"."""
    scene = Scene(fellowship=[ARAGORN], bearing={ARAGORN: [ANDURIL]})
    wounds.kill(scene.state, scene._find(ARAGORN))
    assert scene.is_discarded(ANDURIL)


def test_a_companion_discarded_is_not_dead():
    scene = Scene(fellowship=[ARAGORN])
    discard(scene.state, scene._find(ARAGORN))
    assert scene.is_discarded(ARAGORN)
    assert not scene.is_dead(ARAGORN)


def test_a_borne_card_lends_its_strength_and_vitality():
    scene = Scene(fellowship=[ARAGORN], hand=[ANDURIL])
    scene.state.hands[0].clear()
    attach(scene.state, scene._find(ANDURIL), scene._find(ARAGORN))
    assert scene.strength(ARAGORN) == 9
    assert wounds.vitality_left(scene.state, scene._find(ARAGORN)) == 5


# --- archery ---


def test_minion_archers_wound_companions_as_the_free_peoples_choose():
    scene = Scene(fellowship=[ARAGORN], minions=[GOBLIN_ARCHER, TROOPER]).archery_phase()
    assert scene.who == FREE_PEOPLES
    assert scene.state.pending.question == Question.ARCHERY_WOUND
    scene.do(Verb.WOUND, ARAGORN)
    assert scene.wounds(ARAGORN) == 1


def test_companion_archers_wound_minions_as_the_shadow_chooses():
    scene = Scene(fellowship=[LEGOLAS], minions=[TROOPER, DESERT_FIGHTER]).archery_phase()
    scene.pass_()
    assert scene.who == SHADOW
    scene.do(Verb.WOUND, DESERT_FIGHTER)
    assert scene.wounds(DESERT_FIGHTER) == 1


def test_wounds_that_cannot_be_assigned_are_ignored():
    """2.0, "Archery fire": leftover wounds are ignored."""
    scene = Scene(fellowship=[LEGOLAS, LEGOLAS], minions=[SOUTHRON_SCOUT]).archery_phase()
    scene.pass_()
    assert scene.is_discarded(SOUTHRON_SCOUT)


def test_without_minions_after_archery_regroup_follows():
    scene = Scene(fellowship=[LEGOLAS], minions=[SOUTHRON_SCOUT]).archery_phase()
    scene.pass_()
    assert scene.state.phase == REGROUP


# --- threats ---


def test_threats_never_exceed_the_companions():
    """2.0 deluxe, "Threats"."""
    scene = Scene(fellowship=[ARAGORN, MADRIL])
    tokens.add_threats(scene.state, 0, 5)
    assert scene.threats == 3


def test_threats_stay_when_a_companion_is_discarded():
    scene = Scene(fellowship=[ARAGORN, MADRIL], threats=3)
    discard(scene.state, scene._find(MADRIL))
    assert scene.threats == 3
    tokens.add_threats(scene.state, 0, 1)
    assert scene.threats == 3


def test_a_death_turns_threats_to_wounds_that_the_free_peoples_assign():
    scene = Scene(fellowship=[ARAGORN, MADRIL, FARAMIR], minions=[TROOPER], threats=3)
    scene.happen(wounds.kill, scene._find(MADRIL))
    assert scene.threats == 0
    assert scene.state.pending.question == Question.THREAT_WOUND
    scene.do(Verb.WOUND, ARAGORN).do(Verb.WOUND, ARAGORN)
    assert scene.can(Verb.WOUND, FARAMIR)
    scene.do(Verb.WOUND, FARAMIR)
    assert scene.wounds(ARAGORN) == 2
    assert scene.wounds(FARAMIR) == 1


def test_a_discarded_companion_calls_no_threats():
    scene = Scene(fellowship=[ARAGORN, MADRIL], threats=2)
    discard(scene.state, scene._find(MADRIL))
    assert scene.state.stack == []
    assert scene.threats == 2


# --- losing ---


def test_the_death_of_the_ring_bearer_loses_the_game():
    scene = Scene(fellowship=[ARAGORN])
    wounds.kill(scene.state, scene._find(FRODO))
    assert (scene.state.winner, scene.state.ending) == (SHADOW, "killed")


def test_as_many_burdens_as_resistance_corrupt():
    scene = Scene(burdens=9)
    assert scene.state.winner is None
    tokens.add_burdens(scene.state, 0, 1)
    assert (scene.state.winner, scene.state.ending) == (SHADOW, "corrupted")


def test_healing_takes_one_wound_away():
    scene = Scene(fellowship=[TARGON]).wound(TARGON, 2)
    wounds.heal(scene.state, scene._find(TARGON))
    assert scene.wounds(TARGON) == 1
