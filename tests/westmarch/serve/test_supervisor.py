"""Services are watched, started again, and ended with all they have started."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.processes import ROOT, alive, descendants, environment, eventually, running
from tests.servers import free_port
from westmarch.serve.service import Service, stop_all
from westmarch.serve.supervisor import PAUSES, RECOVERED_AFTER, Supervisor

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")

SLEEP = "import time; time.sleep(60)"
# What takes longest when a process is killed is giving back its memory.
LARGE = "held = b'x' * 300_000_000;"
DEAF = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(1, flush=True);"


def service(program: str, **options: Any) -> Service:
    return Service("test", ["-c", program], quiet=True, **options)


@pytest.fixture
def sleeping() -> Iterator[Service]:
    sleeper = service(SLEEP)
    sleeper.start()
    yield sleeper
    sleeper.kill_group()


class Clock:
    """A clock that a test sets forward."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Falling:
    """A service that ends whenever a test wants it to; `starts` are the times it was started."""

    name = "worker"

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.status: int | None = None
        self.starts: list[float] = []
        self.kills = 0

    def start(self) -> None:
        self.status = None
        self.starts.append(self.clock.now)

    def exit_status(self) -> int | None:
        return self.status

    def kill_group(self) -> None:
        self.kills += 1


def fall(service: Falling, watch: Supervisor, seconds: float) -> float:
    """Let a service end and the watch look on; return after how long it was started again."""
    fell = service.clock.now
    service.status = -signal.SIGKILL
    while service.status is not None:
        watch.glance()
        if service.clock.now - fell > seconds:
            raise AssertionError(f"not started again within {seconds} s")
        service.clock.now += 0.5
    return service.starts[-1] - fell


def watching(clock: Clock, *services: Any) -> Supervisor:
    """The watch over services that only play at running."""
    return Supervisor(*services, clock=clock)


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_pauses_grow_while_a_service_keeps_stopping_and_never_end(clock: Clock) -> None:
    worker = Falling(clock)
    watch = watching(clock, worker)

    pauses = [fall(worker, watch, seconds=100) for _ in range(len(PAUSES) + 3)]

    assert pauses == [*PAUSES, PAUSES[-1], PAUSES[-1], PAUSES[-1]]
    assert worker.kills == len(pauses), "what it had started is ended once each time"


def test_a_service_that_recovered_starts_again_at_once(clock: Clock) -> None:
    worker = Falling(clock)
    watch = watching(clock, worker)
    for _ in range(4):
        fall(worker, watch, seconds=100)
    clock.now += RECOVERED_AFTER

    assert fall(worker, watch, seconds=100) == 0


def test_one_service_waits_without_the_other(clock: Clock) -> None:
    worker, web = Falling(clock), Falling(clock)
    watch = watching(clock, worker, web)
    for _ in range(5):
        fall(worker, watch, seconds=100)
    worker.status = 3
    watch.glance()

    assert fall(web, watch, seconds=1) == 0
    assert worker.status == 3, "it still waits"


def test_a_real_service_is_started_again(
    sleeping: Service, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sleeping.process
    first = sleeping.process.pid
    assert first
    watch = Supervisor(sleeping)
    os.kill(first, signal.SIGKILL)
    assert eventually(lambda: sleeping.exit_status() is not None)

    watch.glance()

    assert sleeping.exit_status() is None
    assert sleeping.process.pid != first
    assert "The test stopped (killed by SIGKILL); it starts again now." in capsys.readouterr().out


def test_a_service_is_asked_with_the_signal_of_its_own() -> None:
    polite = "import signal, sys, time; signal.signal(signal.SIGQUIT, lambda *a: sys.exit(7));"
    quitting = service(polite + SLEEP, stop_signal=signal.SIGQUIT)
    quitting.start()
    time.sleep(0.3)

    stop_all([quitting], seconds=10)

    assert quitting.exit_status() == 7


def start_one_more(program: str) -> str:
    """Return a program that starts another and leaves it running."""
    return f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {program!r}]);"


