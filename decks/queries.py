"""What the deck pages read from the database."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from django.core.paginator import Page, Paginator
from django.db.models import OuterRef, QuerySet, Subquery
from django.http import Http404

from cards.legality.amendments import amendments
from cards.whole_numbers import whole_number
from decks.access import deck_to_read
from decks.legality.deck_legality import formats_today
from decks.models import Deck, DeckVersion
from decks.ownership import Visitor
from rules.construction import Format

DECKS_ON_A_PAGE = 24


@dataclass(frozen=True, slots=True)
class ShelfDeck:
    """A deck as the list shows it: its latest version and the formats it is legal in."""

    version: DeckVersion
    formats: Sequence[Format]

    @property
    def deck(self) -> Deck:
        """The deck itself."""
        return self.version.deck


def latest_versions(decks: QuerySet[Deck]) -> QuerySet[DeckVersion]:
    """Return the latest version of each of some decks, with its deck, samples last."""
    of_same_deck = DeckVersion.objects.filter(deck=OuterRef("deck")).order_by("-number")
    latest = DeckVersion.objects.filter(
        deck__in=decks, number=Subquery(of_same_deck.values("number")[:1])
    )
    return latest.select_related("deck", "deck__owner", "deck__pool").order_by(
        "deck__sample", "-deck__updated", "-deck__pk"
    )


def shelf_page(
    decks: QuerySet[Deck], number: str | None, day: date
) -> tuple[Page[DeckVersion], list[ShelfDeck]]:
    """Return a page of a list of decks, and what is shown of each on that day."""
    page = Paginator(latest_versions(decks), DECKS_ON_A_PAGE).get_page(number)
    entered = amendments()
    shown = [
        ShelfDeck(version, formats_today(version.deck, version.cards(), day, entered))
        for version in page.object_list
    ]
    return page, shown


def find_version(deck: Deck, number: str | None) -> DeckVersion | None:
    """Return a deck's version by its number, the latest without one.

    Return None if there is none.
    """
    if not number:
        return deck.versions.first()
    wanted = whole_number(number)
    return None if wanted is None else deck.versions.filter(number=wanted).first()


def version_or_404(deck: Deck, number: str | None) -> DeckVersion:
    """Return a deck's version by its number, the latest without one.

    Raise Http404 if there is none.
    """
    version = find_version(deck, number)
    if version is None:
        raise Http404("There is no such version of this deck.")
    return version


def version_to_read(visitor: Visitor, slug: str, number: str | None) -> DeckVersion:
    """Return a version of a deck that the visitor may read, the latest without a number.

    Http404 for a deck they may not read and for a version that doesn’t exist.
    """
    return version_or_404(deck_to_read(visitor, slug), number)
