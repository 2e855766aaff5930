"""Tests in several processes: which stay in one, which process collects first, what they send.

The tests of a file stay together, as they share what is slow to start. Those in a browser share a
whole Westmarch with its workers, so all of them are in two processes.
"""

import fcntl
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from xdist.remote import Producer, WorkerInteractor
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

BROWSER = "tests/e2e/"
# About as long as all other browser tests.
FIRST_HALF = tuple(
    BROWSER + name
    for name in (
        "test_accounts",
        "test_builder",
        "test_card_pages",
        "test_collection",
        "test_format_chooser",
        "test_frame",
        "test_gauntlets",
        "test_statistics",
        "test_versions",
    )
)


class FileScheduling(LoadFileScheduling):
    """Keeps the tests of a file together, and those in a browser in two parts."""

    def _split_scope(self, nodeid: str) -> str:
        return part(nodeid.split("::", 1)[0])

    def add_node_collection(self, node: WorkerController, collection: Sequence[str]) -> None:
        super().add_node_collection(node, collection)
        # One that begins late and finds other tests is not registered.
        if node in self.registered_collections:
            self.registered_collections[node] = Places(collection)


class Places(list[str]):
    """The tests of a process in their order. Each one's place is asked for once."""

    def __init__(self, tests: Sequence[str]) -> None:
        super().__init__(tests)
        self._places = {test: place for place, test in enumerate(tests)}

    def index(self, test: str, *_: object) -> int:
        """Return the place of a test without a search from the first."""
        return self._places[test]


def part(path: str) -> str:
    """Return with which part of the tests a file stays together, its own path for most."""
    if not path.startswith(BROWSER):
        return path
    return BROWSER + ("first" if path.startswith(FIRST_HALF) else "second")


def scheduler(config: pytest.Config, log: Producer) -> FileScheduling | None:
    """Return what deals out tests to processes, None where the command asks for another way."""
    return FileScheduling(config, log) if config.getvalue("dist") == "loadfile" else None


@contextmanager
def after_the_first(folder: Path) -> Iterator[None]:
    """Let the first process that comes here go through the block alone, then all others at once.

    `folder` is shared by the processes. The first to collect the tests makes the bytecode of a
    thousand modules; the others would otherwise make all of it too, at the same time.
    """
    done = folder / "collected"
    with (folder / "collecting.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fcntl.flock(lock, fcntl.LOCK_SH)
        if done.exists():
            fcntl.flock(lock, fcntl.LOCK_UN)
        yield
        done.touch()


def send_less(config: pytest.Config) -> None:
    """Let a process of the tests send only what the first process does something with.

    xdist sends six messages for each test. That the set-up and the end of a test passed, and that a
    test begins and is over, is read by reports of durations and of JUnit only, and for 20,000 tests
    it takes half a minute.
    """
    if config.option.durations is not None or config.option.xmlpath is not None:
        return
    for plugin in config.pluginmanager.get_plugins():
        if type(plugin).__name__ == WorkerInteractor.__name__:
            plugin.sendevent = _sends_what_is_read(plugin.sendevent)


def _sends_what_is_read(send: Callable[..., None]) -> Callable[..., None]:
    def send_what_is_read(name: str, **words: Any) -> None:
        if name in ("logstart", "logfinish"):
            return
        report = words["data"] if name == "testreport" else {}
        if report.get("outcome") != "passed" or report["when"] == "call":
            send(name, **words)

    return send_what_is_read
