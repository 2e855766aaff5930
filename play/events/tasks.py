"""What a worker does for events: it lets leagues go on, and deletes what is out of reach."""

import logging
from typing import Any

from celery import shared_task
from celery.signals import worker_ready
from django.utils import timezone

from play.events.expiring import delete_expired
from play.events.leagues import go_on_everywhere
from play.queue.sweeps import RETRY_WHEN_BUSY, schedule_sweep
from play.queue.tasks import send_on_commit

log = logging.getLogger(__name__)


@shared_task(**RETRY_WHEN_BUSY)
def look_after_leagues_task() -> None:
    """Pair the next round of each league whose round is over; delete what is out of reach."""
    for playtest in go_on_everywhere():
        log.info("a league goes on with playtest %s", playtest.pk)
        send_on_commit(playtest)
    if expired := delete_expired(timezone.now()):
        log.info("%s events, leagues, drafts and pools of ended sessions were deleted", expired)


@worker_ready.connect
def schedule_looking_after_leagues(sender: Any, **_: Any) -> None:
    """Look as a worker starts, and every 20 seconds while it lives."""
    schedule_sweep(sender, look_after_leagues_task)
