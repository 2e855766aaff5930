"""What workers are sent to do for ladders: begin nights, keep them going, end them."""

import logging
from typing import Any

from celery import shared_task
from celery.signals import worker_ready
from django.utils import timezone

from play.queue.sweeps import RETRY_WHEN_BUSY, schedule_sweep
from play.queue.tasks import send_on_commit

log = logging.getLogger(__name__)


@shared_task(**RETRY_WHEN_BUSY)
def ladder_task() -> None:
    """Begin the nights that are due, and let those that are open go on."""
    # The rules take half a second to import, which the process that starts the others can spare.
    from play.ladder.nights import continue_night, delete_old, open_nights
    from play.ladder.schedule import begin_due_nights

    now = timezone.now()
    for night in begin_due_nights(now):
        log.info("the ladder of %s plays until %s", night.format, night.until)
        delete_old(now)
    for night in open_nights():
        ordered = continue_night(night, now)
        # The others of a night follow one after another.
        for playtest in ordered[:1]:
            send_on_commit(playtest)


@worker_ready.connect
def schedule_ladders(sender: Any, **_: Any) -> None:
    """Look for nights as a worker starts, and every 20 seconds while it lives."""
    schedule_sweep(sender, ladder_task)
