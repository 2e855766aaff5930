"""What workers are sent to do for tuning runs. The work itself is in `play.tuning.runs`."""

import logging
from typing import Any
from uuid import UUID

from celery import shared_task
from celery.signals import worker_ready
from django.utils import timezone

from play.models import TuningRun
from play.queue.heartbeat import note_heartbeat
from play.queue.sweeps import RETRY_WHEN_BUSY, schedule_sweep
from play.tuning import runs

log = logging.getLogger(__name__)


def send_batch(run: TuningRun) -> None:
    """Put what is missing of a run's batch on the queue."""
    TuningRun.objects.filter(pk=run.pk).update(published=timezone.now())
    for first in runs.missing_chunks(run):
        play_tuning_chunk_task.delay(str(run.pk), run.batch, first)


@shared_task(**RETRY_WHEN_BUSY)
def play_tuning_chunk_task(run_id: str, batch: int, first: int) -> None:
    """Play and store one chunk; send the next batch if that was the last of this one."""
    note_heartbeat()
    following = runs.play_tuning_chunk(UUID(run_id), batch, first)
    if following is not None:
        send_batch(following)


@shared_task(**RETRY_WHEN_BUSY)
def recover_tuning_task() -> None:
    """Send again what is missing of runs that no one works on."""
    for run in runs.claim_stalled():
        log.warning("tuning run %s has been quiet: what is missing is sent again", run.pk)
        send_batch(run)


@worker_ready.connect
def schedule_tuning_recovery(sender: Any, **_: Any) -> None:
    """Look for stalled runs as a worker starts, and every 20 seconds while it lives."""
    schedule_sweep(sender, recover_tuning_task)
