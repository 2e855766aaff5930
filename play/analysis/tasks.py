"""What workers are sent to do for analyses. The work itself is in `play.analysis.working`."""

import logging
from typing import Any
from uuid import UUID

from celery import shared_task
from celery.signals import worker_ready
from django.utils import timezone

from play.analysis.sending import ANALYSE, send
from play.analysis.working import forgotten_analyses, work
from play.models import Analysis
from play.queue.heartbeat import note_heartbeat
from play.queue.sweeps import RETRY_WHEN_BUSY, schedule_sweep

log = logging.getLogger(__name__)


@shared_task(name=ANALYSE, **RETRY_WHEN_BUSY)
def analyse_task(analysis_id: str) -> None:
    """Work on an analysis for a while, and send it again if there is more to do.

    So others on the queue have their turn in between.
    """
    note_heartbeat()
    if work(UUID(analysis_id)):
        send(Analysis.objects.get(pk=analysis_id))


@shared_task(**RETRY_WHEN_BUSY)
def recover_analyses_task() -> None:
    """Send again what nobody works on."""
    for analysis in forgotten_analyses(timezone.now()):
        log.warning("analysis %s has been quiet: it is sent again", analysis.pk)
        send(analysis)


@worker_ready.connect
def schedule_analysis_recovery(sender: Any, **_: Any) -> None:
    """Look for quiet analyses as a worker starts, and every 20 seconds while it lives."""
    schedule_sweep(sender, recover_analyses_task)
