"""Computer players at tables: which of them answer within a request, and making them."""

from collections.abc import Callable

from play.queue.durations import player_seconds
from rules.construction import Game
from rules.lcg.players.naming import player as lcg_player
from rules.players.player import Player
from rules.tcg.players.naming import player as tcg_player

MAKERS: dict[Game, Callable[[str, int], Player]] = {Game.TCG: tcg_player, Game.LCG: lcg_player}


def is_quick(game: Game, name: str) -> bool:
    """Return whether a player looks at the table only, and plays no games out in its mind."""
    return player_seconds(game, name) == 0


def make_player(game: Game) -> Callable[[str, int], Player]:
    """Return what makes a computer player of a game by its name and a seed."""
    return MAKERS[game]
