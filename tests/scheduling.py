"""Which tests stay in one process where there are several.

The tests of a file stay together, as they share what is slow to start. Those in a browser share a
whole Westmarch with its workers, so all of them are in two processes.
"""

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

BROWSER = "tests/e2e/"
# About as long as all other browser tests.
FIRST_HALF = tuple(
    BROWSER + name
    for name in ("test_builder", "test_collection", "test_frame", "test_gauntlets", "test_versions")
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
