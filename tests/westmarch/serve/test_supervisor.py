"""Services are watched, started again, and ended with all they have started."""

import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.processes import alive, descendants, eventually
from westmarch.serve.errors import StartupError
from westmarch.serve.service import Service, stop_all
from westmarch.serve.supervisor import RESTARTS, Supervisor

SLEEP = "import time; time.sleep(60)"
DEAF = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(1, flush=True);"


def service(program: str, **options: object) -> Service:
    return Service("test", [sys.executable, "-c", program], quiet=True, **options)


@pytest.fixture
def sleeping() -> Iterator[Service]:
    sleeper = service(SLEEP)
    sleeper.start()
    yield sleeper
    sleeper.kill_group()


def test_a_worker_that_keeps_stopping_is_given_up(sleeping: Service) -> None:
    worker = service("raise SystemExit(3)")
    watch = Supervisor(sleeping, worker)
    worker.start()
    for _ in range(RESTARTS):
        assert eventually(lambda: worker.exit_status() is not None)
        watch.glance()
    assert eventually(lambda: worker.exit_status() is not None)

    with pytest.raises(StartupError, match=r"keeps stopping \(exit status 3\)"):
        watch.glance()


def test_the_death_of_the_web_server_is_told(sleeping: Service) -> None:
    web = service("raise SystemExit(3)")
    web.start()
    assert eventually(lambda: web.exit_status() is not None)

    with pytest.raises(StartupError, match=r"stopped by itself \(exit status 3\)"):
        Supervisor(web, sleeping).glance()


def test_a_service_is_asked_with_the_signal_of_its_own() -> None:
    polite = "import signal, sys, time; signal.signal(signal.SIGQUIT, lambda *a: sys.exit(7));"
    quitting = service(polite + SLEEP, stop_signal=signal.SIGQUIT)
    quitting.start()
    time.sleep(0.3)

    stop_all([quitting], seconds=10)

    assert quitting.exit_status() == 7


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_who_does_not_listen_is_ended_with_all_it_has_started(tmp_path: Path) -> None:
    mark = tmp_path / "deaf"
    started_one_more = (
        f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {SLEEP!r}]);"
    )
    deaf = service(DEAF + started_one_more + f"open({str(mark)!r}, 'w');" + SLEEP)
    deaf.start()
    assert eventually(mark.exists)
    assert deaf.process
    everything = {deaf.process.pid, *descendants(deaf.process.pid)}

    stop_all([deaf], seconds=0.2)

    assert len(everything) == 2
    assert eventually(lambda: not alive(everything))


def test_stopping_what_never_started_does_nothing() -> None:
    idle = service(SLEEP)

    stop_all([idle], seconds=1)

    assert idle.exit_status() is None
