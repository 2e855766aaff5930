"""A program that we start, watch, and stop with all its children."""

import os
import runpy
import signal
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.context import ForkProcess
from pathlib import Path

from westmarch.serve.process_tree import (
    adopt_orphans,
    end_with_parent,
    name_process,
    stand_back,
    wait_for_group,
)

# After standard input, output and error.
FIRST_OTHER_FILE = 3


@dataclass
class Service:
    """A program in Python that runs in a process group of its own.

    `arguments` are those of Python. A `forked` service begins as a copy of this process, with all
    that is imported here, and runs a module ("-m", its name, its arguments). Any other one begins
    anew. `stop_signal` asks it to stop; `niceness` is how far it stands back for others. What it
    says goes to `output`, if that is given.
    """

    name: str
    arguments: list[str]
    forked: bool = False
    stop_signal: signal.Signals = signal.SIGTERM
    niceness: int = 0
    quiet: bool = False
    output: Path | None = None
    kept_open: tuple[int, ...] = ()
    process: ForkProcess | None = field(default=None, init=False)

    def start(self) -> None:
        """Start it in a process of its own."""
        adopt_orphans()
        # This also has kombu forget the connections of this process.
        self.process = ForkProcess(target=self._begin, args=(os.getpid(),), name=self.name)
        self.process.start()

    def _begin(self, parent: int) -> None:
        """Become the program, in the new process."""
        os.setsid()
        if self.niceness:
            stand_back(self.niceness)
        # We note some signals, and a shell that starts us in the background has us ignore some.
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, self.stop_signal):
            signal.signal(each, signal.SIG_DFL)
        # If we are killed without a chance to tidy up. A polite signal would not do: a service
        # that hangs, or waits for a child that hangs, would live on with nobody to kill it. Its
        # children end with it: Celery sees to that itself, `gunicorn_settings` for the pages.
        end_with_parent(parent)
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        if self.quiet:
            # What goes wrong is written to the standard error of all of them.
            os.dup2(nothing, 1)
        if self.output is not None:
            written = os.open(self.output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            os.dup2(written, 1)
            os.dup2(written, 2)
        self._close_other_files()
        if self.forked:
            _run_module(*self.arguments[self.arguments.index("-m") + 1 :])
        else:
            os.execv(sys.executable, [sys.executable, *self.arguments])

    def _close_other_files(self) -> None:
        """Close our files but those that the service is given."""
        at = FIRST_OTHER_FILE
        for kept in sorted(self.kept_open):
            os.closerange(at, kept)
            os.set_inheritable(kept, True)
            at = kept + 1
        os.closerange(at, os.sysconf("SC_OPEN_MAX"))

    def exit_status(self) -> int | None:
        """None while it runs or if it was never started; below 0, the signal that killed it."""
        return self.process.exitcode if self.process else None

    @property
    def is_running(self) -> bool:
        """Whether it was started and hasn't ended."""
        return self.process is not None and self.exit_status() is None

    def ask_to_stop(self, by: signal.Signals | None = None) -> None:
        """Send it the signal that asks it to stop, or another."""
        if self.process and self.process.pid and self.is_running:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, by or self.stop_signal)

    def kill_group(self) -> None:
        """End all that is left of it and of what it has started; return when it is gone."""
        if self.process and self.process.pid:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.join()
            wait_for_group(self.process.pid)


def _run_module(module: str, *arguments: str) -> None:
    """Run a module as a program: what `python -m` does, in a process that is already there."""
    name_process(module)
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def stop_all(services: Iterable[Service], *, seconds: float) -> None:
    """Ask every service to stop, wait so long, and leave no process behind."""
    services = list(services)
    for service in services:
        service.ask_to_stop()
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and any(service.is_running for service in services):
        time.sleep(0.05)
    for service in services:
        service.kill_group()
