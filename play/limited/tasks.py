"""What a worker does for drafts: it picks for those whose time is up."""

import logging
from typing import Any

from celery import shared_task
from celery.signals import worker_ready

from play.limited.drafts import pick_for_late_everywhere
from play.queue.sweeps import RETRY_WHEN_BUSY, schedule_sweep

log = logging.getLogger(__name__)


@shared_task(**RETRY_WHEN_BUSY)
def look_after_drafts_task() -> None:
    """Look after the clocks of all drafts."""
    if late := pick_for_late_everywhere():
        log.info("in %s drafts the computer picked for somebody who was late", late)


@worker_ready.connect
def schedule_looking_after_drafts(sender: Any, **_: Any) -> None:
    """Look as a worker starts, and every 20 seconds while it lives."""
    schedule_sweep(sender, look_after_drafts_task)
