"""Starts programs for tests and sees to it that none outlives its test."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from westmarch.serve.process_tree import end_with_parent

ROOT = Path(__file__).resolve().parent.parent
SECONDS_TO_STOP = 20


def environment(**variables: str) -> dict[str, str]:
    """This process's environment with none of the application's variables but those given."""
    ours = ("WESTMARCH_", "DJANGO_ALLOW_ASYNC_UNSAFE")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    settings = {
        "DJANGO_SETTINGS_MODULE": "westmarch.settings",
        "WESTMARCH_ENV_FILE": os.devnull,
        "PYTHONUNBUFFERED": "1",
        # Each of several would load all cards and their words for itself.
        "WESTMARCH_WEB_PROCESSES": "1",
        # Beside other tests, games that stand back would hardly be played.
        "WESTMARCH_WORKER_NICENESS": "0",
    }
    return {**kept, **settings, **variables}


@contextmanager
def running(
    *command: str,
    env: dict[str, str],
    output: Path,
    user: str | None = None,
    stop_signal: signal.Signals = signal.SIGKILL,
) -> Iterator[subprocess.Popen[bytes]]:
    """A program in a process group of its own; all of the group is gone when the block ends."""
    with output.open("ab") as writing:
        process = subprocess.Popen(
            command,
            cwd=ROOT if user is None else "/",
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            user=user,
            # The tests may be killed too, and then nothing below is done.
            preexec_fn=partial(end_with_parent, os.getpid()),
        )
    try:
        yield process
        process.send_signal(stop_signal)
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=SECONDS_TO_STOP)
    finally:
        kill_group(process)


def kill_group(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def python(*arguments: str, env: dict[str, str], seconds: float = 120) -> str:
    """What a Python program prints; the test fails with all of its output if it fails."""
    finished = subprocess.run(
        [sys.executable, *arguments],
        check=False,
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=seconds,
    )
    assert finished.returncode == 0, finished.stdout
    return finished.stdout


def celery_worker(app: str, *arguments: str) -> tuple[str, ...]:
    """The command of a worker of two processes that says little."""
    quiet = ("--without-gossip", "--without-mingle", "--without-heartbeat")
    python_quietly = (sys.executable, "-W", "ignore:You're running the worker")
    command = (*python_quietly, "-m", "celery", "--quiet", "--app", app, "worker")
    return (*command, "--concurrency", "2", *quiet, *arguments)


def eventually(happens: Callable[[], object], *, seconds: float = 30.0) -> bool:
    """Whether it happens within that time."""
    deadline = time.monotonic() + seconds
    while not happens():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def descendants(process: int) -> set[int]:
    """All living processes that a process has started, and those have started (Linux)."""
    parents = _parents()
    found: set[int] = set()
    generation = {process}
    while generation:
        generation = {child for child, parent in parents.items() if parent in generation}
        found |= generation
    return found


def alive(processes: Iterable[int]) -> set[int]:
    """Those that have not ended."""
    return set(processes) & set(_parents())


def processor_seconds(process: int) -> float:
    """Return the processor time of a process and of its children that have ended (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def resident_megabytes(process: int) -> float:
    """Return how much memory a process holds, with what it shares with others (Linux)."""
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


def _parents() -> dict[int, int]:
    """The parent of every process that has not ended."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            # What stands before the last bracket is the program's name, which may hold anything.
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
            if state != "Z":
                parents[int(stat.parent.name)] = int(parent)
    return parents
