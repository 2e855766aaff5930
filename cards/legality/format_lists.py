"""The X-list and the R-list of a format on a day, as a page shows them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from cards.legality.amendments import to_list_entry
from cards.legality.citations import (
    DOUBTS,
    OTHER_TEXTS,
    listing_since_words,
    since_words,
    source_words,
)
from cards.models import ListEntry
from cards.search.index import Entry, index
from rules.construction import Amendments, Format
from rules.construction import amendments as rules
from rules.construction.amendments import ListingKind
from rules.construction.listings import Listing, listings
from rules.tcg.facts.sets import SETS


@dataclass(frozen=True, slots=True)
class ListedCard:
    """A card on a list, and what staff noted."""

    entry: Entry
    note: str


@dataclass(frozen=True, slots=True)
class ListSource:
    """The cards that one document put on a list at one time."""

    since: str
    source: str
    cards: tuple[ListedCard, ...]


@dataclass(frozen=True, slots=True)
class ShownList:
    """One list of a format: what it is called, what it means, its cards by who says so."""

    name: str
    meaning: str
    sources: tuple[ListSource, ...]

    @property
    def size(self) -> int:
        """Return how many cards are on it."""
        return sum(len(group.cards) for group in self.sources)


@dataclass(frozen=True, slots=True)
class WholeSets:
    """Sets that are on an X-list with all their cards, since when, and where that is written."""

    names: tuple[tuple[int, str], ...]
    since: str
    source: str


@dataclass(frozen=True, slots=True)
class FormatLists:
    """The lists of a format on a day that are not empty, and what is less than sure about them.

    `begun` is False on a day before the format began. `sets` are on its X-list whole.
    """

    format: Format
    day: date
    begun: bool
    lists: tuple[ShownList, ...]
    sets: WholeSets | None
    doubts: tuple[str, ...]


_LISTS = {
    ListingKind.BANNED: ("X-list", "no copy may be played"),
    ListingKind.RESTRICTED: ("R-list", "one copy may be played"),
}


def format_lists(format: Format, day: date) -> FormatLists:
    """Return the lists of a format on a day, with what staff have entered."""
    rows = {
        to_list_entry(row): row
        for row in ListEntry.objects.filter(format=format.slug).select_related("card")
    }
    found = listings(format, day, Amendments(entries=tuple(rows)))
    shown = tuple(
        ShownList(
            name,
            meaning,
            _group_by_source([listing for listing in found if listing.kind is kind], format, rows),
        )
        for kind, (name, meaning) in _LISTS.items()
    )
    return FormatLists(
        format=format,
        day=day,
        begun=format.on(day) is not None,
        lists=tuple(shown_list for shown_list in shown if shown_list.sources),
        sets=_whole_sets(format, day),
        doubts=tuple(_doubts(format, day)),
    )


def _doubts(format: Format, day: date) -> Iterator[str]:
    """Say why the lists may not be all there is to know, whatever the deck."""
    yield from (DOUBTS[doubt] for doubt in format.doubts(day))
    snapshot = format.on(day)
    if snapshot is not None and snapshot.other_texts:
        yield OTHER_TEXTS


def _whole_sets(format: Format, day: date) -> WholeSets | None:
    """Return the sets that the X-list of the day leaves out whole, or None if there is none."""
    snapshot = format.on(day)
    if snapshot is None or not snapshot.listed_sets:
        return None
    rule = next(rule for rule in snapshot.rules if rule.name == "sets")
    return WholeSets(
        names=tuple((number, SETS[number].name) for number in snapshot.listed_sets),
        since=since_words(rule.since, rule.known_by),
        source=source_words(rule.source),
    )


def _group_by_source(
    found: Iterable[Listing], format: Format, rows: Mapping[rules.ListEntry, ListEntry]
) -> tuple[ListSource, ...]:
    """Put the cards of a list together by document and day, in the order of the list."""
    by_id = index().by_id
    cards: dict[tuple[str, str], list[ListedCard]] = {}
    for listing in found:
        note = rows[listing.entry].note if listing.entry is not None else ""
        said = (listing_since_words(listing), source_words(listing.source))
        cards.setdefault(said, []).append(ListedCard(by_id[format.game, listing.card], note))
    return tuple(ListSource(*said, tuple(listed)) for said, listed in cards.items())
