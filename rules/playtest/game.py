"""Playing one game of a playtest, and playing a recorded game again."""

from collections.abc import Callable, Iterator

from rules import rng
from rules.players.player import Player
from rules.playtest.description import PlaytestDescription
from rules.playtest.record import GameRecord
from rules.tcg.game import Game
from rules.tcg.players.random_player import BiddingRandomPlayer
from rules.tcg.players.rule_of_thumb import RuleOfThumbPlayer

# What tells apart the streams of random numbers drawn from one playtest's seed.
_GAME_DICE, _PLAYER_DICE = 1, 2


class UnknownPlayer(ValueError):
    """The name of a computer player that does not exist."""


def _rules_player(seed: int) -> Player:
    return RuleOfThumbPlayer()


_PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": BiddingRandomPlayer,
    "rules": _rules_player,
}
PLAYER_NAMES = tuple(_PLAYERS)


def player(name: str, seed: int) -> Player:
    """Give a computer player by name; `UnknownPlayer` names those there are."""
    if name not in _PLAYERS:
        raise UnknownPlayer(f"unknown player {name!r}; known: {', '.join(PLAYER_NAMES)}")
    return _PLAYERS[name](seed)


def set_up(description: PlaytestDescription, index: int) -> Game:
    """Give game `index` of a playtest as it stands before its first choice."""
    seed = rng.seeded(description.seed, index, _GAME_DICE)
    return Game(description.decks, seed, description.edition, description.day)


def play_game(description: PlaytestDescription, index: int) -> GameRecord:
    """Play game `index` of a playtest to its end.

    Raises `UnknownPlayer`, `UnplayableDeck`, `UnknownEdition` or `UnknownCard`.
    """
    game = set_up(description, index)
    players = [
        player(name, rng.seeded(description.seed, index, _PLAYER_DICE, place))
        for place, name in enumerate(description.players)
    ]
    state = game.state
    while not state.ending:
        decision = state.pending
        assert decision is not None, "a game that is not over waits for a choice"
        game.choose(players[decision.player].choose(game))
    return GameRecord(
        index=index,
        winner=state.winner,
        ending=state.ending,
        turns=state.turn,
        decisions=len(state.choices),
        first_player=state.first_player,
        sites=(state.position[0], state.position[1]),
        choices=tuple(state.choices),
    )


def replay(
    description: PlaytestDescription, index: int, choices: tuple[int, ...]
) -> Iterator[Game]:
    """Give a recorded game after its set-up and after each of its choices.

    It is one game that goes on: look at it before asking for the next. What happened in
    between is in `game.state.log`, which the reader empties. Raise NoSuchOption where the choices
    are not those of this game.
    """
    game = set_up(description, index)
    game.state.log = []
    yield game
    for place in choices:
        game.choose(place)
        yield game
