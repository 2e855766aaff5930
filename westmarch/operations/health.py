"""Whether the site answers and is ready, for those who watch it: `/healthz` and `/readyz`."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as FutureTimeoutError
from threading import Lock
from typing import Generic, TypeVar

from django.db import DatabaseError, connection, connections
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, JsonResponse

from cards.models import CatalogueChange
from play.queue.heartbeat import live_worker
from westmarch.version import VERSION

# A load balancer asks every few seconds and wants an answer, not to wait for a dead server.
SECONDS_TO_ANSWER = 3.0

Answer = TypeVar("Answer")


class Probe(Generic[Answer]):
    """A question to the database that is asked in a thread of its own.

    A connection that hangs cannot be interrupted. While a question is open no second one is asked:
    later requests wait for the same answer.
    """

    def __init__(self, question: Callable[[], Answer]) -> None:
        self._question = question
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="health")
        self._asking = Lock()
        self._asked: Future[Answer] | None = None

    def answer(self) -> Answer | None:
        """Return the answer, or None if the database does not give one in time."""
        with self._asking:
            if self._asked is None or self._asked.done():
                self._asked = self._thread.submit(self._ask)
            asked = self._asked
        try:
            return asked.result(timeout=SECONDS_TO_ANSWER)
        except (FutureTimeoutError, DatabaseError):
            return None

    def _ask(self) -> Answer:
        try:
            return self._question()
        finally:
            connections.close_all()


def missing_preparation() -> list[str]:
    """Return what a new version or an empty database still needs: commands of `manage.py`."""
    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        return ["migrate"]
    return [] if CatalogueChange.objects.exists() else ["load_catalogue"]


def worker_and_kernel() -> dict[str, str]:
    """Return whether a worker is "up" or "silent", and the rules kernel that the last one used."""
    worker = live_worker()
    if worker is None:
        return {"worker": "silent"}
    return {"worker": "up", "kernel": worker.kernel}


_worker = Probe(lambda: worker_and_kernel())
_prepared = Probe(lambda: missing_preparation())


def healthz(request: HttpRequest) -> JsonResponse:
    """Answer 200 when the database answers, 503 when it does not or takes too long.

    `worker` is "up", or "silent" where none was seen for some minutes. Pages do without a worker,
    so that changes nothing in the status. `kernel` is the rules kernel the workers play with.
    """
    worker = _worker.answer()
    if worker is None:
        return JsonResponse({"database": "down", "version": VERSION}, status=503)
    return JsonResponse({"database": "up", **worker, "version": VERSION})


def readyz(request: HttpRequest) -> JsonResponse:
    """Answer 200 when requests can be sent here: database up, migrated, and with its cards."""
    missing = _prepared.answer()
    if missing is None:
        return JsonResponse({"ready": False, "database": "down"}, status=503)
    return JsonResponse(
        {"ready": not missing, "database": "up", "missing": missing}, status=503 if missing else 200
    )