@linux_only
def test_who_does_not_listen_is_gone_with_all_it_has_started(tmp_path: Path) -> None:
    mark = tmp_path / "deaf"
    large = LARGE + f"open({str(mark)!r}, 'w');" + SLEEP
    deaf = service(DEAF + start_one_more(large) + SLEEP)
    deaf.start()
    assert eventually(mark.exists)
    assert deaf.process
    assert deaf.process.pid
    everything = {deaf.process.pid, *descendants(deaf.process.pid)}

    stop_all([deaf], seconds=0.2)

    assert len(everything) == 2
    assert alive(everything) == set()


@linux_only
def test_what_a_service_left_behind_is_gone_once_it_is_stopped(tmp_path: Path) -> None:
    mark, leave = tmp_path / "left", tmp_path / "leave"
    large = LARGE + f"open({str(mark)!r}, 'w');" + SLEEP
    wait = f"import os, time\nwhile not os.path.exists({str(leave)!r}): time.sleep(0.05)"
    leaving = service(start_one_more(large) + wait)
    leaving.start()
    assert leaving.process
    assert leaving.process.pid
    assert eventually(mark.exists)
    left = descendants(leaving.process.pid)
    leave.touch()
    assert eventually(lambda: leaving.exit_status() is not None)
    assert left
    assert alive(left) == left

    stop_all([leaving], seconds=0.2)

    assert alive(left) == set()


@contextmanager
def orphans(
    command: str, ready: Callable[[], bool], *, slow_fork: float = 0.0
) -> Iterator[set[int]]:
    """The processes of a service whose starter was killed, once the service was ready.

    `slow_fork` delays what a new process does before its command, as a busy machine may.
    """
    program = (
        "import os, sys, time; from westmarch.serve.service import Service;"
        f"os.register_at_fork(after_in_child=lambda: time.sleep({slow_fork}));"
        f"Service('test', ['-c', {command!r}]).start(); time.sleep(60)"
    )
    starter = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT)
    assert eventually(lambda: descendants(starter.pid) and ready())
    started = descendants(starter.pid)
    starter.kill()
    starter.wait()
    try:
        yield started
    finally:
        for left in alive(started):
            os.kill(left, signal.SIGKILL)


@linux_only
def test_who_does_not_listen_ends_with_the_one_who_started_it(tmp_path: Path) -> None:
    mark = tmp_path / "deaf"
    with orphans(DEAF + f"open({str(mark)!r}, 'w');" + SLEEP, mark.exists) as started:
        assert eventually(lambda: not alive(started), seconds=5)


@linux_only
def test_a_service_ends_if_its_starter_is_killed_before_it_begins(tmp_path: Path) -> None:
    mark = tmp_path / "begun"
    command = f"open({str(mark)!r}, 'w');" + SLEEP
    with orphans(command, lambda: True, slow_fork=1) as started:
        assert eventually(lambda: not alive(started), seconds=5)
    assert not mark.exists()


@linux_only
def test_a_request_that_hangs_ends_with_the_web_server(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", "tests.westmarch.serve.hanging_site"]
    command += ["--bind", f"127.0.0.1:{port}", "--no-control-socket", "--worker-class", "gthread"]
    command += ["--config", "python:westmarch.serve.gunicorn_settings"]
    output = tmp_path / "output"
    with running(*command, env=environment(), output=output) as server:
        assert eventually(lambda: b"Booting worker" in output.read_bytes()), output.read_text()
        workers = descendants(server.pid)
        with socket.create_connection(("127.0.0.1", port)) as visitor:
            visitor.sendall(b"GET / HTTP/1.0\r\n\r\n")
            time.sleep(0.5)
            server.kill()

            assert workers
            assert eventually(lambda: not alive(workers), seconds=5)


def test_stopping_what_never_started_does_nothing() -> None:
    idle = service(SLEEP)

    stop_all([idle], seconds=1)

    assert idle.exit_status() is None
