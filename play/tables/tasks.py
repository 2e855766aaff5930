"""What workers are sent to do for tables: let slow computer players think."""

import logging
from uuid import UUID

from celery import shared_task
from django.conf import settings
from django.db import transaction
from kombu.exceptions import OperationalError as QueueDown

from play.models import Table
from play.queue.sweeps import RETRY_WHEN_BUSY

log = logging.getLogger(__name__)


@shared_task(**RETRY_WHEN_BUSY)
def think_task(table_id: str) -> None:
    """Let the computer players of a table choose until a person must."""
    # Thinking stores moves, and a move sends this task.
    from play.tables.thinking import think

    think(UUID(table_id))


def send_on_commit(table: Table) -> None:
    """Put the next choice of a table on the queue once the last one is in the database."""
    table_id = str(table.pk)
    transaction.on_commit(lambda: send(table_id))


def send(table_id: str) -> None:
    """Put a table's next choice on the queue; where that does not answer, a sweep does so later."""
    try:
        think_task.apply_async((table_id,), queue=settings.CELERY_TASK_DEFAULT_QUEUE)
    except QueueDown:
        log.exception("the queue does not answer; table %s waits", table_id)
