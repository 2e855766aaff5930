"""The value of a position: who is likely to win, by what each player has."""

import pytest

from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import set_up
from rules.tcg.game import Game
from rules.tcg.players.features import FEATURES, features
from rules.tcg.players.naming import player
from rules.tcg.players.value import chance_to_win, value_weights
from tests.expected import present
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

DECKS = (ARAGORN_STARTER, EOMER_STARTER)


def turn_begins(index: int, turn: int) -> Game:
    """Return a game between rules of thumb at the beginning of a turn."""
    game = set_up(PlaytestDescription(DECKS, ("rules", "rules"), 7), index)
    chooser = player("rules", 0)
    while not game.is_over() and game.state.turn < turn:
        game.choose(chooser.choose(game))
    return game


def test_every_feature_has_a_weight() -> None:
    weights, tempo = value_weights()
    assert len(weights) == len(FEATURES) == len(features(turn_begins(0, 3).state, 0))
    assert all(isinstance(weight, float) for weight in (*weights, tempo))


def test_the_chances_of_two_players_add_up() -> None:
    for index in range(4):
        state = turn_begins(index, 4).state
        assert chance_to_win(state, 0) + chance_to_win(state, 1) == pytest.approx(1)


@pytest.mark.parametrize(("row", "better"), [("position", 2), ("burdens", -2), ("threats", -2)])
def test_what_helps_a_fellowship_raises_its_chance(row: str, better: int) -> None:
    state = turn_begins(0, 5).state
    state.burdens[0] = state.threats[0] = 3
    before = chance_to_win(state, 0)
    getattr(state, row)[0] += better
    assert chance_to_win(state, 0) > before


def test_a_wounded_ring_bearer_lowers_the_chance() -> None:
    state = turn_begins(0, 3).state
    before = chance_to_win(state, 0)
    state.set_wounds(state.ring_bearer[0], 3)
    assert chance_to_win(state, 0) < before


def test_a_game_that_is_over_is_certain() -> None:
    game = turn_begins(0, 1_000)
    assert game.is_over()
    winner = present(present(game.outcome()).winner)
    assert chance_to_win(game.state, winner) == 1.0
    assert chance_to_win(game.state, 1 - winner) == 0.0
