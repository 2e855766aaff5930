"""The page that leads from a card to decks: those of the visitor, and public ones that have it.

It is about a card, but leads to decks, of which the app `cards` knows nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import QuerySet
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.http import require_safe

from cards.queries import find_card
from decks.access import own_decks
from decks.building.drafts import draft_snapshot
from decks.contents.allowed_zones import allowed_zones
from decks.contents.zones import DeckZone
from decks.history.deck_choices import seen_slugs
from decks.models import Deck
from decks.ownership import SiteRequest
from decks.suggestions.holding import public_decks_holding

MOST_DECKS = 30
MOST_PUBLIC_DECKS = 20


@require_safe
def card_decks(request: SiteRequest, game: str, card_id: str) -> HttpResponse:
    """Show the visitor's decks of the card's game, each opening with the card found."""
    entry = find_card(game, card_id)
    if entry is None:
        raise Http404("There is no such card.")
    named = entry.name.replace('"', "")
    found = urlencode({"q": f'"{named}"'})
    own = own_decks(request.visitor).filter(game=entry.game)
    decks = list(own[:MOST_DECKS])
    context = {
        "entry": entry,
        "open": _open_deck(own, seen_slugs(request), entry.id),
        "decks": [(deck, _builder(deck, found)) for deck in decks],
        "playing": public_decks_holding(entry, MOST_PUBLIC_DECKS),
        "public": f"{reverse('decks:public')}?{urlencode({'q': entry.title})}",
    }
    return render(request, "cards/decks.html", context)


@dataclass(frozen=True, slots=True)
class OpenDeck:
    """The deck that the visitor looked at last, and what adding a copy of the card sends."""

    deck: Deck
    zone: DeckZone
    revision: int


def _open_deck(own: QuerySet[Deck], seen: Sequence[str], card: str) -> OpenDeck | None:
    """Return the visitor's own deck that they looked at last; None for a card of no deck."""
    zones = allowed_zones(card)
    found = {deck.slug: deck for deck in own.filter(slug__in=seen)} if seen and zones else {}
    deck = next((found[slug] for slug in seen if slug in found), None)
    if deck is None:
        return None
    return OpenDeck(deck, zones[0], draft_snapshot(deck).revision)


def _builder(deck: Deck, query: str) -> str:
    return f"{reverse('decks:build', args=[deck.slug])}?{query}"
