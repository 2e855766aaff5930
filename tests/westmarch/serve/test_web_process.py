"""Requests that wait for something, without a thread."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.processes import environment, eventually, running
from tests.servers import free_port

SITE = "tests.westmarch.serve.waiting_site:application"
THREADS = 2


class Site:
    """The small site, and visitors of it."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port
        self._visitors = ThreadPoolExecutor(20)

    def answers(self) -> bool:
        with suppress(OSError):
            return self.get("/other/") == 0
        return False

    def connect(self) -> closing[HTTPConnection]:
        return closing(HTTPConnection("127.0.0.1", self.port, timeout=15))

    def get(self, path: str) -> int:
        with self.connect() as connection:
            connection.request("GET", path)
            with connection.getresponse() as answer:
                assert answer.status == 200
                return int(answer.read())

    def begin(self, path: str) -> Future[int]:
        return self._visitors.submit(self.get, path)


@contextmanager
def small_site(folder: Path) -> Iterator[Site]:
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", SITE, "--bind", f"127.0.0.1:{port}"]
    command += ["--worker-class", "westmarch.serve.web_process.WebProcess"]
    command += ["--threads", str(THREADS), "--graceful-timeout", "10", "--no-control-socket"]
    output = folder / "output"
    with running(*command, env=environment(), output=output) as process:
        site = Site(process, port)
        assert eventually(site.answers), output.read_text()
        yield site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with small_site(tmp_path_factory.mktemp("site")) as made:
        yield made


def test_more_requests_wait_than_there_are_threads(site: Site) -> None:
    waiting = [site.begin("/wait/") for _ in range(5 * THREADS)]
    time.sleep(0.5)
    before = site.get("/other/")
    assert not any(each.done() for each in waiting)

    site.get("/happen/")
    assert [each.result(timeout=10) for each in waiting] == [before + 1] * len(waiting)


def test_what_never_happens_is_answered_in_the_end(site: Site) -> None:
    begun = time.monotonic()
    site.get("/wait-briefly/")
    assert time.monotonic() - begun >= 0.5


def test_a_connection_is_used_again_after_waiting(site: Site) -> None:
    with site.connect() as connection:
        connection.connect()
        own = connection.sock
        for path in ("/wait-briefly/", "/other/", "/wait-briefly/"):
            connection.request("GET", path)
            assert connection.getresponse().read().isdigit()
            assert connection.sock is own


def test_pages_that_closed_while_they_waited_do_no_harm(site: Site) -> None:
    for _ in range(3):
        with site.connect() as connection:
            connection.request("GET", "/wait/")
    happened = site.get("/happen/")
    assert site.get("/wait-briefly/") == happened


def test_who_waits_is_answered_when_the_process_ends(tmp_path: Path) -> None:
    with small_site(tmp_path) as site:
        waiting = site.begin("/wait/")
        time.sleep(0.5)
        site.process.send_signal(signal.SIGTERM)
        assert waiting.result(timeout=10) == 0
        assert site.process.wait(timeout=10) == 0
