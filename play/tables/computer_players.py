"""Computer players at tables: which of them answer within a request."""

from play.queue.durations import player_seconds
from rules.construction import Game

# Processor seconds that a player may think over a whole game and still answer at once.
QUICK_SECONDS = 0.1


def is_quick(game: Game, name: str) -> bool:
    """Return whether a player plays no games out in its mind, or only a few."""
    return player_seconds(game, name) < QUICK_SECONDS
