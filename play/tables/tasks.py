"""What workers are sent to do for tables: let slow computer players think."""

import logging
from typing import Any
from uuid import UUID

from celery import shared_task
from celery.signals import worker_ready
from django.conf import settings
from django.db import transaction
from django.utils import timezone
from kombu.exceptions import OperationalError as QueueDown

from play.models import Table
from play.queue.durations import is_slow
from play.queue.heartbeat import note_heartbeat
from play.queue.sweeps import RETRY_WHEN_BUSY, schedule_sweep
from rules.construction import Game

log = logging.getLogger(__name__)


@shared_task(**RETRY_WHEN_BUSY)
def think_task(table_id: str) -> None:
    """Let the computer players of a table choose for a while, and send the table that is next."""
    # Thinking stores moves, and a move sends this task.
    from play.tables.thinking import next_in_turn, think

    note_heartbeat()
    if think(UUID(table_id)) and (following := next_in_turn(UUID(table_id))) is not None:
        send(following)


@shared_task(**RETRY_WHEN_BUSY)
def recover_tables_task() -> None:
    """Send again what nobody thinks about, and delete what nobody can reach any more."""
    from play.tables.thinking import delete_expired, forgotten_tables

    for table in forgotten_tables(timezone.now()):
        log.warning("table %s has been quiet: its next choice is sent again", table.pk)
        send(table)
    if expired := delete_expired(timezone.now()):
        log.info("%s games of ended sessions were deleted", expired)


@worker_ready.connect
def schedule_table_recovery(sender: Any, **_: Any) -> None:
    """Look for quiet tables as a worker starts, and every 20 seconds while it lives."""
    schedule_sweep(sender, recover_tables_task)


def send_on_commit(table: Table) -> None:
    """Put the next choice of a table on the queue once the last one is in the database."""
    transaction.on_commit(lambda: send(table))


def send(table: Table) -> None:
    """Put a table's next choice on the queue; where that does not answer, a sweep does so later.

    Slow players have a queue of their own. One process of the workers doesn't read it, so quick
    players never wait for slow ones.
    """
    players = [seat.player for seat in table.seats.all() if seat.player]
    slow = is_slow(Game(table.game), players)
    try:
        think_task.apply_async(
            (str(table.pk),), queue=settings.SLOW_TABLE_QUEUE if slow else settings.TABLE_QUEUE
        )
    except QueueDown:
        log.exception("the queue does not answer; table %s waits", table.pk)
