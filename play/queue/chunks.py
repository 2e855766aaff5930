"""How the games of a playtest are cut into chunks.

A chunk begins at a multiple of `chunk_games` within its range and never crosses into the next:
the games of a later stage of a trial depend on the results of the one before. One that has used
its time is stored with the games it has; the rest of it is a chunk of its own, which begins where
that one ended. A stored chunk never changes, so chunks never overlap, however often and by
whomever they are played.
"""

from collections.abc import Mapping, Sequence

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


def next_in_lane(playtest: Playtest, first: int, lanes: int) -> int | None:
    """Return the first game of the chunk `lanes` chunks later; None past the end of the range."""
    assert playtest.chunk_games is not None, "a playtest that started is cut into chunks"
    following = _whole_chunk(playtest, first).start + lanes * playtest.chunk_games
    return following if following in _range_with(playtest, first) else None


def missing_chunks(playtest: Playtest) -> Sequence[int]:
    """Return the first games of the chunks that may be played and are not stored, in order."""
    assert playtest.chunk_games is not None, "a playtest that started is cut into chunks"
    stored = _stored(playtest)
    wholes = (
        _whole_chunk(playtest, first)
        for games in chunk_ranges(playtest)
        for first in games[:: playtest.chunk_games]
    )
    missing = ((whole, _end_of_stored(whole, stored)) for whole in wholes)
    return [first for whole, first in missing if first in whole]


def is_missing(playtest: Playtest, first: int) -> bool:
    """Return whether a chunk that begins with game `first` may be played and stored."""
    whole = _whole_chunk(playtest, first)
    return first in whole and _end_of_stored(whole, _stored(playtest, whole)) == first


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


def _stored(playtest: Playtest, among: range | None = None) -> dict[int, int]:
    """Return how many games each stored chunk has, by its first game."""
    chunks = playtest.chunks.order_by()
    if among is not None:
        chunks = chunks.filter(first__gte=among.start, first__lt=among.stop)
    return dict(chunks.values_list("first", "games"))


def _end_of_stored(whole: range, stored: Mapping[int, int]) -> int:
    """Return the first game of a chunk that is not stored; its end if all are."""
    game = whole.start
    while games := stored.get(game, 0):
        game += games
    return game


def _range_with(playtest: Playtest, game: int) -> range:
    return next(games for games in chunk_ranges(playtest) if game in games)
