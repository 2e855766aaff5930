"""How tasks come through faults: they try again, and sweeps look for what got lost."""

from datetime import timedelta
from typing import Any

from django.conf import settings
from django.db import OperationalError as DatabaseBusy

RECOVERY_INTERVAL = 20.0
STALLED_AFTER = timedelta(seconds=60)

# Options of every task that uses the database.
RETRY_WHEN_BUSY: dict[str, Any] = {
    "autoretry_for": (DatabaseBusy,),
    "retry_backoff": True,
    "max_retries": 5,
}


def schedule_sweep(worker: Any, sweep: Any) -> None:
    """Send a task now and every 20 seconds while a worker lives.

    Only a message is sent: the process that starts the others must hold no connection to the
    database. A sweep that waits for longer than the time between two is dropped. So it goes by
    the queue of the tables, which every worker reads: behind many playtests all would be dropped.
    """

    def send_sweep() -> None:
        sweep.apply_async(queue=settings.TABLE_QUEUE, expires=RECOVERY_INTERVAL)

    send_sweep()
    worker.timer.call_repeatedly(RECOVERY_INTERVAL, send_sweep)
