"""Sending workers to an analysis."""

import logging

from celery import current_app
from django.conf import settings
from django.db import transaction
from kombu.exceptions import OperationalError as QueueDown

from play.models import Analysis

log = logging.getLogger(__name__)

# The task is in `play.analysis.tasks`.
ANALYSE = "play.analysis.tasks.analyse_task"


def send_on_commit(analysis: Analysis) -> None:
    """Put an analysis on the queue once it is safely in the database."""
    transaction.on_commit(lambda: send(analysis))


def send(analysis: Analysis) -> None:
    """Put an analysis on the queue; if the queue is down, a sweep does so later.

    A curve takes seconds and somebody waits for it. Whole analyses wait with the slow games.
    """
    queue = settings.SLOW_QUEUE if analysis.whole else settings.CELERY_TASK_DEFAULT_QUEUE
    try:
        current_app.send_task(ANALYSE, (str(analysis.pk),), queue=queue)
    except QueueDown:
        log.exception("the queue does not answer; analysis %s waits", analysis.pk)
