"""Fifty tables in play at once, through real processes; tests/play/tables/load.py measures it."""

from pathlib import Path

import pytest

from tests.play.tables.load import measure

SECONDS = 0.5


@pytest.mark.nightly
def test_fifty_tables_at_once_are_answered_within_half_a_second(tmp_path: Path) -> None:
    found = measure(tmp_path, tables=50, seconds=60, think=2)

    assert not found.errors
    assert found.choices > 1_000
    assert found.p95 <= SECONDS
