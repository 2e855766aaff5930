"""Public decks that hold a card."""

from django.db.models import QuerySet

from cards.search.index import Entry
from decks.models import Deck
from decks.sharing.public_search import public_decks
from decks.suggestions.company import company


def decks_holding(entry: Entry) -> int:
    """Return how many of the public decks that were read hold a card."""
    return len(_slugs(entry))


def public_decks_holding(entry: Entry, at_most: int) -> QuerySet[Deck]:
    """Return public decks that hold a card, those changed last first."""
    # Decks may have been hidden since they were read.
    found = public_decks().filter(slug__in=list(_slugs(entry))[:at_most])
    return found.select_related("owner").order_by("-updated")


def _slugs(entry: Entry) -> dict[str, None]:
    holding = company(entry.game).holding
    return dict.fromkeys(slug for card_id in entry.ids for slug in holding.get(card_id, ()))
