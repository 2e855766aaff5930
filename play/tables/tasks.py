"""What workers are sent to do for tables: make slow computer players think."""

import logging
from typing import Any
from uuid import UUID

from celery import shared_task
from celery.signals import worker_ready
from django.utils import timezone

from play.models import Table
from play.queue.heartbeat import note_heartbeat
from play.queue.sweeps import RETRY_WHEN_BUSY, schedule_sweep
from play.tables.announcing import ANNOUNCE, announce
from play.tables.running_out import run_out_everywhere
from play.tables.sending import THINK, send
from play.tables.thinking import delete_expired, forgotten_tables, next_in_turn, think

log = logging.getLogger(__name__)


@shared_task(name=THINK, **RETRY_WHEN_BUSY)
def think_task(table_id: str) -> None:
    """Make a table's computer players choose for a while, and send the table that is next."""
    note_heartbeat()
    if think(UUID(table_id)) and (following := next_in_turn(UUID(table_id))) is not None:
        send(following)


@shared_task(name=ANNOUNCE)
def announce_task(table_id: str) -> None:
    """Post a new table to the operator's webhook, unless somebody has sat down meanwhile."""
    table = Table.objects.filter(pk=UUID(table_id)).first()
    if table is not None:
        announce(table)


@shared_task(**RETRY_WHEN_BUSY)
def recover_tables_task() -> None:
    """Send again what nobody thinks about, look after the clocks, and delete what is out of reach.

    Looking after them also notes that the site is alive, which clocks by days rely on.
    """
    if late := run_out_everywhere():
        log.info("the time of %s seats was up", late)
    for table in forgotten_tables(timezone.now()):
        log.warning("table %s has been quiet: its next choice is sent again", table.pk)
        send(table)
    if expired := delete_expired(timezone.now()):
        log.info("%s games of ended sessions were deleted", expired)


@worker_ready.connect
def schedule_table_recovery(sender: Any, **_: Any) -> None:
    """Look for quiet tables as a worker starts, and every 20 seconds while it lives."""
    schedule_sweep(sender, recover_tables_task)
