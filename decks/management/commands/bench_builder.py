"""manage.py bench_builder: how long the server takes for what one does in the builder."""

import statistics
import time
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand
from django.db import transaction
from django.http.response import HttpResponseBase
from django.test import Client

from decks.building.drafts import draft_snapshot
from decks.contents.zones import DeckZone
from decks.domain import create_deck
from decks.models import Deck
from decks.ownership import BROWSER_KEY, Visitor
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck

CARD, PART = "7_106", DeckZone.DRAW_DECK
BROWSER = "bench"
HTMX = {"HX-Request": "true"}


class Command(BaseCommand):
    """Edit a deck of 80 cards through the pages, and print milliseconds of each kind of request.

    Nothing of it stays in the database.
    """

    help = (
        "Times the builder's requests on a deck of 80 cards, the server's part alone: an edit, "
        "undo, a search, the whole page. The database is left as it was."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the number of rounds."""
        parser.add_argument("--rounds", type=int, default=30, help="30 where it is left out")

    def handle(self, *args: Any, **options: Any) -> None:
        """Measure and print; all is rolled back."""
        with transaction.atomic():
            self._measure(max(1, options["rounds"]))
            transaction.set_rollback(True)

    def _measure(self, rounds: int) -> None:
        deck = create_deck("Bench", _eighty_cards(), maker=Visitor(browser=BROWSER))
        client = _client()
        build = f"{deck.get_absolute_url()}build/"
        requests: Mapping[str, Callable[[int], HttpResponseBase]] = {
            "an edit": lambda turn: _post(
                client, deck, "edit", card=CARD, zone=PART, set=str(1 + turn % 4)
            ),
            "undo": lambda _: _post(client, deck, "undo"),
            "a search": lambda _: client.get(build, {"q": "t:companion c:gondor"}, headers=HTMX),
            "the whole page": lambda _: client.get(build),
        }
        self.stdout.write(f"the builder's server time, {rounds} rounds: median, least, most")
        for name, request in requests.items():
            times = [_milliseconds(request, turn) for turn in range(rounds + 1)][1:]
            median = statistics.median(times)
            self.stdout.write(f"  {name:<15} {median:6.1f} {min(times):6.1f} {max(times):6.1f} ms")


def _eighty_cards() -> TcgDeck:
    """Return a starter with its first cards doubled until its draw deck has 80."""
    sold = starter("rotk-aragorn-starter").deck
    missing = 80 - sum(count for _, count in sold.draw_deck)
    first, *rest = sold.draw_deck
    return TcgDeck(sold.ring_bearer, sold.ring, sold.sites, ((first[0], first[1] + missing), *rest))


def _client() -> Client:
    client = Client(headers={"host": settings.ALLOWED_HOSTS[0]})
    session = client.session
    session[BROWSER_KEY] = BROWSER
    session.save()
    return client


def _post(client: Client, deck: Deck, what: str, **said: str) -> HttpResponseBase:
    said["revision"] = str(draft_snapshot(deck).revision)
    return client.post(f"{deck.get_absolute_url()}build/{what}/", said, headers=HTMX)


def _milliseconds(request: Callable[[int], HttpResponseBase], turn: int) -> float:
    start = time.perf_counter()
    response = request(turn)
    taken = 1000 * (time.perf_counter() - start)
    if response.status_code != 200:
        raise RuntimeError(f"the builder answered {response.status_code}")
    return taken
