"""A program that we start, watch, and stop with all its children."""

import os
import signal
import subprocess
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from westmarch.serve.process_tree import adopt_orphans, end_with_parent, wait_for_group


@dataclass
class Service:
    """A command that runs in a process group of its own.

    `stop_signal` asks it to stop; `niceness` is how far it stands back for others.
    """

    name: str
    command: list[str]
    stop_signal: signal.Signals = signal.SIGTERM
    niceness: int = 0
    quiet: bool = False
    kept_open: tuple[int, ...] = ()
    process: "subprocess.Popen[bytes] | None" = field(default=None, init=False)

    def start(self) -> None:
        adopt_orphans()
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.DEVNULL,
            # What goes wrong is written to the standard error of all of them.
            stdout=subprocess.DEVNULL if self.quiet else None,
            pass_fds=self.kept_open,
            start_new_session=True,
            preexec_fn=partial(self._before_command, os.getpid()),
        )

    def _before_command(self, parent: int) -> None:
        os.nice(self.niceness)
        # A shell that starts us in the background lets its children ignore some signals.
        signal.signal(self.stop_signal, signal.SIG_DFL)
        # If we are killed without a chance to tidy up. A polite signal would not do: a service
        # that hangs, or waits for a child that hangs, would live on with nobody to kill it. Its
        # children end with it: Celery sees to that itself, `gunicorn_settings` for the pages.
        end_with_parent(parent)

    def exit_status(self) -> int | None:
        """None while it runs."""
        return self.process.poll() if self.process else None

    def ask_to_stop(self) -> None:
        if self.process and self.process.poll() is None:
            with suppress(ProcessLookupError):
                self.process.send_signal(self.stop_signal)

    def kill_group(self) -> None:
        """End all that is left of it and of what it has started; return when it is gone."""
        if self.process:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            wait_for_group(self.process.pid)


def stop_all(services: Iterable[Service], *, seconds: float) -> None:
    """Ask every service to stop, wait so long, and leave no process behind."""
    services = list(services)
    for service in services:
        service.ask_to_stop()
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and any(
        service.process and service.exit_status() is None for service in services
    ):
        time.sleep(0.05)
    for service in services:
        service.kill_group()
