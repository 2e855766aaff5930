"""X-lists and R-lists through time: which cards are on them on a day, and how one card fared."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from rules.construction.amendments import NONE, Amendments, ListEntry, ListingKind
from rules.construction.card_list import ListKind
from rules.construction.dates import HistoricDay
from rules.construction.documents import documents
from rules.construction.format import Format, Snapshot
from rules.construction.problem import Source

_KINDS: Mapping[ListKind, ListingKind] = {
    ListKind.X_LIST: ListingKind.BANNED,
    ListKind.R_LIST: ListingKind.RESTRICTED,
}


@dataclass(frozen=True, slots=True)
class Listing:
    """A card's place on a list of a format, or off all of them, and where that is written.

    `since` is its first day where a document states it. Otherwise `known_by` is the day by which
    the document shows it, and `asked_from` the first day on which the format asks for the list.
    `entry` is the later entry it comes from, if one.
    """

    card: str
    kind: ListingKind
    source: Source
    since: HistoricDay | None
    known_by: HistoricDay | None
    asked_from: HistoricDay | None
    entry: ListEntry | None = None

    def earliest(self) -> date:
        """Return the day by which it is put in order; what bears no date at all comes last."""
        day = self.since or self.known_by or self.asked_from
        return day.last() if day is not None else date.max


def listings(format: Format, day: date, amendments: Amendments = NONE) -> tuple[Listing, ...]:
    """Return the cards on the lists of a format that day, X-list first, in the lists' order.

    Entries of `amendments` go before the format's own lists. Nothing before the format began.
    """
    snapshot = format.on(day)
    if snapshot is None:
        return ()
    entries = amendments.entries_on(format.slug, day)
    found = [listing for listing in _of_files(snapshot) if listing.card not in entries]
    found += [_of_entry(entry) for entry in entries.values() if entry.kind is not ListingKind.FREE]
    return tuple(sorted(found, key=lambda one: one.kind is not ListingKind.BANNED))


def moves(card_id: str, format: Format, amendments: Amendments = NONE) -> tuple[Listing, ...]:
    """Return how a card came onto the lists of a format and off them, the earliest first.

    A card that was never on a list has none. A later list that says the same again is no move.
    """
    moved: list[Listing] = []
    for day, off in sorted(_days(card_id, format, amendments).items()):
        now = next(
            (listing for listing in listings(format, day, amendments) if listing.card == card_id),
            off,
        )
        before = moved[-1].kind if moved else ListingKind.FREE
        if now.kind is not before:
            moved.append(now)
    return tuple(moved)


def _days(card_id: str, format: Format, amendments: Amendments) -> Mapping[date, Listing]:
    """Return the days on which the card's place may change, each with its place off all lists."""
    days: dict[date, Listing] = {}
    for snapshot in format.snapshots:
        asked_from = HistoricDay.of(snapshot.begins)
        days[snapshot.begins] = Listing(
            card=card_id,
            kind=ListingKind.FREE,
            source=snapshot.source,
            since=snapshot.since,
            known_by=snapshot.known_by,
            asked_from=asked_from,
        )
    begun = min(days)
    for entry in amendments.entries:
        if entry.format == format.slug and entry.card == card_id:
            days[max(entry.since, begun)] = _of_entry(entry)
    return days


def _of_files(snapshot: Snapshot) -> Iterator[Listing]:
    for listed in snapshot.listed:
        yield Listing(
            card=listed.card,
            kind=_KINDS[ListKind(listed.kind)],
            source=listed.source,
            since=listed.since,
            known_by=listed.known_by,
            asked_from=HistoricDay.of(snapshot.begins),
        )


def _of_entry(entry: ListEntry) -> Listing:
    since = HistoricDay.of(entry.since)
    known = documents().get(entry.source.document)
    return Listing(
        card=entry.card,
        kind=entry.kind,
        source=entry.source,
        since=since,
        known_by=known.date if known is not None else None,
        asked_from=since,
        entry=entry,
    )
