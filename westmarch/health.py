"""Whether the site answers, its database with it, and whether a worker is alive."""

from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as FutureTimeoutError
from threading import Lock

from django.db import DatabaseError, connections
from django.http import HttpRequest, JsonResponse

from play.heartbeat import worker_is_alive

# A load balancer asks every few seconds and wants an answer, not to wait for a dead server.
SECONDS_TO_ANSWER = 3.0

_probe = ThreadPoolExecutor(max_workers=1, thread_name_prefix="health")
_asking = Lock()
_question: "Future[bool] | None" = None


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

    The question is asked in a thread, as a connection that hangs cannot be interrupted. While it
    is open no second one is asked: who comes meanwhile waits for the same answer.
    """
    global _question
    with _asking:
        if _question is None or _question.done():
            _question = _probe.submit(_ask)
        question = _question
    try:
        return question.result(timeout=SECONDS_TO_ANSWER)
    except (FutureTimeoutError, DatabaseError):
        return None


def _ask() -> bool:
    try:
        return worker_is_alive()
    finally:
        connections.close_all()
