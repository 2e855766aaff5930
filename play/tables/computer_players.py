"""Computer players at tables: which of them answer within a request."""

from play.queue.durations import player_seconds
from rules.construction import Game


def is_quick(game: Game, name: str) -> bool:
    """Return whether a player looks at the table only, and plays no games out in its mind."""
    return player_seconds(game, name) == 0
