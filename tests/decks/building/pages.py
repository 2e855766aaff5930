"""What the tests of these pages share: the page's address, what it sends, what it shows."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from django.test import Client

from decks.building.drafts import draft_snapshot
from decks.models import Deck
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.responses import Response

ARAGORN = starter("rotk-aragorn-starter").deck
EMPTY = TcgDeck(None, None, (), ())
KNIGHT, FRODO, THE_ONE_RING, SITE = "7_106", "7_317", "7_1", "7_330"
HX = {"HX-Request": "true"}
EVERY_POST = (
    *("edit", "undo", "redo", "clear", "fix", "take", "paste", "save", "throw-away", "settings"),
)


def page_of(deck: Deck) -> str:
    return f"/decks/{deck.slug}/build/"


def post(
    client: Client,
    deck: Deck,
    act: str,
    said: Mapping[str, object] | Iterable[tuple[str, object]] = (),
    *,
    htmx: bool = True,
    revision: int | str | None = None,
) -> Response:
    """Send what the page sends that sees the draft as it is."""
    sight = draft_snapshot(deck)
    fields = {
        "revision": sight.revision if revision is None else revision,
        "seen": sight.position,
        **dict(said),
    }
    return client.post(f"{page_of(deck)}{act}/", fields, headers=HX if htmx else {})


def put(
    client: Client,
    deck: Deck,
    card: str,
    count: int,
    part: str = "draw-deck",
    **sending: Any,
) -> Response:
    return post(client, deck, "edit", {"card": card, "zone": part, "set": count}, **sending)


def words_of(response: Response) -> str:
    """Return what a reader sees of a page."""
    return " ".join(re.sub(r"<[^>]*>", " ", response.content.decode()).split())


def copies(deck: Deck) -> dict[str, int]:
    cards = draft_snapshot(deck).cards
    assert isinstance(cards, TcgDeck)
    return dict(cards.draw_deck)
