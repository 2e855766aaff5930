"""Stopping playtests and letting them go on, in the database and on the queue.

Each function takes one playtest, or all of a gauntlet.
"""

from django.utils import timezone

from play.models import Improvement, Playtest
from play.queue import orders
from play.queue.improvements import open_improvements
from play.queue.tasks import send_on_commit, send_successor


def cancel(*playtests: Playtest) -> bool:
    """Stop playtests for good; return whether any was not over."""
    return orders.cancel_playtest(*playtests) and _make_room(playtests)


def pause(*playtests: Playtest) -> bool:
    """Stop playtests for now; return whether any was running."""
    return orders.pause_playtest(*playtests) and _make_room(playtests)


def resume(*playtests: Playtest) -> bool:
    """Resume paused playtests; return whether any was paused."""
    if not orders.resume_playtest(*playtests):
        return False
    paused = [playtest for playtest in playtests if playtest.paused]
    # The others of a gauntlet follow one after another.
    send_on_commit(next(iter(paused or playtests)))
    return True


def cancel_improvement(improvement: Improvement) -> bool:
    """Stop an improvement for good; return whether it was not over."""
    is_cancelled = bool(
        open_improvements().filter(pk=improvement.pk).update(cancelled=timezone.now())
    )
    playing = list(improvement.playtests.filter(finished=None, cancelled=None, failed=None))
    if playing:
        cancel(*playing)
    return is_cancelled


def _make_room(playtests: tuple[Playtest, ...]) -> bool:
    """Put the next playtest of the same person on the queue, in the place of those stopped."""
    stopped = [playtest for playtest in playtests if playtest.is_open]
    send_successor(next(iter(stopped or playtests)))
    return True
