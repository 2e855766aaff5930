"""A web process of gunicorn in which requests may wait without a thread (`cards.waiting`).

What a view answered to a request that waits is thrown away. The connection is put aside, and the
view is asked again when what it waits for has happened. So hundreds of pages learn within a moment
that somebody moved, and cost nothing until then.
"""

import logging
import time
from dataclasses import dataclass
from threading import Lock, Thread, local
from typing import Any

from django.db import DatabaseError, connections
from gunicorn.workers.gthread import TConn, ThreadWorker

from cards.waiting import MAY_WAIT, WAITS_FOR, WaitsFor

log = logging.getLogger(__name__)

# Seconds between two looks at what requests wait for.
LOOKS_EVERY = 0.2
# More requests are answered at once. Each holds a connection, of which gunicorn takes a thousand.
MOST_WAITING = 700


class _PutAside(Exception):
    """Raised in place of an answer for a request that waits."""

    def __init__(self, waits_for: WaitsFor) -> None:
        super().__init__()
        self.waits_for = waits_for


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A request that was put aside, and until when at most."""

    request: Any
    connection: TConn
    waits_for: WaitsFor
    until: float

    def is_due(self) -> bool:
        """Return whether it is to be answered now."""
        return time.monotonic() >= self.until or self.waits_for.happened()


class WebProcess(ThreadWorker):
    """Gunicorn's process with threads, which also puts requests aside."""

    wsgi: Any

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._thread = local()
        self._lock = Lock()
        # Put aside by a thread; they wait from when gunicorn's own loop has heard of it.
        self._new: dict[TConn, _Waiting] = {}
        self._waiting: dict[TConn, _Waiting] = {}

    def load_wsgi(self) -> None:
        """Load the application, and let it put requests aside."""
        super().load_wsgi()
        application = self.wsgi

        def answer(environ: dict[str, Any], start_response: Any) -> Any:
            environ[MAY_WAIT] = getattr(self._thread, "may_wait", False)
            answered = application(environ, start_response)
            waits_for = environ.get(WAITS_FOR)
            if waits_for is not None:
                answered.close()
                raise _PutAside(waits_for)
            return answered

        self.wsgi = answer

    def run(self) -> None:
        """Answer requests until this process is to end."""
        Thread(target=self._keep_looking, daemon=True).start()
        super().run()

    def handle_request(self, req: Any, conn: TConn) -> bool:
        """Answer a request, or put it aside."""
        return self._answer(req, conn, may_wait=len(self._waiting) < MOST_WAITING)

    def finish_request(self, conn: TConn, fs: Any) -> None:
        """Go on with a connection after a request, unless that was put aside."""
        waiting = self._new.pop(conn, None)
        if waiting is None or fs.cancelled() or not fs.result():
            super().finish_request(conn, fs)
            return
        with self._lock:
            self._waiting[conn] = waiting

    def _answer(self, request: Any, connection: TConn, *, may_wait: bool) -> bool:
        self._thread.may_wait = may_wait and self.alive
        try:
            return bool(super().handle_request(request, connection))
        except _PutAside as aside:
            until = time.monotonic() + aside.waits_for.seconds
            self._new[connection] = _Waiting(request, connection, aside.waits_for, until)
            return True
        finally:
            self._thread.may_wait = False

    def _keep_looking(self) -> None:
        """Have requests answered that have waited for long enough, as long as the process lives."""
        while True:
            time.sleep(LOOKS_EVERY)
            try:
                self._look()
            except DatabaseError:
                # It may be away for a moment. What waits too long is answered with an error.
                connections.close_all()
            except Exception:
                log.exception("looking for what requests wait for failed")

    def _look(self) -> None:
        with self._lock:
            waiting = list(self._waiting.values())
        for each in waiting:
            if not self.alive or each.is_due():
                with self._lock:
                    del self._waiting[each.connection]
                future = self.tpool.submit(self._answer_now, each)
                future.add_done_callback(
                    lambda done, connection=each.connection: self.method_queue.defer(
                        self.finish_request, connection, done
                    )
                )

    def _answer_now(self, waiting: _Waiting) -> bool:
        """Answer a request that has waited; return whether its connection can be used again."""
        try:
            answered = self._answer(waiting.request, waiting.connection, may_wait=False)
            return bool(self._keepalive_after(waiting.connection, answered))
        except OSError:
            # Its page was closed meanwhile.
            return False
        except Exception as error:
            connection = waiting.connection
            self.handle_error(waiting.request, connection.sock, connection.client, error)
            return False
