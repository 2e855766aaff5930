"""manage.py bench_builder: it measures every kind of request and leaves nothing behind."""

import re
from io import StringIO

import pytest
from django.core.management import call_command

from decks.models import Deck, Draft

pytestmark = pytest.mark.django_db


def test_it_prints_milliseconds_of_each_request_and_leaves_no_deck() -> None:
    out = StringIO()

    call_command("bench_builder", "--rounds", "2", stdout=out)

    lines = out.getvalue().splitlines()
    assert [re.sub(r"[\d. ]+ms$", "", line).strip() for line in lines[1:]] == [
        "an edit",
        "undo",
        "a search",
        "the whole page",
    ]
    assert all(re.search(r"( +\d+\.\d){3} ms$", line) for line in lines[1:])
    assert not Deck.objects.exists()
    assert not Draft.objects.exists()
