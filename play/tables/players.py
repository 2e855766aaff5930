"""Which computer players may play at a table: the same ones by every way to a seat."""

from collections.abc import Sequence

from play.face import face_of
from play.models import Seat
from play.queue.durations import (
    GAME_SECONDS,
    UNCERTAINTY,
    TakesTooLong,
    duration,
    game_seconds,
)
from rules.construction import Game


def check_players(game: Game, seats: Sequence[Seat]) -> None:
    """Check the computer players of a table.

    Raise UnknownPlayer for a name that no player of the game has, and TakesTooLong for players that
    think longer than a game may take.
    """
    names = [seat.player for seat in seats if seat.player]
    for name in names:
        face_of(game).make_player(name, 0)
    seconds = game_seconds(game, names)
    if seconds > UNCERTAINTY * GAME_SECONDS:
        raise TakesTooLong(
            f"These players would think for about {duration(seconds)} a game. Choose a quicker one."
        )
