"""A program that we start, watch, and stop with all its children."""

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field

PR_SET_PDEATHSIG = 1


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
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.DEVNULL,
            # What goes wrong is written to the standard error of all of them.
            stdout=subprocess.DEVNULL if self.quiet else None,
            pass_fds=self.kept_open,
            start_new_session=True,
            preexec_fn=self._before_command,
        )

    def _before_command(self) -> None:
        os.nice(self.niceness)
        # A shell that starts us in the background lets its children ignore some signals.
        signal.signal(self.stop_signal, signal.SIG_DFL)
        if sys.platform == "linux":
            # If we are killed without a chance to tidy up, the kernel tells our children.
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, self.stop_signal)

    def exit_status(self) -> int | None:
        """None while it runs."""
        return self.process.poll() if self.process else None

    def ask_to_stop(self) -> None:
        if self.process and self.process.poll() is None:
            with suppress(ProcessLookupError):
                self.process.send_signal(self.stop_signal)

    def kill_group(self) -> None:
        """End whatever is left of it and of the processes it has started."""
        if self.process:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


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
