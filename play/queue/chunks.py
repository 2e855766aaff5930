"""How the games of a playtest are cut into chunks.

A chunk begins at a multiple of `chunk_games` within its range and never crosses into the next:
the games of a later stage of a trial depend on the results of the one before. One that has used
its time is stored with the games it has; the rest of it is a chunk of its own, which begins where
that one ended. A stored chunk never changes, so chunks never overlap, however often and by
whomever they are played.
"""

from collections.abc import Iterator, Mapping, Sequence

from play.models import Playtest


def chunk_ranges(playtest: Playtest) -> Sequence[range]:
    """Return the games that may be played: all, or those of a trial's opened stages."""
    if not playtest.is_trial:
        return [range(playtest.games)]
    trial = playtest.trial
    return [range(stage.first_game, stage.end) for stage in trial.stages[: len(trial.entrants)]]


def chunk_size(playtest: Playtest, first: int) -> int:
    """Return how many games there are from game `first` to the end of its chunk."""
    return _whole_chunk(playtest, first).stop - first


def missing_chunks(playtest: Playtest, after: int | None = None) -> Iterator[int]:
    """Yield the first games of the chunks that may be played and are not stored, in order.

    With `after`, a game, they are those behind its chunk.
    """
    assert playtest.chunk_games is not None, "a playtest that started is cut into chunks"
    start = 0 if after is None else _whole_chunk(playtest, after).stop
    stored = dict(playtest.chunks.filter(first__gte=start).order_by().values_list("first", "games"))
    for games in chunk_ranges(playtest):
        for place in games[max(0, start - games.start) :: playtest.chunk_games]:
            whole = _whole_chunk(playtest, place)
            first = _end_of_stored(whole, stored)
            if first in whole:
                yield first


def claim_chunks(playtest: Playtest, most: int, played: int | None = None) -> Sequence[int]:
    """Return the first games of the next chunks to put on the queue, `most` at most.

    They are the first missing ones behind the last that was claimed, or behind the one that is
    being played where none was. Nobody else is given them until the playtest starts again. There
    are none once all were claimed.
    """
    claimed: list[int] = []
    while len(claimed) < most:
        last = Playtest.objects.values_list("last_sent", flat=True).get(pk=playtest.pk)
        after = played if last is None else last
        first = next(missing_chunks(playtest, after=after), None)
        if first is None:
            break
        if Playtest.objects.filter(pk=playtest.pk, last_sent=last).update(last_sent=first):
            claimed.append(first)
    return claimed


def is_missing(playtest: Playtest, first: int) -> bool:
    """Return whether a chunk that begins with game `first` may be played and stored."""
    whole = _whole_chunk(playtest, first)
    chunks = playtest.chunks.filter(first__gte=whole.start, first__lt=whole.stop).order_by()
    stored = dict(chunks.values_list("first", "games"))
    return first in whole and _end_of_stored(whole, stored) == first


def chunk_with(playtest: Playtest, game: int) -> int | None:
    """Return the first game of the stored chunk that has a game; None if it was not played."""
    last = playtest.chunks.filter(first__lte=game).order_by("-first").first()
    return last.first if last is not None and game < last.first + last.games else None


def _whole_chunk(playtest: Playtest, game: int) -> range:
    """Return the games that one chunk has with this game, if its time suffices."""
    assert playtest.chunk_games is not None, "a playtest that started is cut into chunks"
    games = _range_with(playtest, game)
    start = game - (game - games.start) % playtest.chunk_games
    return range(start, min(start + playtest.chunk_games, games.stop))


def _end_of_stored(whole: range, stored: Mapping[int, int]) -> int:
    """Return the first game of a chunk that is not stored; its end if all are."""
    game = whole.start
    while games := stored.get(game, 0):
        game += games
    return game


def _range_with(playtest: Playtest, game: int) -> range:
    return next(games for games in chunk_ranges(playtest) if game in games)
