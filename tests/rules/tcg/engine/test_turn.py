"""The course of a turn: sanctuary, moving, Shadow phase, regroup, winning."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import ASSIGNMENT, FELLOWSHIP, REGROUP, SHADOW, Question, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import EOMER_SITES, Scene

# --- sanctuary (2.0, "Healing") ---


def test_a_turn_at_a_sanctuary_heals_up_to_five_wounds() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE, TARGON],
        site=3,
        hand=[MERRY_ROHIRRIM_SQUIRE],
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3).wound(MADRIL_FARAMIRS_AIDE, 2).wound(
        TARGON, 2
    ).turn_starts()
    for companion in (
        ARAGORN_DRIVEN_BY_NEED,
        ARAGORN_DRIVEN_BY_NEED,
        ARAGORN_DRIVEN_BY_NEED,
        MADRIL_FARAMIRS_AIDE,
        MADRIL_FARAMIRS_AIDE,
    ):
        assert scene.decision.question == Question.SANCTUARY
        scene.do(Verb.HEAL, companion)
    assert scene.decision.question == Question.ACTION
    assert scene.wounds(TARGON) == 2


def test_healing_at_a_sanctuary_may_stop_early() -> None:
    scene = (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], site=3, hand=[MERRY_ROHIRRIM_SQUIRE])
        .wound(ARAGORN_DRIVEN_BY_NEED, 3)
        .turn_starts()
    )
    scene.do(Verb.HEAL, ARAGORN_DRIVEN_BY_NEED).pass_()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2
    assert scene.state.phase == FELLOWSHIP


def test_elsewhere_nobody_heals() -> None:
    scene = (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], site=4, hand=[MERRY_ROHIRRIM_SQUIRE])
        .wound(ARAGORN_DRIVEN_BY_NEED, 3)
        .turn_starts()
    )
    assert scene.decision.question == Question.ACTION


def test_allies_do_not_heal_at_a_sanctuary() -> None:
    """2.0 deluxe, "Allies"."""
    scene = (
        Scene(fellowship=[ELROND_LORD_OF_RIVENDELL], site=3, hand=[MERRY_ROHIRRIM_SQUIRE])
        .wound(ELROND_LORD_OF_RIVENDELL, 1)
        .turn_starts()
    )
    assert scene.decision.question != Question.SANCTUARY


def test_a_turn_begins_with_an_empty_pool() -> None:
    scene = Scene(site=4, hand=[MERRY_ROHIRRIM_SQUIRE], twilight=7).turn_starts()
    assert scene.twilight == 0


# --- moving (2.0, "Moving your fellowship") ---


def test_moving_adds_the_shadow_number_and_one_for_each_companion() -> None:
    """Osgiliath Fallen has Shadow number 2; Frodo, Aragorn and Madril are three companions."""
    scene = (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE], site=3)
        .happen(path.move)
        .pass_all()
    )
    assert scene.state.position[0] == 4
    assert scene.twilight == 2 + 3


def test_the_shadow_player_places_the_next_site() -> None:
    scene = Scene(site=3, path=EOMER_SITES).happen(path.move)
    assert scene.id_of(scene.state.path[3]) == EOMER_SITES[3]
    assert scene.state.owner[scene.state.path[3]] == 1


def test_a_site_already_on_the_path_is_used() -> None:
    scene = Scene(site=4)
    scene.state.position = [3, 4]
    before = list(scene.state.path)
    scene.happen(path.move).pass_all()
    assert scene.state.path == before
    assert scene.state.position == [4, 4]


def test_the_fellowship_must_move_once() -> None:
    scene = Scene(
        site=4, hand=[MERRY_ROHIRRIM_SQUIRE], shadow_hand=[MORDOR_TROOPER], twilight=0
    ).fellowship_phase()
    scene.pass_all()
    assert scene.state.position[0] == 5
    assert scene.state.phase in (SHADOW, REGROUP)


def test_without_minions_after_the_shadow_phase_regroup_follows() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        site=4,
        hand=[MERRY_ROHIRRIM_SQUIRE],
        shadow_hand=[MORDOR_TROOPER],
    )
    scene.state.moves = 1
    scene.shadow_phase()
    assert scene.state.phase == REGROUP


def test_with_a_minion_in_play_the_phases_of_the_fight_follow() -> None:
    scene = Scene(
        site=4,
        shadow_hand=[SOUTHRON_CAPTAIN, DESERT_FIGHTER],
        hand=[MUMAKIL_OF_THE_HARAD],
        twilight=6,
    )
    scene.shadow_phase().play(SOUTHRON_CAPTAIN)
    assert scene.state.phase == ASSIGNMENT
    assert scene.in_play(SOUTHRON_CAPTAIN)


# --- regroup (2.0, "7. Regroup phase") ---


def test_the_shadow_may_discard_one_card_then_draws_to_eight() -> None:
    scene = Scene(
        site=4, shadow_hand=[SOUTHRON_CAPTAIN, MORDOR_TROOPER], shadow_deck=[MORDOR_TROOPER] * 9
    )
    scene.regroup_phase().discard(SOUTHRON_CAPTAIN)
    assert len(scene.hand(1)) == 8
    assert scene.is_discarded(SOUTHRON_CAPTAIN)


def test_with_more_than_eight_cards_one_discards_down_to_eight() -> None:
    scene = Scene(site=4, shadow_hand=[MORDOR_TROOPER] * 10).regroup_phase()
    scene.pass_()
    assert scene.decision.question == Question.RECONCILE_DOWN
    scene.discard(MORDOR_TROOPER).discard(MORDOR_TROOPER)
    assert len(scene.hand(1)) == 8


def test_staying_reconciles_discards_the_minions_and_ends_the_turn() -> None:
    scene = Scene(site=4, minions=[SOUTHRON_CAPTAIN], deck=[MERRY_ROHIRRIM_SQUIRE] * 9)
    scene.state.moves = 1
    scene.regroup_phase().do(Verb.STAY)
    assert len(scene.hand(0)) == 8
    assert scene.is_discarded(SOUTHRON_CAPTAIN)
    assert scene.state.active == 1
    assert scene.state.turn == 2


def test_moving_on_returns_to_the_shadow_phase_with_the_minions_there() -> None:
    scene = Scene(site=4, minions=[SOUTHRON_CAPTAIN], shadow_hand=[DESERT_FIGHTER], twilight=3)
    scene.state.moves = 1
    scene.regroup_phase()
    scene.pass_().do(Verb.MOVE).pass_()
    assert scene.state.position[0] == 5
    assert scene.state.phase == SHADOW
    assert scene.in_play(SOUTHRON_CAPTAIN)


def test_the_move_limit_is_two() -> None:
    scene = Scene(site=4, hand=[MERRY_ROHIRRIM_SQUIRE])
    scene.state.moves = 2
    scene.regroup_phase()
    while scene.state.turn == 1 and scene.state.pending is not None:
        assert not scene.can(Verb.MOVE)
        scene.pass_()
    assert scene.state.turn == 2


def test_drawing_the_last_card_does_not_lose_the_game() -> None:
    """2.0 deluxe, "Draw deck": one plays on, and the discard pile is not shuffled in."""
    scene = Scene(site=4, deck=[MERRY_ROHIRRIM_SQUIRE])
    scene.state.moves = 1
    scene.regroup_phase().do(Verb.STAY)
    assert scene.hand(0) == [MERRY_ROHIRRIM_SQUIRE]
    assert scene.state.winner is None


# --- winning (2.0, "Winning the game") ---


def test_a_fellowship_at_site_nine_wins_when_the_skirmishes_are_over() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], site=9).regroup_phase()
    assert (scene.state.winner, scene.state.ending) == (0, "site 9")


def test_reaching_site_nine_is_not_enough_while_minions_fight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        site=9,
        shadow_hand=[SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        twilight=9,
    )
    scene.shadow_phase().play(SOUTHRON_CAPTAIN)
    assert scene.state.winner is None


@pytest.mark.parametrize("site", [2, 5, 8])
def test_nowhere_else_is_the_game_won(site: int) -> None:
    scene = Scene(site=site, hand=[MERRY_ROHIRRIM_SQUIRE]).regroup_phase()
    assert scene.state.winner is None
    assert scene.in_play(FRODO_HOPE_OF_FREE_PEOPLES)
