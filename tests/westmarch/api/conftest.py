"""Requests of these tests are never turned away for being too many."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def _nobody_counted() -> Iterator[None]:
    """What one test asked does not count against the next."""
    cache.clear()
    yield
    cache.clear()
