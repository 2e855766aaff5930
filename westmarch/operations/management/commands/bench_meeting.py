"""manage.py bench_meeting: what the pages cost on which people meet, in processor time."""

import statistics
import time
from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError
from django.test import Client

from play.models import Seat
from westmarch.middleware import request_cost


class Command(BaseCommand):
    """Ask for each page some times as a player and print; `bench_fill` fills the database."""

    help = "Prints the processor time of pages of players, games and public decks."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the number of rounds."""
        parser.add_argument("--rounds", type=int, default=15, help="15 if left out")

    def handle(self, *args: Any, **options: Any) -> None:
        """Measure and print; CommandError for an empty database."""
        seat = Seat.objects.filter(owner__isnull=False).select_related("owner", "version__deck")
        played = seat.last()
        if played is None or played.owner is None or played.version is None:
            raise CommandError("There are no games. Fill the database with bench_fill first.")
        request_cost.CHEAP = 1_000_000
        client = Client(headers={"host": settings.ALLOWED_HOSTS[0]})
        client.force_login(User.objects.get(pk=played.owner.pk))
        name, deck = played.owner.username, played.version.deck
        pages = {
            "start": "/",
            "replays": "/tables/finished/",
            "closest replays": "/tables/finished/?order=closest",
            "replays, page 900": "/tables/finished/?page=900",
            "replays of a format": f"/tables/finished/?format={deck.format}",
            "replays of a player": f"/tables/finished/?player={name}",
            "replays of a deck": "/tables/finished/?deck=" + deck.name.replace(" ", "+"),
            "player": f"/players/{name}/",
            "player's games": f"/players/{name}/games/",
            "quest log": f"/players/{name}/quests/",
            "public decks": "/decks/public/",
            "most liked": "/decks/public/?order=liked",
            "decks by author": f"/decks/public/?author={name}",
            "own decks": "/decks/",
            "verdict badge": f"/decks/{deck.slug}/verdict.svg",
        }
        self.stdout.write("processor time of a request (median, most)")
        for what, address in pages.items():
            times = [_cost(client, address) for _ in range(max(1, options["rounds"]) + 1)][1:]
            self.stdout.write(f"  {what:<20} {statistics.median(times):7.1f} {max(times):7.1f} ms")


def _cost(client: Client, address: str) -> float:
    """Return the milliseconds of processor time that a page takes."""
    begun = time.thread_time()
    answer = client.get(address, secure=True)
    assert answer.status_code == 200, (address, answer.status_code)
    return 1000 * (time.thread_time() - begun)
