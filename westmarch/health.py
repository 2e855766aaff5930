"""Whether the site answers, its database with it, and whether a worker is alive."""

from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as FutureTimeoutError
from threading import Lock

from django.db import DatabaseError, connections
from django.http import HttpRequest, JsonResponse

from play.heartbeat import worker_is_alive

# A load balancer asks every few seconds and wants an answer, not to wait for a dead server.
SECONDS_TO_ANSWER = 3.0

_probe = ThreadPoolExecutor(max_workers=1, thread_name_prefix="health")
_probing = Lock()


def healthz(request: HttpRequest) -> JsonResponse:
    """Answer 200 when the database answers, 503 when it does not or takes too long.

    `worker` is "up", or "silent" where none was seen for some minutes. Pages do without a worker,
    so that changes nothing in the status.
    """
    alive = _ask_in_time()
    if alive is None:
        return JsonResponse({"database": "down"}, status=503)
    return JsonResponse({"database": "up", "worker": "up" if alive else "silent"})


def _ask_in_time() -> bool | None:
    """Return whether a worker is alive, or None if the database does not say so in time.

    The question is asked in a thread, as a connection that hangs cannot be interrupted. While one
    hangs no second is started.
    """
    if not _probing.acquire(blocking=False):
        return None
    future = _probe.submit(_ask)
    future.add_done_callback(lambda _: _probing.release())
    try:
        return future.result(timeout=SECONDS_TO_ANSWER)
    except (FutureTimeoutError, DatabaseError):
        return None


def _ask() -> bool:
    try:
        return worker_is_alive()
    finally:
        connections.close_all()
