"""Whether a worker is alive: it notes the time in the database whenever it does something.

So one row proves the queue, the worker and its database at once, on any broker.
"""

from datetime import datetime, timedelta

from django.utils import timezone

from play.models import WorkerHeartbeat
from rules.kernel import kernel_name

# Noting the time at every chunk would only be work for the database.
NOTED_EVERY = timedelta(seconds=15)
SILENT_AFTER = timedelta(minutes=3)


def note_heartbeat(now: datetime | None = None) -> None:
    """Note that a worker is alive, unless that was noted a moment ago."""
    now = now or timezone.now()
    noted = {"seen": now, "kernel": kernel_name()}
    heartbeat, new = WorkerHeartbeat.objects.get_or_create(pk=1, defaults=noted)
    # A time in the future is left from before the clock was set back.
    if not new and not timedelta() <= now - heartbeat.seen < NOTED_EVERY:
        WorkerHeartbeat.objects.filter(pk=1).update(**noted)


def worker_is_alive(now: datetime | None = None) -> bool:
    """Return whether a worker did something lately; the sweeper alone is due every 20 seconds."""
    return live_worker(now) is not None


def live_worker(now: datetime | None = None) -> WorkerHeartbeat | None:
    """Return what a worker noted lately, None if all are silent."""
    now = now or timezone.now()
    heartbeat = WorkerHeartbeat.objects.first()
    return heartbeat if heartbeat is not None and now - heartbeat.seen < SILENT_AFTER else None
