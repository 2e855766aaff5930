"""Threads of a web process that ask for a format first, at the same moment."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rules.construction import loading
from rules.construction.format import Format


def test_two_threads_get_the_same_format(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []

    def slow(path: Path) -> Format:
        read.append(path)
        time.sleep(0.01)
        return original(path)

    original = loading.read_format
    monkeypatch.setattr(loading, "read_format", slow)
    monkeypatch.setattr(loading, "_LOADED", {})
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(loading.load_format, ["king-block"] * 8))
    assert len(read) == 1
    assert len(set(map(id, found))) == 1
