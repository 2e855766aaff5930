"""What workers are sent to do, and sending it. The work itself is in `play.queue.execution`."""

import logging
from typing import Any
from uuid import UUID

from celery import shared_task
from celery.signals import worker_ready
from django.conf import settings
from django.db import transaction
from django.utils import timezone
from kombu.exceptions import OperationalError as QueueDown

from play.models import Playtest
from play.queue import execution, improvements, recovery
from play.queue.durations import is_slow
from play.queue.fairness import BACKGROUND, claim_successor
from play.queue.heartbeat import note_heartbeat
from play.queue.sweeps import RETRY_WHEN_BUSY, schedule_sweep
from rules.construction import Game
from rules.kernel import Kernel, kernel_in_use

log = logging.getLogger(__name__)


@shared_task(**RETRY_WHEN_BUSY)
def start_task(playtest_id: str) -> None:
    """Settle a playtest's chunks and send the first of them."""
    for first in execution.start(UUID(playtest_id)):
        _send_chunk(playtest_id, first)
    _go_on_after(UUID(playtest_id))


@shared_task(**RETRY_WHEN_BUSY)
def play_chunk_task(playtest_id: str, first: int) -> None:
    """Play and store one chunk of a playtest, and send the next."""
    note_heartbeat()
    execution.play_chunk(
        UUID(playtest_id), first, send=lambda following: _send_chunk(playtest_id, following)
    )
    _go_on_after(UUID(playtest_id))


@shared_task(**RETRY_WHEN_BUSY)
def recover_task() -> None:
    """Send again what is missing of playtests that no one works on."""
    note_heartbeat()
    for playtest in recovery.claim_stalled(timezone.now()):
        log.warning("playtest %s has been quiet: what is missing is sent again", playtest.pk)
        _send_start(playtest)
    for opened in improvements.claim_waiting():
        _send_start(opened)
    if expired := recovery.delete_expired(timezone.now()):
        log.info("%s playtests of ended sessions were deleted", expired)


def send_on_commit(playtest: Playtest) -> None:
    """Put a playtest on the queue once it is safely in the database."""
    transaction.on_commit(lambda: _send(playtest))


def send_if_stalled(playtest: Playtest) -> None:
    """Put a playtest on the queue again where no one works on it."""
    for stalled in recovery.claim_stalled(
        timezone.now(), among=Playtest.objects.filter(pk=playtest.pk)
    ):
        _send(stalled)


def send_successor(playtest: Playtest) -> None:
    """Put the next playtest of the same person on the queue, now that this one is over."""
    successor = claim_successor(playtest.pk, timezone.now())
    if successor is not None:
        _send(successor)


def _go_on_after(playtest_id: UUID) -> None:
    """Start what follows from a playtest that is over: its improvement's next, then the queue's.

    The sweeper does it later if this worker dies.
    """
    opened = improvements.advance_after(playtest_id)
    if opened is not None:
        _send_start(opened)
    _start_successor(playtest_id)


def _start_successor(playtest_id: UUID) -> None:
    """Start the next playtest of the same person if this one is over.

    The sweeper does it later if this message is lost.
    """
    successor = claim_successor(playtest_id, timezone.now())
    if successor is not None:
        _send_start(successor)


def _send(playtest: Playtest) -> None:
    """Put a playtest on the queue; where that does not answer, the sweeper does so later."""
    try:
        _send_start(playtest)
    except QueueDown:
        log.exception("the queue does not answer; playtest %s waits", playtest.pk)
    else:
        Playtest.objects.filter(pk=playtest.pk).update(published=timezone.now())


def _send_chunk(playtest_id: str, first: int) -> None:
    """Put a chunk on the queue; where that does not answer, the sweeper does so later.

    The games that were just played are stored all the same.
    """
    playtest = Playtest.objects.get(pk=playtest_id)
    try:
        play_chunk_task.apply_async((playtest_id, first), queue=_queue(playtest))
    except QueueDown:
        log.warning("the queue does not answer; chunk %s of playtest %s waits", first, playtest_id)


def _send_start(playtest: Playtest) -> None:
    start_task.apply_async((str(playtest.pk),), queue=_queue(playtest))


def _queue(playtest: Playtest) -> str:
    """Return the queue of a playtest: slow games have one of their own.

    One process of the workers reads only the other, so quick games never wait for slow ones, nor
    for games that no person waits for.
    """
    if playtest.queue_key.startswith(BACKGROUND):
        return str(settings.SLOW_QUEUE)
    players = playtest.decks.values_list("player", flat=True)
    slow = is_slow(Game(playtest.game), list(players))
    return str(settings.SLOW_QUEUE if slow else settings.CELERY_TASK_DEFAULT_QUEUE)


@worker_ready.connect
def log_kernel(sender: Any, **_: Any) -> None:
    """Write down which kernel the worker plays with; warn of a compiled one left unused."""
    found = kernel_in_use()
    level = logging.WARNING if found is Kernel.STALE else logging.INFO
    log.log(level, "rules kernel: %s", found)


@worker_ready.connect
def schedule_recovery(sender: Any, **_: Any) -> None:
    """Look for stalled playtests as a worker starts, and every 20 seconds while it lives."""
    schedule_sweep(sender, recover_task)
