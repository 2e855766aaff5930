"""How many playouts a decision may have."""

import pytest

from rules.lcg.players.budget import Budget
from rules.lcg.players.flat_monte_carlo import FlatMonteCarloPlayer
from rules.lcg.players.naming import PLAYOUTS, ROUNDS, player
from rules.lcg.players.stages import Stage


@pytest.mark.parametrize(("players", "playouts"), [(1, 500), (2, 100), (3, 44), (4, 25)])
def test_an_adapting_budget_shrinks_with_the_players_so_that_a_game_takes_as_long(
    players: int, playouts: int
) -> None:
    assert Budget(100, adapts=True).at_table(players).playouts == playouts
    assert Budget(100).at_table(players) == Budget(100)


def test_actions_have_half_a_budget() -> None:
    assert Budget(100).for_actions() == Budget(50)
    assert Budget(1).for_actions() == Budget(1)


def test_the_strong_player_searches_actions_too_and_adapts_to_the_table() -> None:
    strong = player("strong", seed=1)
    assert isinstance(strong, FlatMonteCarloPlayer)
    assert strong.budget == Budget(PLAYOUTS, adapts=True)
    assert strong.rounds == ROUNDS
    assert strong.averages
    assert Stage.ACTIONS in strong.stages
