"""manage.py bench_pages: what a request of each busy page costs in processor time and bytes."""

import itertools
import json
import statistics
import time
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.core.management.base import BaseCommand
from django.http.response import HttpResponseBase
from django.test import Client

from decks.contents.encoding import to_contents
from decks.legality.verdicts import recent_verdicts
from decks.samples import samples
from rules.construction.starters import starter

SAMPLE = "rotk-aragorn-starter"
QUERY = "t:companion c:gondor"
# These pages are asked of many decks in turn: asked of one alone, a cache of one would do.
DECKS_IN_TURN = 30
IN_TURN = ("deck page", "where page")


class Command(BaseCommand):
    """Ask for each page some times, as a browser that takes compressed answers, and print."""

    help = "Prints the processor time and the size of the busiest pages and API answers."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the number of rounds."""
        parser.add_argument("--rounds", type=int, default=20, help="20 where it is left out")

    def handle(self, *args: Any, **options: Any) -> None:
        """Measure and print."""
        # The way in checks the host and, behind HTTPS, redirects: neither is measured here.
        host = settings.ALLOWED_HOSTS[0]
        client = Client(headers={"host": host, "accept-encoding": "gzip"})
        body = json.dumps({"contents": to_contents(starter(SAMPLE).deck), "on": "2004-06-01"})

        def verdicts() -> HttpResponseBase:
            return client.post(
                "/api/v1/verdicts/", body, content_type="application/json", secure=True
            )

        def first_verdicts() -> HttpResponseBase:
            recent_verdicts.clear()
            return verdicts()

        turns = itertools.cycle(list(samples())[:DECKS_IN_TURN])
        requests: Mapping[str, Callable[[], HttpResponseBase]] = {
            "start": lambda: client.get("/", secure=True),
            "search": lambda: client.get("/cards/", {"q": QUERY}, secure=True),
            "deck page": lambda: client.get(f"/decks/{next(turns)}/", secure=True),
            "where page": lambda: client.get(f"/decks/{next(turns)}/where/", secure=True),
            "API search": lambda: client.get("/api/v1/cards/", {"q": QUERY}, secure=True),
            "API verdicts": verdicts,
            "first verdicts": first_verdicts,
        }
        self.stdout.write("processor time of a request (median, least) and bytes sent")
        for name, request in requests.items():
            in_turn = DECKS_IN_TURN if name in IN_TURN else 1
            times, response = _measured(request, max(1, options["rounds"]) * in_turn, in_turn)
            self.stdout.write(
                f"  {name:<14} {statistics.median(times):6.1f} {min(times):6.1f} ms"
                f" {len(response.content):9,} bytes"
            )


def _measured(
    request: Callable[[], HttpResponseBase], rounds: int, first: int
) -> tuple[list[float], Any]:
    times = []
    for _ in range(rounds + first):
        # Requests are counted against haste, and this is haste.
        cache.clear()
        begun = time.process_time()
        response = request()
        times.append(1000 * (time.process_time() - begun))
        if response.status_code != 200:
            raise SystemExit(f"the answer was {response.status_code}")
    # The first requests fill what a process keeps.
    return times[first:], response
