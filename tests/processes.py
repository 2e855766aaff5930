"""Starts programs for tests and sees to it that none outlives its test."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def environment(**variables: str) -> dict[str, str]:
    """This process's environment with none of the application's variables but those given."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WESTMARCH_")}
    settings = {
        "DJANGO_SETTINGS_MODULE": "westmarch.settings",
        "WESTMARCH_ENV_FILE": os.devnull,
        "PYTHONUNBUFFERED": "1",
    }
    return {**kept, **settings, **variables}


@contextmanager
def running(*command: str, env: dict[str, str], output: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A program in a process group of its own; all of the group is gone when the block ends."""
    with output.open("ab") as writing:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        kill_group(process)


def kill_group(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def python(*arguments: str, env: dict[str, str]) -> str:
    """What a Python program prints; the test fails with all of its output if it fails."""
    finished = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
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


def processes_of_group(group: int) -> list[str]:
    """The command lines of all living processes of a process group (Linux)."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            state, _parent, its_group = (
                folder.joinpath("stat").read_text().rpartition(")")[2].split()[:3]
            )
            if int(its_group) == group and state != "Z":
                found.append((folder / "cmdline").read_text().replace("\0", " "))
    return found
