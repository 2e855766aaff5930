"""The rules kernel, compiled in the background while the site plays by the sources.

The compiler stands back for everything else. When it is done, the workers change over to the
compiled kernel as soon as each has finished its chunk of games, and web processes at their next
start. Games are the same with either, so a playtest goes on across the change.
"""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from django.conf import settings

from rules import kernel
from rules.kernel import Kernel, find_kernel, fingerprint, kernel_in_use, missing_tools
from westmarch.serve.service import Service
from westmarch.serve.supervisor import Supervisor

# The compiler itself is in an environment of its own (`bin/environment.py`).
COMPILE = (
    str(kernel.ROOT / "bin" / "environment.py"),
    "requirements-compile.lock",
    str(kernel.ROOT / "bin" / "compile_kernel.py"),
    "--if-needed",
)
LEAST_PRIORITY = 19


def compiler_of_the_kernel(arguments: Sequence[str] = COMPILE) -> Service | None:
    """Return what compiles the kernel, None if it is compiled or can't or mustn't be."""
    if kernel_in_use() not in (Kernel.NOT_BUILT, Kernel.STALE) or missing_tools():
        return None
    return Service(
        "compiler of the rules kernel",
        list(arguments),
        niceness=LEAST_PRIORITY,
        output=Path(settings.VAR_DIR) / "compile.log",
    )


def describe_kernel(compiler: Service | None) -> str:
    """Return the line that says at the start which kernel plays, and what comes of it."""
    if compiler is not None:
        return "plain; a faster one is compiled in the background, which takes some minutes"
    in_use = kernel_in_use()
    missing = missing_tools() if in_use in (Kernel.NOT_BUILT, Kernel.STALE) else ""
    return f"plain (a faster one needs {missing})" if missing else str(in_use)


class KernelSwitch:
    """Watches the compiler of the kernel, and then has the workers change over.

    `playing` is the fingerprint of the sources that this site runs: a kernel compiled from others
    would play by other rules than the pages show.
    """

    def __init__(
        self,
        compiler: Service,
        watch: Supervisor,
        *,
        workers: Sequence[Service],
        others: Sequence[Service] = (),
        playing: str = "",
        find: Callable[[], Kernel] = lambda: find_kernel()[0],
        current: Callable[[], str] = fingerprint,
    ) -> None:
        self._compiler = compiler
        self._watch = watch
        self._workers = workers
        self._services = (*workers, *others)
        self._playing = playing or current()
        self._find = find
        self._current = current
        self._said = ""
        self._is_over = False

    def start(self) -> None:
        """Begin to compile."""
        self._compiler.start()

    def glance(self) -> None:
        """Look once at the compiler."""
        if self._is_over:
            return
        status = self._compiler.exit_status()
        if status is None:
            self._show_progress()
            return
        self._is_over = True
        # What it has started must not go on.
        self._compiler.kill_group()
        if self._current() != self._playing:
            _say("The sources changed while the rules kernel was compiled; start bin/serve again.")
        elif status == 0 and self._find() is Kernel.COMPILED:
            _say("The rules kernel is compiled: the workers change over to it.")
            for service in self._services:
                # A copy of this process would go on with the sources that are loaded here.
                service.forked = False
            self._watch.renew(*self._workers)
        else:
            _say(
                "The rules kernel could not be compiled, so games are played with the plain one: "
                f"{self._compiler.output}"
            )

    def _show_progress(self) -> None:
        """Show what the compiler said last, on one line of a terminal."""
        if not sys.stdout.isatty() or self._compiler.output is None:
            return
        said = _last_line(self._compiler.output)
        if said != self._said:
            self._said = said
            print(f"\rCompiling the rules kernel: {said:<60.60}\r", end="", flush=True)


def _last_line(file: Path) -> str:
    """Return the last line of a file, "" if it has none."""
    try:
        with file.open("rb") as reading:
            reading.seek(max(0, os.fstat(reading.fileno()).st_size - 200))
            lines = reading.read().decode(errors="replace").splitlines()
    except OSError:
        return ""
    return lines[-1].strip() if lines else ""


def _say(words: str) -> None:
    print(words, flush=True)
