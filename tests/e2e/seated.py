"""Sits down at tables in positions of many kinds; run in the environment of an installation.

Takes how many games are played of each kind, 0 for four games in all. Prints JSON: the address and
the kind of each table, and the session of who sits there.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence

import django

django.setup()

from django.conf import settings  # noqa: E402 - needs Django
from django.contrib.auth.models import User  # noqa: E402
from django.test import Client  # noqa: E402

from decks.ownership import Visitor  # noqa: E402
from play.requests.table import SeatRequest, TableRequest  # noqa: E402
from play.tables.quota import MAX_OPEN  # noqa: E402
from rules.construction import load_format  # noqa: E402
from tests.play.tables.positions import Position, find_positions, sit_down_at  # noqa: E402
from tests.play.tables.small_tables import (  # noqa: E402
    DAY,
    computer,
    lcg_entrant,
    lcg_request,
    mine,
    tcg_entrant,
)

# Formats with two starter decks each that differ in looks: minions, allies, attachments.
PAIRS = (
    ("king-block", "rotk-aragorn-starter", "rotk-eomer-starter"),
    ("fellowship-block", "fotr-gandalf-starter", "fotr-aragorn-starter"),
    ("towers-standard", "ttt-theoden-starter", "ttt-aragorn-starter"),
    ("war-of-the-ring-block", "sh-gandalf-starter", "sh-legolas-starter"),
    ("hunters-block", "hu-mauhur-starter", "hu-aragorn-starter"),
)
SCENARIOS = (
    "passage-through-mirkwood",
    "journey-down-the-anduin",
    "escape-from-dol-guldur",
)
SPHERES = ("leadership", "spirit", "tactics", "lore")


def few_requests() -> Iterator[TableRequest]:
    """Return four games: of the TCG with two and four seats, of the LCG with two and three."""
    slug, first, second = PAIRS[0]
    yield _tcg_request(slug, [first, second], 0)
    yield _tcg_request(slug, [first, second, first, second], 0)
    yield lcg_request(*_hands(2), seed=0)
    yield lcg_request(*_hands(3), seed=0)


def many_requests(games: int) -> Iterator[TableRequest]:
    """Return so many games of each kind."""
    for seed in range(games):
        for slug, first, second in PAIRS:
            yield _tcg_request(slug, [first, second], seed)
        slug, first, second = PAIRS[seed % len(PAIRS)]
        yield _tcg_request(slug, [first, second, first], seed)
        yield _tcg_request(slug, [first, second, first, second], seed)
        for scenario in SCENARIOS:
            for count in (1, 2, 3, 4):
                yield lcg_request(*_hands(count), seed=seed, scenario=scenario)


def _tcg_request(slug: str, decks: Sequence[str], seed: int) -> TableRequest:
    """Return a game in which the first deck is mine."""
    first, *others = decks
    seats = [mine(tcg_entrant(first)), *(computer(tcg_entrant(deck, "quick")) for deck in others)]
    return TableRequest(tuple(seats), seed, load_format(slug), DAY)


def _hands(count: int) -> list[SeatRequest]:
    """Return further decks: of two both are mine, of four the others are the computer's."""
    spheres = SPHERES[1:count]
    if count == 2:
        return [mine(lcg_entrant(sphere)) for sphere in spheres]
    return [computer(lcg_entrant(sphere, "quick")) for sphere in spheres]


def seat(requests: Iterable[TableRequest]) -> list[dict[str, str]]:
    """Sit down at a position of each kind in each game, and return where they are."""
    found: list[Position] = []
    scout = Visitor(User.objects.create_user("scout"))
    for request in requests:
        found += find_positions(request, scout)
    return [_seated(place, position) for place, position in enumerate(found)]


_visitors: dict[int, tuple[Visitor, str]] = {}


def _seated(place: int, position: Position) -> dict[str, str]:
    # One account has room for so many games.
    number = place // (MAX_OPEN - 1)
    if number not in _visitors:
        user = User.objects.create_user(f"seated{number}")
        client = Client()
        client.force_login(user)
        _visitors[number] = (Visitor(user), client.cookies[settings.SESSION_COOKIE_NAME].value)
    visitor, session = _visitors[number]
    table = sit_down_at(position, visitor)
    kind = f"{table.game} {len(position.request.seats)} seats, {position.kind}"
    address = f"{table.get_absolute_url()}?seat={table.to_choose}"
    return {"address": address, "kind": kind, "session": session}


if __name__ == "__main__":
    games = int(sys.argv[1])
    print(json.dumps(seat(many_requests(games) if games else few_requests())))
