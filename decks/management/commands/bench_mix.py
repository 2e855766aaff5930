"""manage.py bench_mix: what a request costs in the mix of a busy hour, in processor time."""

import gc
import gzip
import json
import random
import re
import time
from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.core.management.base import BaseCommand
from django.db import transaction
from django.test import Client

from decks.contents.encoding import to_contents
from decks.samples import samples
from rules.construction.starters import starter

# How many of a hundred requests each is: half are searches.
SHARES = {"search": 50, "deck": 20, "edit": 20, "verdict": 10}
SEARCHES = (
    "t:companion c:gondor cost<=2", "aragorn", "c:moria t:minion", "strength>=10",
    "legal:king-block t:possession", "gandalf", "t:ally c:elven", "does:wound c:dwarven",
    "set:7 c:rohan", "boromir", "cost>4 or vitality>3", "t:hero", "c:sauron -t:minion", "k:archer",
)  # fmt: skip
# More decks are read in turn than a cache of a dozen could hold.
DECKS_IN_TURN = 30
JUDGED = "rotk-aragorn-starter"
EDITED = ("7_80", "7_81", "7_83", "7_90", "7_138", "7_319", "7_323", "7_364", "8_1", "10_2")
_REVISION = re.compile(r'name="revision" value="(\d+)"')


class Command(BaseCommand):
    """Play visitors who search, read decks, build and judge; what they save is taken back."""

    help = "Prints the processor time of a request in a mix of searches, decks, edits and verdicts."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the number of requests."""
        parser.add_argument("--requests", type=int, default=400, help="400 where it is left out")

    def handle(self, *args: Any, **options: Any) -> None:
        """Measure and print."""
        # The web server freezes what it loads too: else all cards are searched for garbage.
        gc.collect()
        gc.freeze()
        with transaction.atomic():
            visitor = Visitor()
            for kind in SHARES:
                # The first requests fill what a process keeps.
                for _ in range(DECKS_IN_TURN):
                    visitor.send(kind)
            self.stdout.write("processor time of a request")
            mix = 0.0
            for kind, share in SHARES.items():
                requests = max(1, options["requests"] * share // 100)
                begun = time.process_time()
                for _ in range(requests):
                    visitor.send(kind)
                each = 1000 * (time.process_time() - begun) / requests
                mix += each * share / 100
                self.stdout.write(f"  {kind:<8} {each:6.1f} ms")
            self.stdout.write(f"  {'mix':<8} {mix:6.1f} ms")
            transaction.set_rollback(True)


class Visitor:
    """A browser that builds a deck of its own beside all else it asks for."""

    def __init__(self) -> None:
        # The way in checks the host and, behind HTTPS, redirects: neither is measured here.
        host = settings.ALLOWED_HOSTS[0]
        self._client = Client(headers={"host": host, "accept-encoding": "gzip"})
        self._random = random.Random(1)
        self._decks = list(samples())[:DECKS_IN_TURN]
        self._deck_requests = 0
        self._verdict = json.dumps(
            {"contents": to_contents(starter(JUDGED).deck), "formats": ["king-block"]}
        )
        form = {"game": "tcg", "tcg-format": "king-block", "tcg-name": "Measured"}
        begun = self._client.post("/decks/build/", form, secure=True)
        slug = begun.headers["Location"].replace("build/", "")
        self._builder = f"{slug}build/"
        page = self._text(self._client.get(self._builder, secure=True))
        self._revision = _REVISION.findall(page)[0]
        self._edits = 0

    def send(self, kind: str) -> None:
        """Send a request of a kind; SystemExit if it isn't answered as it should be."""
        # Requests are counted against haste, and this is haste.
        cache.clear()
        status = getattr(self, f"_{kind}_status")()
        if status != 200:
            raise SystemExit(f"{kind}: the answer was {status}")

    def _search_status(self) -> int:
        asked = {"q": self._random.choice(SEARCHES)}
        return self._client.get("/cards/", asked, secure=True).status_code

    def _deck_status(self) -> int:
        slug = self._decks[self._deck_requests % len(self._decks)]
        self._deck_requests += 1
        return self._client.get(f"/decks/{slug}/", secure=True).status_code

    def _verdict_status(self) -> int:
        return self._client.post(
            "/api/v1/verdicts/", self._verdict, content_type="application/json", secure=True
        ).status_code

    def _edit_status(self) -> int:
        """Add a copy of each card, then take one of each out again."""
        turn, place = divmod(self._edits, len(EDITED))
        self._edits += 1
        edit = {
            "card": EDITED[place],
            "by": "-1" if turn % 2 else "1",
            "zone": "draw-deck",
            "revision": self._revision,
        }
        answer = self._client.post(
            f"{self._builder}edit/", edit, secure=True, headers={"hx-request": "true"}
        )
        found = _REVISION.findall(self._text(answer))
        self._revision = found[0] if found else self._revision
        return answer.status_code

    def _text(self, answer: Any) -> str:
        packed = answer.headers.get("Content-Encoding") == "gzip"
        content: bytes = gzip.decompress(answer.content) if packed else answer.content
        return content.decode()
