"""How the matches of an event ended: read from their games, unless the organiser entered it."""

from collections.abc import Iterable
from datetime import datetime

from play.events.standings import PlayedMatch, Result
from play.models import Event, EventMatch, Playtest, Seat, TableStatus


def matches_of(event: Event) -> list[EventMatch]:
    """Return the matches of an event with what their results are read from."""
    found = event.matches.select_related("first", "second", "playtest", "table")
    return list(found.prefetch_related("playtest__chunks", "table__seats"))


def result_of(match: EventMatch) -> Result | None:
    """Return how a match ended, None while it is played. A bye is a win."""
    if match.second is None:
        return Result.FIRST
    if match.entered:
        return Result(match.entered)
    if match.table is not None:
        return _result_at(match)
    if match.playtest is not None:
        return _result_in(match.playtest)
    return None


def played(matches: Iterable[EventMatch]) -> list[PlayedMatch]:
    """Return the matches that are over, by the places of their players."""
    over = ((match, result_of(match)) for match in matches)
    return [
        PlayedMatch(
            match.round,
            match.first.place,
            match.second.place if match.second is not None else None,
            result,
        )
        for match, result in over
        if result is not None
    ]


def _result_at(match: EventMatch) -> Result | None:
    """Return the result at a table; a person who ended the game before it was over gave it up.

    Of two people, that is the one who did not leave their seat to the computer before. An ended
    game that nobody gave up is played again.
    """
    table = match.table
    assert table is not None, "it is played at a table"
    if table.status == TableStatus.OVER:
        return _won_by(table.winner)
    if table.status != TableStatus.ENDED:
        return None
    seats = sorted(table.seats.all(), key=lambda seat: seat.place)
    if match.first.player or (match.second is not None and match.second.player):
        gave_up = 0 if match.first.player == "" else 1
    elif all(seat.left is None for seat in seats):
        return None
    else:
        # Who is there longest ends it.
        stayed = [seat for seat in seats if seat.left is None]
        gave_up = stayed[0].place if stayed else max(seats, key=_left).place
    return Result.SECOND if gave_up == 0 else Result.FIRST


def _left(seat: Seat) -> datetime:
    assert seat.left is not None, "everybody left"
    return seat.left


def _result_in(playtest: Playtest) -> Result | None:
    """Return the result of the one game; one that could not be played is a draw."""
    if playtest.failed or playtest.cancelled:
        return Result.DRAW
    if not playtest.finished:
        return None
    wins = [sum(chunk.wins[side] for chunk in playtest.chunks.all()) for side in (0, 1)]
    return _won_by(None if wins[0] == wins[1] else wins.index(max(wins)))


def _won_by(place: int | None) -> Result:
    if place is None:
        return Result.DRAW
    return Result.FIRST if place == 0 else Result.SECOND
