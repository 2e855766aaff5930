"""The page that leads from a card to decks: those of the visitor, and public ones that have it.

It is about a card, but leads to decks, of which the app `cards` knows nothing.
"""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.http import require_safe

from cards.queries import find_card
from decks.access import own_decks
from decks.models import Deck
from decks.ownership import get_visitor
from decks.suggestions.holding import public_decks_holding

MOST_DECKS = 30
MOST_PUBLIC_DECKS = 20


@require_safe
def card_decks(request: HttpRequest, game: str, card_id: str) -> HttpResponse:
    """Show the visitor's decks of the card's game, each opening with the card found."""
    entry = find_card(game, card_id)
    if entry is None:
        raise Http404("There is no such card.")
    named = entry.name.replace('"', "")
    found = urlencode({"q": f'"{named}"'})
    decks = own_decks(get_visitor(request)).filter(game=entry.game)[:MOST_DECKS]
    context = {
        "entry": entry,
        "decks": [(deck, _builder(deck, found)) for deck in decks],
        "playing": public_decks_holding(entry, MOST_PUBLIC_DECKS),
        "public": f"{reverse('decks:public')}?{urlencode({'q': entry.title})}",
    }
    return render(request, "cards/decks.html", context)


def _builder(deck: Deck, query: str) -> str:
    return f"{reverse('decks:build', args=[deck.slug])}?{query}"
