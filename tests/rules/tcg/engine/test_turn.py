"""The course of a turn: sanctuary, moving, Shadow phase, regroup, winning."""

import pytest

from rules.tcg.engine import path
from rules.tcg.engine.codes import ASSIGNMENT, FELLOWSHIP, REGROUP, SHADOW, Question, Verb
from tests.rules.tcg.cards import (
    ARAGORN,
    CAPTAIN,
    DESERT_FIGHTER,
    ELROND,
    FRODO,
    MADRIL,
    MERRY,
    TARGON,
    TROOPER,
)
from tests.rules.tcg.scene import EOMER_SITES, Scene

# --- sanctuary (2.0, "Healing") ---


def test_a_turn_at_a_sanctuary_heals_up_to_five_wounds():
    scene = Scene(fellowship=[ARAGORN, MADRIL, TARGON], site=3, hand=[MERRY])
    scene.wound(ARAGORN, 3).wound(MADRIL, 2).wound(TARGON, 2).turn_starts()
    for companion in (ARAGORN, ARAGORN, ARAGORN, MADRIL, MADRIL):
        assert scene.state.pending.question == Question.SANCTUARY
        scene.do(Verb.HEAL, companion)
    assert scene.state.pending.question == Question.ACTION
    assert scene.wounds(TARGON) == 2


def test_healing_at_a_sanctuary_may_stop_early():
    scene = Scene(fellowship=[ARAGORN], site=3, hand=[MERRY]).wound(ARAGORN, 3).turn_starts()
    scene.do(Verb.HEAL, ARAGORN).pass_()
    assert scene.wounds(ARAGORN) == 2
    assert scene.state.phase == FELLOWSHIP


def test_elsewhere_nobody_heals():
    scene = Scene(fellowship=[ARAGORN], site=4, hand=[MERRY]).wound(ARAGORN, 3).turn_starts()
    assert scene.state.pending.question == Question.ACTION


def test_allies_do_not_heal_at_a_sanctuary():
    """2.0 deluxe, "Allies"."""
    scene = Scene(fellowship=[ELROND], site=3, hand=[MERRY]).wound(ELROND, 1).turn_starts()
    assert scene.state.pending.question != Question.SANCTUARY


def test_a_turn_begins_with_an_empty_pool():
    scene = Scene(site=4, hand=[MERRY], twilight=7).turn_starts()
    assert scene.twilight == 0


# --- moving (2.0, "Moving your fellowship") ---


def test_moving_adds_the_shadow_number_and_one_for_each_companion():
    """Osgiliath Fallen has Shadow number 2; Frodo, Aragorn and Madril are three companions."""
    scene = Scene(fellowship=[ARAGORN, MADRIL], site=3).happen(path.move).pass_all()
    assert scene.state.position[0] == 4
    assert scene.twilight == 2 + 3


def test_the_shadow_player_places_the_next_site():
    scene = Scene(site=3, path=EOMER_SITES).happen(path.move)
    assert scene._id(scene.state.path[3]) == EOMER_SITES[3]
    assert scene.state.owner[scene.state.path[3]] == 1


def test_a_site_already_on_the_path_is_used():
    scene = Scene(site=4)
    scene.state.position = [3, 4]
    before = list(scene.state.path)
    scene.happen(path.move).pass_all()
    assert scene.state.path == before
    assert scene.state.position == [4, 4]


def test_the_fellowship_must_move_once():
    scene = Scene(site=4, hand=[MERRY], shadow_hand=[TROOPER], twilight=0).fellowship_phase()
    scene.pass_all()
    assert scene.state.position[0] == 5
    assert scene.state.phase in (SHADOW, REGROUP)


def test_without_minions_after_the_shadow_phase_regroup_follows():
    scene = Scene(fellowship=[ARAGORN], site=4, hand=[MERRY], shadow_hand=[TROOPER])
    scene.state.moves = 1
    scene.shadow_phase()
    assert scene.state.phase == REGROUP


def test_with_a_minion_in_play_the_phases_of_the_fight_follow():
    scene = Scene(site=4, shadow_hand=[CAPTAIN, DESERT_FIGHTER], hand=["7_153"], twilight=6)
    scene.shadow_phase().play(CAPTAIN)
    assert scene.state.phase == ASSIGNMENT
    assert scene.in_play(CAPTAIN)


# --- regroup (2.0, "7. Regroup phase") ---


def test_the_shadow_may_discard_one_card_then_draws_to_eight():
    scene = Scene(site=4, shadow_hand=[CAPTAIN, TROOPER], shadow_deck=[TROOPER] * 9)
    scene.regroup_phase().discard(CAPTAIN)
    assert len(scene.hand(1)) == 8
    assert scene.is_discarded(CAPTAIN)


def test_with_more_than_eight_cards_one_discards_down_to_eight():
    scene = Scene(site=4, shadow_hand=[TROOPER] * 10).regroup_phase()
    scene.pass_()
    assert scene.state.pending.question == Question.RECONCILE_DOWN
    scene.discard(TROOPER).discard(TROOPER)
    assert len(scene.hand(1)) == 8


def test_staying_reconciles_discards_the_minions_and_ends_the_turn():
    scene = Scene(site=4, minions=[CAPTAIN], deck=[MERRY] * 9)
    scene.state.moves = 1
    scene.regroup_phase().do(Verb.STAY)
    assert len(scene.hand(0)) == 8
    assert scene.is_discarded(CAPTAIN)
    assert scene.state.active == 1
    assert scene.state.turn == 2


def test_moving_on_returns_to_the_shadow_phase_with_the_minions_there():
    scene = Scene(site=4, minions=[CAPTAIN], shadow_hand=[DESERT_FIGHTER], twilight=3)
    scene.state.moves = 1
    scene.regroup_phase()
    scene.pass_().do(Verb.MOVE).pass_()
    assert scene.state.position[0] == 5
    assert scene.state.phase == SHADOW
    assert scene.in_play(CAPTAIN)


def test_the_move_limit_is_two():
    scene = Scene(site=4, hand=[MERRY])
    scene.state.moves = 2
    scene.regroup_phase()
    while scene.state.turn == 1 and scene.state.pending is not None:
        assert not scene.can(Verb.MOVE)
        scene.pass_()
    assert scene.state.turn == 2


def test_drawing_the_last_card_does_not_lose_the_game():
    """2.0 deluxe, "Draw deck": one plays on, and the discard pile is not shuffled in."""
    scene = Scene(site=4, deck=[MERRY])
    scene.state.moves = 1
    scene.regroup_phase().do(Verb.STAY)
    assert scene.hand(0) == [MERRY]
    assert scene.state.winner is None


# --- winning (2.0, "Winning the game") ---


def test_a_fellowship_at_site_nine_wins_when_the_skirmishes_are_over():
    scene = Scene(fellowship=[ARAGORN], site=9).regroup_phase()
    assert (scene.state.winner, scene.state.ending) == (0, "site 9")


def test_reaching_site_nine_is_not_enough_while_minions_fight():
    scene = Scene(fellowship=[ARAGORN], site=9, shadow_hand=[CAPTAIN, TROOPER], twilight=9)
    scene.shadow_phase().play(CAPTAIN)
    assert scene.state.winner is None


@pytest.mark.parametrize("site", [2, 5, 8])
def test_nowhere_else_is_the_game_won(site):
    scene = Scene(site=site, hand=[MERRY]).regroup_phase()
    assert scene.state.winner is None
    assert scene.in_play(FRODO)
