"""Seeds, playing a game to its end, and playing recorded choices again, for either game."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from typing import TypeVar

from rules import rng
from rules.players.player import Player
from rules.protocol import Game, NoSuchOption

# What tells apart the streams of random numbers drawn from one playtest's seed.
_GAME_DICE, _PLAYER_DICE, _OPPONENT = 1, 2, 3

# What says whether a game is too long, and how many seconds pass before it is asked again.
_watch: ContextVar[tuple[Callable[[float], bool] | None, float]] = ContextVar(
    "watch", default=(None, inf)
)

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


@contextmanager
def watched_games(is_too_long: Callable[[float], bool], every: float) -> Iterator[None]:
    """Ask before choices of the games within the block whether to cut the game off.

    It asks before the first one, then at most once in `every` seconds: to ask before each would
    take a tenth of a quick game. `is_too_long` is given the processor seconds that the
    game has taken. A game that is cut off counts as unfinished. This is for queues that many people
    share: whether a game near a limit is cut off depends on the machine, so studies and commands
    have no limit. The choices up to there do not depend on it.
    """
    token = _watch.set((is_too_long, every))
    try:
        yield
    finally:
        _watch.reset(token)


def play_out(game: Game, players: Sequence[Player]) -> None:
    """Let the players choose until the game ends or is cut off (`watched_games`)."""
    state = game.state
    is_too_long, every = _watch.get()
    begun = time.process_time()
    asked = -inf
    while not state.ending:
        if is_too_long is not None and time.monotonic() - asked >= every:
            asked = time.monotonic()
            if is_too_long(time.process_time() - begun):
                game.cut_off()
                return
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
