"""Watches over the services until we are shown to stop."""

import signal
import time
from collections import deque
from types import FrameType

from westmarch.serve.errors import StartupError
from westmarch.serve.service import Service

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
GLANCE = 0.1
RESTARTS = 3
RESTARTS_WITHIN = 60.0


class StopRequest:
    """Becomes true with Ctrl-C, a closed terminal, or a polite `kill`."""

    def __init__(self) -> None:
        self.made = False
        for each in STOP_SIGNALS:
            signal.signal(each, self._note)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.made = True

    def __bool__(self) -> bool:
        return self.made


class Supervisor:
    """The web server must live; the worker is started again when it falls."""

    def __init__(self, web: Service, worker: Service) -> None:
        self.web = web
        self.worker = worker
        self._restarts: deque[float] = deque(maxlen=RESTARTS)

    def until(self, stop: StopRequest) -> None:
        """Return when a stop is asked for.

        Raises:
            Refusal: the web server died, or the worker keeps dying.
        """
        while not stop:
            self.glance()
            time.sleep(GLANCE)

    def glance(self) -> None:
        """Look once at both services."""
        if (status := self.web.exit_status()) is not None:
            raise StartupError(f"The web server has stopped by itself ({_how(status)}).")
        if (status := self.worker.exit_status()) is not None:
            self._start_worker_again(status)

    def _start_worker_again(self, status: int) -> None:
        now = time.monotonic()
        if len(self._restarts) == RESTARTS and now - self._restarts[0] < RESTARTS_WITHIN:
            raise StartupError(f"The worker of the queue keeps stopping ({_how(status)}).")
        self._restarts.append(now)
        print(
            f"The worker of the queue has stopped ({_how(status)}); starting it again.", flush=True
        )
        self.worker.kill_group()
        self.worker.start()


def _how(status: int) -> str:
    if status < 0:
        return f"killed by {signal.Signals(-status).name}"
    return f"exit status {status}"
