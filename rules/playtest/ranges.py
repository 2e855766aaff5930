"""Playing a range of a playtest's games: what a worker does with its share."""

from collections.abc import Callable
from typing import TypeVar

from rules.playtest.kind import Description

D = TypeVar("D", bound=Description)
R = TypeVar("R")


class GameFailed(RuntimeError):
    """A game that stopped with an error, which is its cause; the description plays it again."""

    def __init__(self, seed: int, index: int) -> None:
        self.seed = seed
        self.index = index
        super().__init__(f"game {index} of seed {seed} stopped with an error")

    def __reduce__(self) -> tuple[type["GameFailed"], tuple[int, int]]:
        """Return what makes it again in another process."""
        return GameFailed, (self.seed, self.index)


def never() -> bool:
    """Answer that there is no reason to stop."""
    return False


def play_range(
    play_game: Callable[[D, int], R],
    description: D,
    first: int,
    count: int,
    *,
    until: Callable[[], bool] = never,
) -> list[R]:
    """Play `count` games beginning with game `first`, and return their records in order.

    `until` is asked before each game; once it says so, what was played so far is returned. The
    same range of the same description has the same records wherever and whenever it is played.
    GameFailed names the game that stopped with an error.
    """
    records: list[R] = []
    for index in range(first, first + count):
        if until():
            break
        try:
            records.append(play_game(description, index))
        except Exception as error:
            raise GameFailed(description.seed, index) from error
    return records
