"""Which tests stay in one process where there are several, and which process collects first.

The tests of a file stay together, as they share what is slow to start. Those in a browser share a
whole Westmarch with its workers, so all of them are in two processes.
"""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

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
