"""Playing one game of a playtest, and playing a recorded game again."""

from collections.abc import Iterator

from rules.construction.starters import named_fellowship
from rules.players.player import Player
from rules.playtest.playing import game_seed, play_choices, play_out, player_seed
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.observation import observe
from rules.playtest.tcg.record import GameRecord
from rules.tcg.engine.state.state import TWO_PLAYERS, State
from rules.tcg.game import Game
from rules.tcg.players.naming import player


def ensure_playable(description: PlaytestDescription) -> None:
    """Set up the first game and its players, so that what cannot be played is refused at once.

    Raise UnknownPlayer, UnplayableDeck, UnknownEdition or UnknownCard.
    """
    for name in description.players:
        player(name, description.seed)
    set_up(description, 0)


def set_up(description: PlaytestDescription, index: int) -> Game:
    """Return game `index` of a playtest before its first choice."""
    seed = game_seed(description.seed, index)
    return Game(
        description.decks,
        seed,
        description.edition,
        description.day,
        keyed_shuffles=description.keyed_shuffles,
        fellowships=[named_fellowship(deck) for deck in description.decks],
    )


def seats(description: PlaytestDescription, index: int, scenario: int = 0) -> list[Player]:
    """Return the computer players of game `index`; raise UnknownPlayer for a name of none.

    There are no campaigns, so the scenario is always 0.
    """
    return [
        player(name, player_seed(description.seed, index, place))
        for place, name in enumerate(description.players)
    ]


def games(description: PlaytestDescription, index: int) -> Iterator[Game]:
    """Return game `index` of a playtest before its first choice, and nothing more."""
    return iter([set_up(description, index)])


def play_game(description: PlaytestDescription, index: int) -> GameRecord:
    """Play game `index` of a playtest to its end.

    Raise UnknownPlayer, UnplayableDeck, UnknownEdition or UnknownCard.
    """
    game = set_up(description, index)
    game.state.log = []
    play_out(game, seats(description, index))
    state = game.state
    return GameRecord(
        index=index,
        winner=state.winner,
        ending=state.ending,
        turns=state.turn,
        decisions=len(state.choices),
        # A player who is out of the game goes first no more; the order of turns stays.
        first_player=state.order[0],
        sites=tuple(state.position),
        choices=tuple(state.choices),
        order=_order(state),
        observation=observe(state, description.decks),
    )


def replay(
    description: PlaytestDescription, index: int, choices: tuple[int, ...]
) -> Iterator[Game]:
    """Return a recorded game after its set-up and after each of its choices.

    It is one game that goes on (`rules.playtest.playing.play_choices`). Raise NoSuchOption where
    the choices are not those of this game.
    """
    return play_choices(games(description, index), choices)


def is_end(game: Game, record: GameRecord) -> bool:
    """Return whether a game has ended as recorded."""
    state = game.state
    reached = (
        state.winner,
        # A game that was cut off just stops.
        state.ending or "unfinished",
        state.turn,
        state.order[0],
        tuple(state.position),
        _order(state),
    )
    return reached == (
        record.winner,
        record.ending,
        record.turns,
        record.first_player,
        record.sites,
        record.order,
    )


def _order(state: State) -> tuple[int, ...]:
    """Return the order of turns where the first player does not say it."""
    return state.order if state.players > TWO_PLAYERS else ()
