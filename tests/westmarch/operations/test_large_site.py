"""What a page reads doesn't grow with the site: with four times as much stored it reads as much.

Work is counted in queries and in steps of SQLite's machine, which are the same on every computer.
`manage.py bench_fill` fills a database, and `manage.py bench_routes` measures the times.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.core.management import CommandError, call_command
from django.db import connection, transaction
from django.test import Client

from cards import paging
from decks.models import Deck
from play.lobby import snapshot
from tests.samples import store_samples
from tests.visitors import signed_in
from westmarch.operations.management.commands import bench_fill
from westmarch.operations.management.commands.bench_routes import addresses
from westmarch.serve.preparation import refresh_statistics

pytestmark = pytest.mark.django_db

DECKS, PLAYERS, GAMES = 120, 120, 250
LARGER = 3
# Steps between two looks at the counter, and how many a page may take more on the larger site.
STEP, SLACK, GROWTH = 50, 2_500, 1.5
# Lists of a page are shorter than here, as they are on a site that is large enough.
COUNTED = 30
# A search looks at all names, and for a format at 500 decks; the API counts what it lists.
LOOKING = ("/decks/public/?q=", "/decks/public/?format=", "api/v1/decks/")
# These read what is kept of the newest thousand decks: not more, but a small site has fewer.
KEPT = ("decks/most-played/", "/suggestions/", "/lacking/", "cards/<str:game>/<str:card_id>/decks/")


@contextmanager
def counted() -> Iterator[list[int]]:
    """Count the steps of SQLite's machine, roughly."""
    steps = [0]

    def count() -> int:
        steps[0] += STEP
        return 0

    connection.ensure_connection()
    connection.connection.set_progress_handler(count, STEP)
    try:
        yield steps
    finally:
        connection.connection.set_progress_handler(None, 0)


def measured(times: int) -> dict[str, int]:
    """Return the steps that each page takes on a site of so many times the size."""
    with transaction.atomic():
        out = StringIO()
        sizes = {"decks": DECKS * times, "players": PLAYERS * times, "games": GAMES * times}
        call_command("bench_fill", stdout=out, **sizes)
        viewer, other = (User.objects.create(username=name) for name in ("viewer", "other"))
        decks = list(Deck.objects.filter(sample=False)[:4])
        Deck.objects.filter(pk__in=[deck.pk for deck in decks]).update(owner=viewer)
        bench_fill.store_games([viewer, other], decks, 5, random.Random(1))
        refresh_statistics()
        found = steps_of_pages(signed_in(viewer), Deck.objects.get(pk=decks[0].pk))
        transaction.set_rollback(True)
    return found


def steps_of_pages(client: Client, deck: Deck) -> dict[str, int]:
    """Return the steps of each page, after a first look at it."""
    found = {}
    for route, where in addresses(deck):
        if any(part in route for part in KEPT + LOOKING) or client.get(where).status_code != 200:
            continue
        cache.clear()
        snapshot.forget()
        client.get(where)
        with counted() as steps:
            client.get(where)
        found[route] = steps[0]
    return found


# It fills two sites, which takes half a minute.
@pytest.mark.nightly
def test_no_page_reads_more_on_a_larger_site(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paging, "MOST_COUNTED", COUNTED)
    store_samples()

    small, large = measured(1), measured(LARGER)

    grown = {
        route: (steps, large[route])
        for route, steps in small.items()
        if large[route] > GROWTH * steps + SLACK
    }
    assert len(small) > 90
    assert not grown


def test_an_empty_database_is_not_measured() -> None:
    with pytest.raises(CommandError, match="bench_fill"):
        call_command("bench_routes")
