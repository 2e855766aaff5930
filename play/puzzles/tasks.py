"""What workers are sent to do for puzzles: store those that the site ships, and check again."""

import logging
from typing import Any

from celery import current_app, shared_task
from celery.signals import worker_ready
from django.conf import settings
from django.db import transaction
from django.utils import timezone
from kombu.exceptions import OperationalError as QueueDown

from play.puzzles.keeping import check_next, load_shipped
from play.puzzles.solving import delete_expired
from play.queue.heartbeat import note_heartbeat
from play.queue.sweeps import RETRY_WHEN_BUSY

log = logging.getLogger(__name__)

_CHECK = "play.puzzles.tasks.check_puzzles_task"


@shared_task(**RETRY_WHEN_BUSY)
def load_puzzles_task() -> None:
    """Store the puzzles that come with the site, and check what needs it."""
    loaded = load_shipped()
    if loaded.new:
        log.info("%s puzzles were stored", loaded.new)
    if expired := delete_expired(timezone.now()):
        log.info("%s solvers of ended sessions were deleted", expired)
    send_check()


@shared_task(name=_CHECK, **RETRY_WHEN_BUSY)
def check_puzzles_task() -> None:
    """Check one puzzle that was reported or found by other rules, then the next in its turn."""
    note_heartbeat()
    if check_next():
        send_check()


def send_check_on_commit() -> None:
    """Have a worker check a puzzle that was reported, once that is in the database."""
    transaction.on_commit(send_check)


def send_check() -> None:
    """Have a worker check what needs it; if the queue is down, the next worker's start does."""
    try:
        current_app.send_task(_CHECK, queue=settings.SLOW_QUEUE)
    except QueueDown:
        log.exception("the queue does not answer; puzzles are checked later")


@worker_ready.connect
def load_puzzles(sender: Any, **_: Any) -> None:
    """Store puzzles as a worker starts: that takes the rules, which a start needn't wait for."""
    load_puzzles_task.apply_async(queue=settings.SLOW_QUEUE)
