"""Games of decks drawn from all cards: none fails, cards are conserved, the same games again."""

import os
import subprocess
import sys
from random import Random

import pytest

from lab.tcg.drawn.decks import POOLS, drawn_deck
from lab.tcg.drawn.games import (
    PLAYERS,
    RULES_IN_TURN,
    kind_of,
    play_drawn,
)
from rules.tcg.engine.turn.sequence import take
from rules.tcg.facts.reader import card
from rules.tcg.game import Game
from rules.tcg.library import unwritten

PARTS, GAMES_A_PART, STEP = 2, 14, 71


@pytest.mark.nightly
@pytest.mark.parametrize("pool", POOLS)
def test_a_drawn_deck_is_of_its_sets_and_every_card_is_written(pool: str) -> None:
    deck = drawn_deck(pool, Random(pool))
    ids = [deck.ring_bearer or "", deck.ring or "", *deck.sites]
    ids += [card_id for card_id, _ in deck.draw_deck]
    assert unwritten(ids) == ()
    assert {card(card_id).set for card_id, _ in deck.draw_deck} <= set(POOLS[pool])
    assert len(deck.sites) == 9
    assert sum(count for _, count in deck.draw_deck) == 72


@pytest.mark.parametrize("part", range(PARTS))
def test_games_of_all_pools_players_and_seats_end_with_every_card_in_its_place(part: int) -> None:
    # Steps of a prime, so that pools, players, seats and editions take turns.
    numbers = range(part, GAMES_A_PART * STEP, STEP)
    found = play_drawn(numbers, seed=2006)
    assert found.faults == []
    assert found.games == len(numbers)


@pytest.mark.nightly
def test_every_pool_meets_every_player_number_of_seats_and_edition() -> None:
    kinds = {kind_of(number) for number in range(2_100)}
    assert kinds == {
        (pool, name, seats, edition)
        for pool in POOLS
        for name in PLAYERS
        for seats in (2, 3, 4)
        for edition, _ in RULES_IN_TURN
    }


@pytest.mark.nightly
def test_a_game_that_is_cut_off_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.tcg.game.DECISION_BOUND", 20)
    found = play_drawn([0], seed=2006)
    assert found.faults == [(0, "unfinished after 20 of 5000 decisions")]


@pytest.mark.nightly
def test_a_card_that_is_lost_on_the_way_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose_a_card(game: Game, place: int) -> None:
        game.state.hands[0] = game.state.hands[0][1:]
        take(game.state, place)

    monkeypatch.setattr(Game, "choose", lose_a_card)
    [(number, fault)] = play_drawn([0], seed=2006).faults
    assert number == 0
    assert "LostCard" in fault


@pytest.mark.nightly
def test_other_hash_seeds_play_the_same_games() -> None:
    here, other = (
        subprocess.run(
            [sys.executable, "-m", "lab", "drawn", "--games", "7"],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("3", "7")
    )
    assert "digest" in here
    assert other == here


@pytest.mark.nightly
def test_a_hundred_thousand_games() -> None:
    """An hour and more of processor time; `python -m lab drawn` does the same."""
    assert play_drawn(range(100_000), seed=2006).faults == []


def test_a_second_card_that_lets_gandalfs_resistance_stand_in_changes_nothing() -> None:
    """Two copies of 15 R 33 in one skirmish named a card that there is not."""
    assert play_drawn([18184], seed=2027).faults == []
