"""Starts the application as a person does, and visits it."""

import json
import re
import signal
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from subprocess import Popen

from tests.processes import alive, descendants, eventually, running

READY = re.compile(r"Westmarch is ready: (http://127\.0\.0\.1:\d+/)")


class Serving:
    """An application that has printed its address."""

    def __init__(self, process: Popen[bytes], output: Path) -> None:
        self.process = process
        self._output = output

    def said(self) -> str:
        return self._output.read_text()

    @property
    def address(self) -> str:
        ready = READY.search(self.said())
        assert ready, self.said()
        return ready[1]


@contextmanager
def serving(*command: str, env: dict[str, str], output: Path) -> Iterator[Serving]:
    """The application, once it has printed its address."""
    with running(*command, env=env, output=output) as process:
        served = Serving(process, output)

        def shown() -> bool:
            return READY.search(served.said()) is not None or process.poll() is not None

        assert eventually(shown, seconds=90), served.said()
        yield served


def stops(started: Serving, how: signal.Signals) -> None:
    """Stop it by a signal: it leaves no process and says that all is kept (Linux)."""
    # Web server and worker, each with a process below it.
    assert eventually(lambda: len(descendants(started.process.pid)) >= 4)
    below = descendants(started.process.pid)
    started.process.send_signal(how)

    assert started.process.wait(timeout=30) == 0
    assert alive(below) == set()
    assert started.said().endswith("Stopped; everything is kept.\n")


class Visitor:
    """A browser without a window: it keeps cookies and sends forms."""

    def __init__(self, address: str) -> None:
        self._address = address
        cookies = urllib.request.HTTPCookieProcessor(CookieJar())
        self._opener = urllib.request.build_opener(cookies)

    def status(self, path: str) -> int:
        try:
            with self._opener.open(self._address + path, timeout=20) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as refusal:
            return refusal.code

    def read(self, path: str) -> str:
        with self._opener.open(self._address + path, timeout=20) as answer:
            return str(answer.read().decode())

    def ask_json(self, path: str) -> dict[str, str]:
        answer: dict[str, str] = json.loads(self.read(path))
        return answer

    def send(self, path: str, **fields: str) -> str:
        """Fill in the form of a page; gives the path of the page that comes after it."""
        token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', self.read(path))
        assert token
        form = urllib.parse.urlencode({**fields, "csrfmiddlewaretoken": token[1]}).encode()
        with self._opener.open(self._address + path, data=form, timeout=20) as answer:
            came_to: str = urllib.parse.urlparse(answer.url).path
            return came_to.removeprefix("/")
