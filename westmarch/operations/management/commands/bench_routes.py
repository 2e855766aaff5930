"""manage.py bench_routes: what a GET of every address of the site costs, with a full database."""

import gc
import json
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

from django.conf import settings
from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

from decks.models import Deck
from westmarch.api.throttles import SharedRateThrottle

# What stands for the parameters of an address; `slug` depends on what it is the slug of.
VALUES: Mapping[str, str] = {
    "game": "tcg",
    "card_id": "1_40",
    "code": "1",
    "number": "1",
    "kind": "text",
}
FORMAT = "fellowship-block"
# Addresses that only a parameter makes slow; {name} is whose page it is, {deck} one of their decks.
SEARCHES = (
    "/decks/public/?q=gandalf",
    "/decks/public/?order=liked",
    "/decks/public/?page=20",
    "/decks/public/?author={name}",
    "/decks/public/?tag=swarm&order=liked",
    f"/decks/public/?format={FORMAT}",
    f"/decks/most-played/?game=tcg&format={FORMAT}&belongs=gondor",
    "/cards/?q=gondor+companion",
    "/api/v1/decks/?q=gandalf",
    "/tables/finished/?order=closest",
    "/tables/finished/?order=longest",
    "/tables/finished/?page=25",
    f"/tables/finished/?format={FORMAT}",
    "/tables/finished/?player={name}",
    "/tables/finished/?deck={deck}",
)
# What makes an account, or leads out of the site.
LEFT_OUT = ("admin/", "account/export/", "metrics")


class Command(BaseCommand):
    """Ask for each address as a player who owns public decks, and print what is dear."""

    help = "Prints the processor time of a GET of every address, beside those of another version."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the rounds and the files."""
        parser.add_argument("--rounds", type=int, default=5, help="5 where it is left out")
        parser.add_argument("--only", default="", help="addresses that contain this")
        parser.add_argument("--write", type=Path, help="a JSON file for the figures")
        parser.add_argument("--compare", type=Path, help="such a file of another version")

    def handle(self, *args: Any, **options: Any) -> None:
        """Measure, print and write."""
        deck = Deck.objects.filter(sample=False).order_by("pk").first()
        if deck is None:
            raise CommandError("There are no decks. Fill the database with bench_fill first.")
        # Requests are counted against haste, and this is haste.
        settings.MIDDLEWARE = [name for name in settings.MIDDLEWARE if "request_cost" not in name]
        SharedRateThrottle.allow_request = lambda *_: True  # type: ignore[method-assign]
        host = settings.ALLOWED_HOSTS[0]
        client = Client(headers={"host": host, "accept-encoding": "gzip"})
        client.force_login(User.objects.get(decks=deck))
        other = json.loads(options["compare"].read_text()) if options["compare"] else {}
        found: dict[str, tuple[float, float]] = {}
        for route, where in addresses(deck):
            if options["only"] not in where:
                continue
            measured = _measured(client, where, options["rounds"])
            if measured is None:
                continue
            found[route] = measured
            least, first = measured
            before = other.get(route)
            more = f"{least - before[0]:+8.1f} {first - before[1]:+9.1f}" if before else ""
            self.stdout.write(f"{least:8.1f} ms, first {first:8.1f} {more}  {route}")
        if options["write"]:
            options["write"].write_text(json.dumps(found, indent=1))


def addresses(deck: Deck) -> Iterator[tuple[str, str]]:
    """Return each route with an address of it, where its parameters are known here."""
    for route in _routes(get_resolver().url_patterns, ""):
        if route.startswith(LEFT_OUT):
            continue
        where = _filled(route, deck)
        if "<" not in where and "(" not in where:
            yield route, f"/{where}"
    owner = deck.owner.get_username() if deck.owner else ""
    for where in SEARCHES:
        yield where, where.format(name=owner, deck=quote(deck.name))


def _routes(patterns: Any, before: str) -> Iterator[str]:
    for pattern in patterns:
        route = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from _routes(pattern.url_patterns, route)
        elif isinstance(pattern, URLPattern):
            yield route


def _filled(route: str, deck: Deck) -> str:
    owner = deck.owner.get_username() if deck.owner else ""
    values = {**VALUES, "slug": FORMAT if "formats/" in route else deck.slug, "name": owner}
    for name, value in values.items():
        for converter in ("slug", "str", "int"):
            route = route.replace(f"<{converter}:{name}>", value)
    return route.lstrip("^").rstrip("$")


def _measured(client: Client, where: str, rounds: int) -> tuple[float, float] | None:
    """Return the least and the first processor time of a GET in ms; None without an answer.

    The least, because whatever else the machine does only adds to it.
    """
    times = []
    for turn in range(rounds + 1):
        if turn == 1:
            # As in the web server, what stays is not searched for garbage.
            gc.collect()
            gc.freeze()
        begun = time.process_time()
        status = client.get(where, secure=True).status_code
        times.append(1000 * (time.process_time() - begun))
        if status not in (200, 302):
            return None
    return min(times[1:]), times[0]
