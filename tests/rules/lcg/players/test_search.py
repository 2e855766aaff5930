"""What a search may spend: playouts, or milliseconds."""

import time

import pytest

from rules.lcg.players.flat_monte_carlo import FlatMonteCarloPlayer
from rules.lcg.players.naming import PLAYOUTS, ROUNDS, player
from rules.lcg.players.search import Budget, Meter
from rules.lcg.players.stages import Stage


def test_a_budget_in_playouts_allows_what_is_left_of_it() -> None:
    meter = Meter(Budget(10))
    assert meter.allows(10)
    meter.spend(6)
    assert meter.share() == pytest.approx(0.6)
    assert meter.allows(4)
    assert not meter.allows(5)


def test_a_budget_in_milliseconds_allows_the_first_playouts_and_ends_by_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [5.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    meter = Meter(Budget(milliseconds=20))
    now[0] += 0.030
    assert meter.allows(12)
    meter.spend(12)
    assert not meter.allows(1)
    assert meter.share() == pytest.approx(1.5)

    meter = Meter(Budget(milliseconds=20))
    meter.spend(1000)
    now[0] += 0.005
    assert meter.allows(1000)
    assert meter.share() == pytest.approx(0.25)


@pytest.mark.parametrize(("players", "playouts"), [(1, 500), (2, 100), (3, 44), (4, 25)])
def test_an_adapting_budget_shrinks_with_the_players_so_that_a_game_takes_as_long(
    players: int, playouts: int
) -> None:
    assert Budget(100, adapts=True).at_table(players).playouts == playouts
    assert Budget(100).at_table(players) == Budget(100)


def test_actions_have_half_a_budget() -> None:
    assert Budget(100).for_actions() == Budget(50)
    assert Budget(1).for_actions() == Budget(1)
    assert Budget(milliseconds=30).for_actions() == Budget(milliseconds=15)


def test_the_strong_player_searches_actions_too_and_adapts_to_the_table() -> None:
    strong = player("strong", seed=1)
    assert isinstance(strong, FlatMonteCarloPlayer)
    assert strong.budget == Budget(PLAYOUTS, adapts=True)
    assert strong.rounds == ROUNDS
    assert strong.averages
    assert Stage.ACTIONS in strong.stages
