"""Computer players at tables: which of them answer within a request, and what they choose."""

import logging

from play.models import Seat
from play.queue.durations import player_seconds
from play.tables.live_games import LiveGame
from play.tables.thought import ThoughtTooLong, ThoughtUnwanted
from rules.construction import Game
from rules.players.strengths import QUICK, RANDOM

log = logging.getLogger(__name__)

# Processor seconds that a player may think over a whole game and still answer at once.
QUICK_SECONDS = 0.1
# Who chooses where a player fails: it weighs nothing, so nothing can go wrong.
STAND_IN = RANDOM


def is_quick(game: Game, name: str) -> bool:
    """Return whether a player plays no games out in its mind, or only a few."""
    return player_seconds(game, name) < QUICK_SECONDS


def choose_by_computer(live: LiveGame, seat: Seat) -> int:
    """Return the place of the option that the computer player of a seat chooses.

    A player that fails would fail again at every try, and the game would wait for ever: one choice
    at random goes on with it. Raise what ends a watched thought.
    """
    try:
        return live.player(seat.place, seat.player, live.face.make_player).choose(live.game)
    except (ThoughtTooLong, ThoughtUnwanted):
        raise
    except Exception:
        log.exception("%s fails at step %d of table %s", seat.player, live.steps, live.table_id)
    return live.player(seat.place, STAND_IN, live.face.make_player).choose(live.game)


def choose_quickly(live: LiveGame, seat: Seat) -> int:
    """Return the place of the option for a seat whose own player would think for too long."""
    return live.player(seat.place, QUICK, live.face.make_player).choose(live.game)
