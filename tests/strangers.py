"""Everybody who tries the doors of the site, and what they try to get at."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from django.apps import apps
from django.conf import settings
from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import connection
from django.test import Client
from django.utils import timezone

from decks.contents.encoding import to_contents
from decks.domain import save_version
from decks.models import Deck, Visibility
from decks.ownership import Visitor
from play.faces.tcg.labels import EDITIONS
from play.models import Playtest, PlaytestDeck, Table
from play.queue.execution import play_chunk
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.play.tables.small_tables import sit_down, tcg_request
from tests.responses import Response
from tests.samples import store_samples
from tests.visitors import deck_of, in_browser, kept_deck, player, signed_in

ARAGORN = starter("rotk-aragorn-starter").deck
EMPTY = TcgDeck(None, None, (), ())
SECRET = "Plan that nobody may know"
# The decks that no list shows to others.
HIDDEN = ("private", "unlisted", "browser-private", "browser-unlisted")


@dataclass
class Cast:
    """Everybody who tries, and what they try to get at."""

    owner: User
    visitors: Mapping[str, Client]
    decks: Mapping[str, Deck]

    @property
    def strangers(self) -> dict[str, Client]:
        """Everybody but the owner of the account's decks."""
        return {name: client for name, client in self.visitors.items() if name != "owner"}


class Stored(NamedTuple):
    """The decks of the cast and the sessions of its browsers, by their names in the tests."""

    decks: dict[str, int]
    sessions: dict[str, str]

    @classmethod
    def new(cls) -> Self:
        """Store everybody and what is theirs."""
        return cls(populate(), known_browsers())


def populate() -> dict[str, int]:
    """Store an owner with a deck of each visibility, a browser that keeps two, and strangers.

    Return the decks by what they are in the tests.
    """
    store_samples()
    owner, staff = player("frodo"), player("gandalf")
    player("sam")
    User.objects.filter(pk=staff.pk).update(is_staff=True)
    decks = {
        str(visibility): deck_of(owner, f"{SECRET} {visibility}", ARAGORN, visibility)
        for visibility in Visibility
    }
    decks["browser-private"] = kept_deck(f"{SECRET} kept", ARAGORN)
    decks["browser-unlisted"] = kept_deck(f"{SECRET} kept, unlisted", ARAGORN)
    Deck.objects.filter(pk=decks["browser-unlisted"].pk).update(visibility=Visibility.UNLISTED)
    for deck in decks.values():
        save_version(deck, EMPTY)
        save_version(deck, ARAGORN)
    decks["sample"] = Deck.objects.get(slug="rotk-aragorn-starter")
    return {name: deck.pk for name, deck in decks.items()}


def gathered(known: Stored) -> Cast:
    """Return those who were stored, each with the browser in which they are known."""
    cache.clear()
    stored = Deck.objects.in_bulk(known.decks.values())
    return Cast(
        User.objects.get(username="frodo"),
        {name: _browser(session) for name, session in known.sessions.items()},
        {name: stored[key] for name, key in known.decks.items()},
    )


def known_browsers() -> dict[str, str]:
    """Store a session for everybody, and return its key; strangers without one have none."""
    users = {user.username: user for user in User.objects.all()}
    clients = {
        "owner": signed_in(users["frodo"]),
        "keeper": in_browser(Client()),
        "another": signed_in(users["sam"]),
        "another browser": in_browser(Client(), "another-browser"),
        "staff": signed_in(users["gandalf"]),
    }
    return {name: session_key(client) for name, client in clients.items()} | {"nobody": ""}


def session_key(client: Client) -> str:
    """Return the key of the session that a client has."""
    return str(client.cookies[settings.SESSION_COOKIE_NAME].value)


def _browser(session: str) -> Client:
    client = Client()
    if session:
        client.cookies[settings.SESSION_COOKIE_NAME] = session
    return client


def is_own(visitor: str, deck: str) -> bool:
    """Whether a deck of the cast is the visitor's."""
    return (visitor == "owner" and deck in set(Visibility)) or (
        visitor == "keeper" and deck.startswith("browser")
    )


def readable(visitor: str, deck: str) -> bool:
    """Whether a visitor of the cast may read a deck."""
    return is_own(visitor, deck) or deck not in ("private", "browser-private")


def is_tried(visitor: str, deck: str) -> bool:
    """Whether a visitor tries to read a deck: all try where they may not, two where they may.

    What is refused costs little; whole pages for everybody would take a minute.
    """
    return not readable(visitor, deck) or visitor in ("another", "nobody")


def send(client: Client, method: str, where: str, what: Any, **headers: str) -> Response:
    """Send a form, or to the API a document."""
    if method == "GET":
        return client.get(where, what, headers=headers)
    if where.startswith("/api/"):
        return client.generic(
            method, where, json.dumps(what), content_type="application/json", headers=headers
        )
    if method == "POST":
        return client.post(where, what, headers=headers)
    return client.generic(method, where, headers=headers)


def everything() -> dict[str, list[dict[str, Any]]]:
    """Return every row of what people own, as the database has it: models would take ten times."""
    labels = ("decks", "play", "auth", "knox")
    return {
        model._meta.label: rows(model._meta.db_table)
        for label in labels
        for model in apps.get_app_config(label).get_models(include_auto_created=True)
    }


def rows(table: str) -> list[dict[str, Any]]:
    """Return the rows of a table, column by column."""
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM {table} ORDER BY 1")  # noqa: S608 - a table of our own
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def playtest_of(*decks: Deck, **whose: Any) -> Playtest:
    """Return a playtest of an account or a browser that has not begun.

    Its two decks are the sample unless others are given.
    """
    sample = Deck.objects.filter(sample=True, game="tcg")[0]
    playtest = Playtest.objects.create(
        games=1, seed=1, format="king-block", edition=next(iter(EDITIONS)), **whose
    )
    for place, deck in enumerate((*decks, sample, sample)[:2]):
        PlaytestDeck.objects.create(
            playtest=playtest,
            place=place,
            version=deck.versions.first(),
            name="Starter",
            contents=to_contents(ARAGORN),
            player="random",
        )
    return playtest


def played_playtest_of(*decks: Deck, **whose: Any) -> Playtest:
    """Return a playtest whose one game is played and stored."""
    playtest = playtest_of(*decks, **whose)
    Playtest.objects.filter(pk=playtest.pk).update(
        chunk_games=1,
        started=timezone.now(),
        **playtest.current_fingerprints(),
    )
    play_chunk(playtest.pk, 0, send=lambda _: None)
    playtest.refresh_from_db()
    assert playtest.finished
    return playtest


def table_of(**whose: Any) -> Table:
    """Return a table at which an account or a browser has the first seat, a computer the other."""
    visitor = Visitor(whose.get("owner"), whose.get("browser", ""))
    return sit_down(tcg_request(), visitor)


def kept_browser(cast: Cast) -> str:
    """Return the key of the browser that keeps decks."""
    browser = cast.decks["browser-private"].browser
    assert browser
    return browser
