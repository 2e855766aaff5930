"""What the tests of these pages share: the page's address, what it sends, what it shows."""

import re

from decks.building.drafts import draft_snapshot
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck

ARAGORN = starter("rotk-aragorn-starter").deck
EMPTY = TcgDeck(None, None, (), ())
KNIGHT, FRODO, THE_ONE_RING, SITE = "7_106", "7_317", "7_1", "7_330"
HX = {"HX-Request": "true"}
EVERY_POST = ("edit", "undo", "redo", "clear", "take", "paste", "save", "throw-away", "settings")


def page_of(deck):
    return f"/decks/{deck.slug}/build/"


def post(client, deck, act, said=(), *, htmx=True, revision=None):
    """Send what the page sends that sees the draft as it is."""
    sight = draft_snapshot(deck)
    fields = {
        "revision": sight.revision if revision is None else revision,
        "seen": sight.position,
        **dict(said),
    }
    return client.post(f"{page_of(deck)}{act}/", fields, headers=HX if htmx else {})


def put(client, deck, card, count, part="draw-deck", **kwargs):
    return post(client, deck, "edit", {"card": card, "zone": part, "set": count}, **kwargs)


def words_of(response):
    """Return what a reader sees of a page."""
    return " ".join(re.sub(r"<[^>]*>", " ", response.content.decode()).split())


def copies(deck):
    return dict(draft_snapshot(deck).cards.draw_deck)
