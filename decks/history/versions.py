"""The versions of a deck, page by page: what each changed, how large it is, whether it is legal."""

from dataclasses import dataclass
from datetime import date

from django.core.paginator import Page, Paginator

from cards.legality.amendments import amendments
from decks.access import listed_decks
from decks.contents.differences import differences
from decks.history.changes import Changes, describe_changes, size_words
from decks.legality.deck_legality import format_for
from decks.models import Deck, DeckVersion
from decks.ownership import Visitor
from rules.construction import Format, validate

VERSIONS_ON_A_PAGE = 20
VERSIONS_BESIDE_A_DECK = 5


@dataclass(frozen=True, slots=True)
class VersionEntry:
    """A version: what it changed (None for the first), its size, whether it is legal today.

    `legal` is None where the deck's game has no official format.
    """

    version: DeckVersion
    changes: Changes | None
    size: str
    legal: bool | None


@dataclass(frozen=True, slots=True)
class VersionsPage:
    """A page of a deck's versions, the latest first; `format` is the one they are judged in."""

    page: Page[DeckVersion]
    entries: tuple[VersionEntry, ...]
    format: Format | None


def versions_page(deck: Deck, number: str | None, day: date) -> VersionsPage:
    """Return a page of a deck's versions, judged on a day in the deck's own or likeliest format."""
    entered = amendments()
    versions = deck.versions.all()
    page = Paginator(versions, VERSIONS_ON_A_PAGE).get_page(number)
    # One more than the page shows: what its last version changed is shown from the one before.
    begin = max(page.start_index() - 1, 0)
    found = list(versions[begin : begin + VERSIONS_ON_A_PAGE + 1])
    latest = versions.first()
    format = format_for(deck, latest.cards(), day, entered) if latest is not None else None
    entries = []
    for place, version in enumerate(found[:VERSIONS_ON_A_PAGE]):
        cards = version.cards()
        before = found[place + 1] if place + 1 < len(found) else None
        changes = (
            describe_changes(differences(before.cards(), cards)) if before is not None else None
        )
        legal = (
            validate(cards, format, on=day, amendments=entered).legal
            if format is not None
            else None
        )
        entries.append(VersionEntry(version, changes, size_words(cards), legal))
    return VersionsPage(page, tuple(entries), format)


def find_origin(visitor: Visitor, deck: Deck) -> DeckVersion | None:
    """Return the version a deck was copied from, or None if there is none the visitor may find.

    The address of an unlisted deck is for those its owner gave it to, and may be another by now.
    """
    if deck.copied_from_id is None:
        return None
    of_listed = DeckVersion.objects.filter(deck__in=listed_decks(visitor))
    return of_listed.select_related("deck").filter(pk=deck.copied_from_id).first()
