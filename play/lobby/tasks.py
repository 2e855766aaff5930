"""What a worker does for people who meet: mail, messages that are too old, tables left alone."""

import logging
from typing import Any

from celery import shared_task
from celery.signals import worker_ready
from django.utils import timezone

from play.chat.keeping import delete_old_messages
from play.lobby.leaving import close_abandoned
from play.lobby.mail import mail_waiting_people
from play.queue.sweeps import RETRY_WHEN_BUSY, schedule_sweep
from play.tables.presence import forget_absent

log = logging.getLogger(__name__)


@shared_task(**RETRY_WHEN_BUSY)
def look_after_people_task() -> None:
    """Write to people whose turn it is, and delete what is no longer needed."""
    now = timezone.now()
    if sent := mail_waiting_people(now):
        log.info("%s mails were sent to people whose turn it is", sent)
    if closed := close_abandoned(now):
        log.info("%s tables were closed that everybody had left", closed)
    if deleted := delete_old_messages(now):
        log.info("%s old messages were deleted", deleted)
    forget_absent(now)


@worker_ready.connect
def schedule_looking_after_people(sender: Any, **_: Any) -> None:
    """Look as a worker starts, and every 20 seconds while it lives."""
    schedule_sweep(sender, look_after_people_task)
