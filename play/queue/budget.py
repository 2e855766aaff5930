"""How many games an improvement may play, by its minutes."""

from django.conf import settings

from play.queue.durations import UNCERTAINTY, TakesTooLong, duration
from play.requests.improvement import MAX_IMPROVEMENT_GAMES, ImprovementRequest
from rules.playtest.improving.path import LEAST_GAMES


def likely_games(request: ImprovementRequest, seconds: float) -> int:
    """Return about how many games an improvement has, if a game takes some seconds.

    Raise TakesTooLong where its minutes are far from enough for the fewest games.
    """
    workers = max(1, settings.CELERY_WORKER_CONCURRENCY)
    least = LEAST_GAMES * seconds / workers
    if least > UNCERTAINTY * 60 * request.minutes:
        raise TakesTooLong(
            f"With these players the fewest games that help take about {duration(least)}. "
            "Choose a quicker player, or more minutes."
        )
    likely = int(60 * request.minutes * workers / seconds)
    return request.games or max(LEAST_GAMES, min(MAX_IMPROVEMENT_GAMES, likely))


def settled_games(request: ImprovementRequest, surveyed: int, seconds: float) -> int:
    """Return how many games an improvement has: those asked for, or those its minutes allow.

    `surveyed` games took `seconds`; the minutes count from the beginning of the survey. From then
    on the path depends on this number and on no clock, so that it can be played again.
    """
    if request.games is not None:
        return request.games
    left = max(0.0, 60 * request.minutes - seconds)
    allowed = surveyed + int(left * surveyed / max(seconds, 1e-3))
    return max(LEAST_GAMES, min(MAX_IMPROVEMENT_GAMES, allowed))
