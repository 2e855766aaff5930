"""Playing a range of a playtest's games: what a worker does with its share."""

from collections.abc import Callable

from rules.playtest.description import PlaytestDescription
from rules.playtest.game import play_game, player, set_up
from rules.playtest.record import GameRecord

PlayGame = Callable[[PlaytestDescription, int], GameRecord]


class GameFailed(RuntimeError):
    """A game that stopped with an error, which is its cause; the description plays it again."""

    def __init__(self, seed: int, index: int) -> None:
        self.seed = seed
        self.index = index
        super().__init__(f"game {index} of seed {seed} stopped with an error")


def never() -> bool:
    """Answer that there is no reason to stop."""
    return False


def ensure_playable(description: PlaytestDescription) -> None:
    """Set up the first game and its players, so that what cannot be played is refused at once.

    Raises `UnknownPlayer`, `UnplayableDeck`, `UnknownEdition` or `UnknownCard`.
    """
    for name in description.players:
        player(name, description.seed)
    set_up(description, 0)


def play_range(
    description: PlaytestDescription,
    first: int,
    count: int,
    *,
    play: PlayGame = play_game,
    until: Callable[[], bool] = never,
) -> list[GameRecord]:
    """Play `count` games beginning with game `first`, and give them in their order.

    `until` is asked before each game; once it says so, what was played so far is given. The same
    range of the same description gives the same records wherever and whenever it is played.
    `GameFailed` names the game that stopped with an error.
    """
    records: list[GameRecord] = []
    for index in range(first, first + count):
        if until():
            break
        try:
            records.append(play(description, index))
        except Exception as error:
            raise GameFailed(description.seed, index) from error
    return records
