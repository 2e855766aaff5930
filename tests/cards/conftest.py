"""The catalogue is loaded once for all tests of this app, with a printed text made up here."""

import json

import pytest

from cards.loading import load_catalogue
from cards.printed.loading import load_printed_texts

INVENTED = {
    "card": "7 C 83",
    "text": "Made up for these tests: draw a card and sing.",
    "lore": "There is a road in no book at all.",
}


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup, django_db_blocker):
    """Load the catalogue into the database of the tests before the first of them."""
    with django_db_blocker.unblock():
        load_catalogue()
        load_printed_texts([json.dumps(INVENTED).encode()])
