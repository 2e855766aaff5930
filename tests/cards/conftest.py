"""The catalogue is loaded once for all tests of this room."""

import pytest

from cards.loading import load_catalogue


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup, django_db_blocker):
    """Load the catalogue into the database of the tests before the first of them."""
    with django_db_blocker.unblock():
        load_catalogue()
