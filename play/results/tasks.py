"""What workers are sent to do for results: count the figures of cards again now and then."""

from typing import Any

from celery import shared_task
from celery.signals import worker_ready
from django.utils import timezone

from play.queue.sweeps import RETRY_WHEN_BUSY, schedule_sweep


@shared_task(**RETRY_WHEN_BUSY)
def count_figures_task() -> None:
    """Count the figures of cards again if that was an hour ago."""
    # Reading results brings the rules, which the process that starts the others does without.
    from play.results.card_figures import count_figures

    count_figures(timezone.now())


@worker_ready.connect
def schedule_counting(sender: Any, **_: Any) -> None:
    """Look as a worker starts, and every 20 seconds while it lives, whether it is time."""
    schedule_sweep(sender, count_figures_task)
