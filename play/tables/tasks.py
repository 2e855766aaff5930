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
from play.queue.heartbeat import note_heartbeat
from play.queue.sweeps import RETRY_WHEN_BUSY, schedule_sweep

log = logging.getLogger(__name__)


@shared_task(**RETRY_WHEN_BUSY)
def think_task(table_id: str) -> None:
    """Let the computer players of a table choose until a person must."""
    # Thinking stores moves, and a move sends this task.
    from play.tables.thinking import think

    note_heartbeat()
    think(UUID(table_id))


@shared_task(**RETRY_WHEN_BUSY)
def recover_tables_task() -> None:
    """Send again what nobody thinks about, and delete what nobody can reach any more."""
    from play.tables.thinking import delete_expired, forgotten_tables

    for table in forgotten_tables(timezone.now()):
        log.warning("table %s has been quiet: its next choice is sent again", table.pk)
        send(str(table.pk))
    if expired := delete_expired(timezone.now()):
        log.info("%s games of ended sessions were deleted", expired)


@worker_ready.connect
def schedule_table_recovery(sender: Any, **_: Any) -> None:
    """Look for quiet tables as a worker starts, and every 20 seconds while it lives."""
    schedule_sweep(sender, recover_tables_task)


def send_on_commit(table: Table) -> None:
    """Put the next choice of a table on the queue once the last one is in the database."""
    table_id = str(table.pk)
    transaction.on_commit(lambda: send(table_id))


def send(table_id: str) -> None:
    """Put a table's next choice on the queue; where that does not answer, a sweep does so later."""
    try:
        think_task.apply_async((table_id,), queue=settings.TABLE_QUEUE)
    except QueueDown:
        log.exception("the queue does not answer; table %s waits", table_id)
