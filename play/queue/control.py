"""Stopping playtests and letting them go on, in the database and on the queue.

Each function takes one playtest, or all of a gauntlet.
"""

from play.models import Playtest
from play.queue import orders
from play.queue.tasks import send_on_commit, send_successor


def cancel(*playtests: Playtest) -> bool:
    """Stop playtests for good; return whether any was not over."""
    return orders.cancel_playtest(*playtests) and _make_room(playtests)


def pause(*playtests: Playtest) -> bool:
    """Stop playtests for now; return whether any was running."""
    return orders.pause_playtest(*playtests) and _make_room(playtests)


def resume(*playtests: Playtest) -> bool:
    """Let paused playtests go on; return whether any was paused."""
    if not orders.resume_playtest(*playtests):
        return False
    paused = [playtest for playtest in playtests if playtest.paused]
    # The others of a gauntlet follow one after another.
    send_on_commit(next(iter(paused or playtests)))
    return True


def _make_room(playtests: tuple[Playtest, ...]) -> bool:
    """Put the next playtest of the same person on the queue, in the place of those stopped."""
    stopped = [playtest for playtest in playtests if playtest.is_open]
    send_successor(next(iter(stopped or playtests)))
    return True
