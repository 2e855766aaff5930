"""Playouts: what they leave out, and that it makes no difference."""

import pytest

from rules.lcg.engine.state import State
from rules.lcg.game import Game
from rules.lcg.players.expert import decide
from rules.lcg.players.playouts import play_out
from tests.rules.lcg.random_play import SLUGS, STARTERS

CHOICES_BEFORE = 25


def game_in_its_middle(slug: str, seats: int, seed: int) -> Game:
    """Return a game after some choices by expert rules."""
    game = Game(STARTERS[:seats], slug, seed)
    while len(game.state.choices) < CHOICES_BEFORE and not game.is_over():
        game.choose(decide(game.state))
    return game


def what_is_reached(state: State) -> tuple[object, ...]:
    """Return all that tells two games apart, but for the choices that were asked for."""
    kept = state.__getstate__()
    return tuple(value for name, value in kept.items() if name != "choices")


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_playout_goes_as_if_every_action_were_offered(slug: str, seats: int) -> None:
    """Round by round, to the same decision at the beginning of the next one."""
    game = game_in_its_middle(slug, seats, seed=seats)
    played, asked = game.clone(), game.clone()
    while not played.is_over():
        until = played.state.round + 1
        play_out(played, 0, epsilon=0, until=until)
        while not asked.is_over() and asked.state.round < until:
            asked.choose(decide(asked.state))
        assert what_is_reached(played.state) == what_is_reached(asked.state)
    assert len(played.state.choices) <= len(asked.state.choices)


def test_all_actions_are_offered_again_after_a_playout() -> None:
    game = game_in_its_middle(SLUGS[0], 2, seed=5)
    play_out(game, 0, epsilon=0, until=game.state.round + 1)
    assert game.state.wants is None
