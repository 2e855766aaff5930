"""What the deck pages read from the database."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from django.core.cache import cache
from django.core.paginator import Page, Paginator
from django.db.models import OuterRef, QuerySet, Subquery
from django.http import Http404

from cards.legality.amendments import amendments
from cards.whole_numbers import whole_number
from decks.access import deck_to_read
from decks.contents.belonging import Belonging, belongings
from decks.legality.deck_legality import own_format
from decks.legality.verdicts import official_formats
from decks.models import Deck, DeckVersion
from decks.ownership import Visitor
from rules.construction import Amendments, Format, load_format

DECKS_ON_A_PAGE = 24
# What a list shows of a version is remembered until the next day changes the verdicts.
SECONDS_KEPT = 24 * 3600
# The key of a version and when it was saved: its cards never change.
Saved = tuple[int, datetime]


@dataclass(frozen=True, slots=True)
class ShelfDeck:
    """A deck as the list shows it: its latest version and the formats it is legal in."""

    version: DeckVersion
    formats: Sequence[Format]

    @property
    def deck(self) -> Deck:
        """The deck itself."""
        return self.version.deck


@dataclass(frozen=True, slots=True)
class Glance:
    """What a list shows of the cards of a deck: the formats it fits, its cultures or spheres."""

    formats: tuple[Format, ...]
    shares: tuple[Belonging, ...]


def latest_saved(decks: Iterable[int]) -> dict[int, Saved]:
    """Return the latest version of each of some decks, by the decks' keys."""
    numbers = DeckVersion.objects.filter(deck__in=list(decks)).order_by("deck", "number")
    return {
        deck: (version, created)
        for deck, version, created in numbers.values_list("deck", "pk", "created")
    }


def glances(saved: Iterable[Saved], day: date, entered: Amendments) -> dict[int, Glance]:
    """Return what a list shows of versions on a day, by the keys of their decks.

    Reading and judging a deck takes a hundred times as long as showing it.
    """
    wanted = {_key(version, day, entered): version for version in saved}
    found = cache.get_many(wanted)
    missing = {version[0]: key for key, version in wanted.items() if key not in found}
    if missing:
        read = DeckVersion.objects.filter(pk__in=missing).select_related("deck")
        fresh = {
            missing[version.pk]: _glance(version, day, entered)
            for version in read.defer("deck__notes")
        }
        cache.set_many(fresh, SECONDS_KEPT)
        found |= fresh
    return {
        deck: Glance(tuple(map(load_format, formats)), shares)
        for deck, formats, shares in found.values()
    }


def _glance(
    version: DeckVersion, day: date, entered: Amendments
) -> tuple[int, tuple[str, ...], tuple[Belonging, ...]]:
    cards = version.cards()
    formats = official_formats(cards, day, entered)
    return version.deck_id, tuple(format.slug for format in formats), belongings(cards)


def _key(saved: Saved, day: date, entered: Amendments) -> str:
    return f"glance-{saved[0]}-{saved[1].timestamp()}-{day}-{hash(entered)}"


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
    entered = amendments()
    page = Paginator(latest_versions(decks).defer("contents"), DECKS_ON_A_PAGE).get_page(number)
    versions = list(page.object_list)
    seen = glances([(version.pk, version.created) for version in versions], day, entered)
    return page, [
        ShelfDeck(version, _own_formats(version, day, entered) + seen[version.deck_id].formats)
        for version in versions
    ]


def _own_formats(version: DeckVersion, day: date, entered: Amendments) -> tuple[Format, ...]:
    """Return the format of a deck's pool, if it has one and is legal in it."""
    if version.deck.pool_id is None:
        return ()
    return own_format(version.deck, version.cards(), day, entered)


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
