"""How the games of a playtest are cut into chunks.

A chunk begins at a multiple of `chunk_games` within its range and never crosses into the next:
the games of a later stage of a trial depend on the results of the one before.
"""

from collections.abc import Sequence

from play.models import Playtest


def chunk_ranges(playtest: Playtest) -> Sequence[range]:
    """Return the games that may be played: all, or those of a trial's opened stages."""
    if not playtest.is_trial:
        return [range(playtest.games)]
    trial = playtest.trial
    return [range(stage.first_game, stage.end) for stage in trial.stages[: len(trial.entrants)]]


def chunk_size(playtest: Playtest, first: int) -> int:
    """Return how many games the chunk has that begins with game `first`."""
    assert playtest.chunk_games is not None, "a playtest that started is cut into chunks"
    return min(playtest.chunk_games, _range_with(playtest, first).stop - first)


def next_in_lane(playtest: Playtest, first: int, lanes: int) -> int | None:
    """Return the first game of the chunk so many chunks later; None past the end of the range."""
    assert playtest.chunk_games is not None, "a playtest that started is cut into chunks"
    following = first + lanes * playtest.chunk_games
    return following if following in _range_with(playtest, first) else None


def missing_chunks(playtest: Playtest) -> Sequence[int]:
    """Return the first games of the chunks that may be played and are not stored, in order."""
    assert playtest.chunk_games is not None, "a playtest that started is cut into chunks"
    stored = set(playtest.chunks.values_list("first", flat=True))
    return [
        first
        for games in chunk_ranges(playtest)
        for first in games[:: playtest.chunk_games]
        if first not in stored
    ]


def chunk_with(playtest: Playtest, game: int) -> int | None:
    """Return the first game of the chunk that has a game; None for one that may not be played."""
    if playtest.chunk_games is None:
        return None
    for games in chunk_ranges(playtest):
        if game in games:
            return game - (game - games.start) % playtest.chunk_games
    return None


def _range_with(playtest: Playtest, game: int) -> range:
    return next(games for games in chunk_ranges(playtest) if game in games)
