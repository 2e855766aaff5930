"""What decks and playtests say of a card, for the card's page: the catalogue knows neither."""

from typing import Any

from django import template
from django.urls import reverse
from django.utils.http import urlencode

from cards.search.index import Entry
from decks.suggestions.holding import decks_holding, public_decks_holding
from play.results.card_figures import card_figures

register = template.Library()

SHOWN_DECKS = 6


@register.inclusion_tag("play/card_in_play.html")
def card_in_play(entry: Entry) -> dict[str, Any]:
    """Show public decks that hold a card, and how decks with it fared in public playtests."""
    return {
        "count": decks_holding(entry),
        "decks": public_decks_holding(entry, SHOWN_DECKS),
        "all_decks": f"{reverse('decks:public')}?{urlencode({'q': entry.title})}",
        "figures": card_figures(entry.game, entry.ids),
    }
