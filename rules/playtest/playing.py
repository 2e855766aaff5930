"""Seeds, playing a game to its end, and playing recorded choices again, for either game."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from rules import rng
from rules.players.player import Player
from rules.protocol import Game, NoSuchOption

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


def play_choices(games: Iterable[G], choices: Sequence[int]) -> Iterator[G]:
    """Return each game as it is and after each of its choices.

    A game goes on until it is over or no choice is left; then the next one begins. Look at a game
    before you ask for more: it changes. What happened in between is in `game.state.log`, which
    the reader empties. Raise NoSuchOption for a choice that is not offered.
    """
    left = iter(choices)
    for game in games:
        if game.state.log is None:
            game.state.log = []
        yield game
        while not game.is_over():
            place = next(left, None)
            if place is None:
                return
            game.choose(place)
            yield game
    if next(left, None) is not None:
        raise NoSuchOption("no game is left for the last choices")
