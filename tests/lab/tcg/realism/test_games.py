"""Playing the decks in batches."""

import pytest

from lab.tcg.realism.games import GAMES_A_BATCH, Plan, play_batch
from tests.lab.tcg.realism.tiny_table import tiny_results

pytestmark = pytest.mark.nightly


def plan(player: str) -> Plan:
    return Plan(tiny_results(), "themes", player, GAMES_A_BATCH + 1, seed=5)


def test_games_are_rounded_up_to_whole_batches() -> None:
    assert plan("random").batches == 2


def test_a_batch_is_the_same_each_time_and_its_decks_are_those_of_every_player() -> None:
    first, again = play_batch(plan("random"), 0), play_batch(plan("random"), 0)
    assert first == again
    assert first.played == GAMES_A_BATCH
    other = play_batch(plan("easy"), 0)
    assert other.games == first.games
    assert other.wins != first.wins


def test_each_game_has_one_winner() -> None:
    found = play_batch(plan("random"), 1)
    assert found.cut_off == 0
    # Each game counts every card of both decks once: half of these games are won.
    assert 0 < sum(found.wins.values()) < sum(found.games.values())
