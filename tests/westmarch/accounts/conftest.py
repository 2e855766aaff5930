"""Fixtures of the accounts' tests."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def nothing_counted_yet() -> Iterator[None]:
    """Let no test be stopped by the tries of another."""
    cache.clear()
    yield
    cache.clear()
