"""The decks that a player may lock for an event."""

from dataclasses import dataclass

from django.db.models import QuerySet
from django.utils.timezone import localdate

from decks.legality.verdicts import is_legal_in
from decks.models import Deck
from decks.ownership import Visitor, owned_by
from play.models import Event, EventEntry
from rules.construction import Format, load_format

# Of somebody who has more decks, those that changed last are judged.
MOST_JUDGED = 100


@dataclass(frozen=True, slots=True)
class DeckChoices:
    """The visitor's own decks that fit, and sample decks that do."""

    own: tuple[Deck, ...]
    samples: tuple[Deck, ...]


def deck_choices(event: Event, entry: EventEntry, visitor: Visitor) -> DeckChoices:
    """Return the decks of the visitor's pool, or all that are legal in the event's format today."""
    own = Deck.objects.filter(owned_by(visitor), game="tcg", sample=False).order_by("-updated")
    if event.limited_event:
        of_pool = own.filter(pool=entry.pool_id) if entry.pool_id else own.none()
        return DeckChoices(tuple(of_pool), ())
    format = load_format(event.format)
    samples = Deck.objects.filter(game="tcg", sample=True).order_by("name")
    return DeckChoices(_legal(own[:MOST_JUDGED], format), _legal(samples, format))


def _legal(decks: QuerySet[Deck], format: Format) -> tuple[Deck, ...]:
    """Return those decks whose latest version is legal in a format today."""
    today = localdate()
    found = ((deck, deck.versions.first()) for deck in decks.prefetch_related("versions"))
    return tuple(
        deck
        for deck, version in found
        if version is not None and is_legal_in(version.cards(), format, today)
    )
