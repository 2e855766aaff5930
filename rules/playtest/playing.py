"""Seeds, playing a game to its end, and playing recorded choices again, for either game."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from rules import rng
from rules.players.player import Player
from rules.protocol import Game

# What tells apart the streams of random numbers drawn from one playtest's seed.
_GAME_DICE, _PLAYER_DICE, _OPPONENT = 1, 2, 3


G = TypeVar("G", bound=Game)


def game_seed(seed: int, index: int) -> int:
    """Return the seed of a game's shuffles and dice."""
    return rng.seeded(seed, index, _GAME_DICE)


def player_seed(seed: int, index: int, place: int) -> int:
    """Return the seed of a player's own dice: another player does not change the cards."""
    return rng.seeded(seed, index, _PLAYER_DICE, place)


def opponent_seed(seed: int, place: int) -> int:
    """Return the seed of the games against an opponent, the first of which has the seed itself.

    So a deck's shuffles against one opponent say nothing of those against another.
    """
    return rng.seeded(seed, _OPPONENT, place) if place else seed


def play_out(game: Game, players: Sequence[Player]) -> None:
    """Let the players choose until the game is over."""
    state = game.state
    while not state.ending:
        decision = state.pending
        assert decision is not None, "a game that is not over waits for a choice"
        game.choose(players[decision.player].choose(game))


def play_choices(game: G, choices: Sequence[int]) -> Iterator[G]:
    """Return a game as it is and after each of these choices.

    It is one game that goes on: look at it before asking for the next. What happened in
    between is in `game.state.log`, which the reader empties.
    """
    game.state.log = []
    yield game
    for place in choices:
        game.choose(place)
        yield game
