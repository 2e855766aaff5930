"""The services of `bin/serve`, started again when they end, until someone stops them."""

import signal
import time
from collections.abc import Callable
from types import FrameType

from westmarch.serve.service import Service

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
GLANCE = 0.1
# Celery then finishes the tasks it is at, where it puts them back on quitting.
FINISH = signal.SIGTERM
# Pauses before a service is started again, in seconds: short for an accident, long for a fault.
PAUSES = (0.0, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
# A service that ran this long has recovered: its next end is an accident again.
RECOVERED_AFTER = 300.0


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
    """Starts every service again that ends by itself, after pauses that grow.

    Each service has pauses of its own: the pages stay up while the worker keeps falling.
    """

    def __init__(self, *services: Service, clock: Callable[[], float] = time.monotonic) -> None:
        self._restarts = [_Restart(service, clock) for service in services]

    def until(self, stop: StopRequest, glance: Callable[[], None] = lambda: None) -> None:
        """Return when a stop is asked for; `glance` looks at something else as often."""
        while not stop:
            self.glance()
            glance()
            time.sleep(GLANCE)

    def glance(self) -> None:
        """Look once at every service."""
        for restart in self._restarts:
            restart.glance()

    def renew(self, *services: Service) -> None:
        """Have services finish what they do, and then start anew, from the files as they are."""
        for restart in self._restarts:
            if restart.service in services:
                restart.renew()


class _Restart:
    """When a service is to be started again."""

    def __init__(self, service: Service, clock: Callable[[], float]) -> None:
        self.service = service
        self._clock = clock
        self._started = clock()
        self._falls = 0
        self._due: float | None = None
        self._renewing = False

    def renew(self) -> None:
        """Ask the service to finish what it does; it then starts anew."""
        self._renewing = True
        self.service.ask_to_stop(FINISH)

    def glance(self) -> None:
        status = self.service.exit_status()
        if status is None:
            return
        if self._renewing:
            self._renewing = False
            self.service.kill_group()
            self._due = self._clock()
        elif self._due is None:
            self._note_fall(status)
        if self._due is not None and self._clock() >= self._due:
            self._due = None
            self._started = self._clock()
            self.service.start()

    def _note_fall(self, status: int) -> None:
        now = self._clock()
        if now - self._started >= RECOVERED_AFTER:
            self._falls = 0
        pause = PAUSES[min(self._falls, len(PAUSES) - 1)]
        self._falls += 1
        self._due = now + pause
        when = f"in {pause:.0f} s" if pause else "now"
        print(
            f"The {self.service.name} stopped ({_how(status)}); it starts again {when}.",
            flush=True,
        )
        # What it has started must not go on beside the next one.
        self.service.kill_group()


def _how(status: int) -> str:
    if status < 0:
        return f"killed by {signal.Signals(-status).name}"
    return f"exit status {status}"
