"""Sending workers to a table, so that its computer players choose.

Workers find the task by its name: what sends a table needs to know nothing of how players think.
"""

import logging

from celery import current_app
from django.conf import settings
from django.db import transaction
from kombu.exceptions import OperationalError as QueueDown

from play.models import Table
from play.queue.durations import is_slow
from rules.construction import Game

log = logging.getLogger(__name__)

# The task is in `play.tables.tasks`.
THINK = "play.tables.tasks.think_task"


def send_on_commit(table: Table) -> None:
    """Put the next choice of a table on the queue once the last one is in the database."""
    transaction.on_commit(lambda: send(table))


def send(table: Table) -> None:
    """Put a table's next choice on the queue; if the queue is down, a sweep does so later.

    Slow players have a queue of their own. One process of the workers doesn't read it, so quick
    players never wait for slow ones.
    """
    players = [seat.player for seat in table.seats.all() if seat.player]
    slow = is_slow(Game(table.game), players)
    queue = settings.SLOW_TABLE_QUEUE if slow else settings.TABLE_QUEUE
    try:
        current_app.send_task(THINK, (str(table.pk),), queue=queue)
    except QueueDown:
        log.exception("the queue does not answer; table %s waits", table.pk)
