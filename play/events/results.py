"""How the matches of an event ended: read from their games, unless the organiser entered it."""

from collections.abc import Iterable

from play.events.standings import PlayedMatch, Result
from play.models import Event, EventMatch, Playtest, TableStatus


def matches_of(event: Event) -> list[EventMatch]:
    """Return the matches of an event with what their results are read from."""
    found = event.matches.select_related("first", "second", "playtest", "table")
    return list(found.prefetch_related("playtest__chunks"))


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
    """Return the result at a table; a person who ended the game before it was over gave it up."""
    table = match.table
    assert table is not None, "it is played at a table"
    if table.status == TableStatus.ENDED:
        return Result.SECOND if match.first.player == "" else Result.FIRST
    if table.status != TableStatus.OVER:
        return None
    return _won_by(table.winner)


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
