"""The catalogue for the API's tests, and no one turned away for asking often."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache

from cards.loading import load_catalogue


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup, django_db_blocker):
    """Load the catalogue into the database of the tests before the first of them."""
    with django_db_blocker.unblock():
        load_catalogue()


@pytest.fixture(autouse=True)
def _nobody_counted() -> Iterator[None]:
    """What one test asked does not count against the next."""
    cache.clear()
    yield
    cache.clear()
