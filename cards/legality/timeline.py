"""A card through time: errata and rulings, and its way onto the formats' lists and off them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from itertools import groupby

from django.db.models import Q
from django.urls import reverse

from cards.legality.amendments import to_list_entry
from cards.legality.card_legality import CardLegality, NoCardLegality, card_legality
from cards.legality.citations import listing_since_words, since_words, source_words
from cards.legality.models import Erratum, ListEntry
from cards.search.index import Entry, index
from rules.construction import Amendments, Format, Source, formats_of
from rules.construction import amendments as rules
from rules.construction.amendments import ErratumKind, ListingKind
from rules.construction.dates import HistoricDay
from rules.construction.errata import Known, known_of
from rules.construction.games import GAMES
from rules.construction.listings import Listing, moves
from rules.english import join_words

KINDS = {
    ErratumKind.TITLE: "Erratum: another title",
    ErratumKind.UNIQUE: "Erratum: unique",
    ErratumKind.NOT_UNIQUE: "Erratum: not unique",
    ErratumKind.BEARS_RING: "Erratum: may bear the Ring",
    ErratumKind.WORDING: "Erratum",
    ErratumKind.CLARIFICATION: "Clarification",
    ErratumKind.MISPRINT: "Misprint",
    ErratumKind.RULING: "Ruling",
}
_ERRATA = frozenset(KINDS) - {
    ErratumKind.CLARIFICATION,
    ErratumKind.MISPRINT,
    ErratumKind.RULING,
}
_LISTED = {
    ListingKind.BANNED: ("On the X-list of", "illegal"),
    ListingKind.RESTRICTED: ("On the R-list of", "warning"),
    ListingKind.FREE: ("Off the lists of", "legal"),
}


@dataclass(frozen=True, slots=True)
class FormatLink:
    """A format and the address of its lists on the day."""

    name: str
    address: str


@dataclass(frozen=True, slots=True)
class TimelineEntry:
    """One thing that happened to a card: when, what, by which documents.

    `level` colours it: "illegal", "warning", "legal", or "" for words alone. `entered` is the day
    on which staff of this site wrote it down, None for what comes from the documents known.
    """

    order: date
    when: str
    what: str
    level: str
    note: str
    sources: tuple[str, ...]
    entered: date | None = None
    formats: tuple[FormatLink, ...] = ()


def card_timeline(entry: Entry) -> tuple[TimelineEntry, ...]:
    """Return what happened to a card, the earliest first; what bears no date at all comes last."""
    shown = [
        *_of_documents(entry),
        *_of_staff(Erratum.objects.filter(_card(entry)).select_related("card")),
        *_of_lists(entry, ListEntry.objects.filter(_card(entry)).select_related("card")),
    ]
    return tuple(sorted(shown, key=lambda one: one.order))


def _card(entry: Entry) -> Q:
    return Q(card__game=entry.game, card__printed_id__in=_prints(entry))


def _prints(entry: Entry) -> tuple[str, ...]:
    """Return the ids of a card in all sets; what is said of one print is said of the card."""
    prints = (printed for card_id in entry.ids for printed in GAMES[entry.game].prints(card_id))
    return tuple(dict.fromkeys(prints))


def _of_documents(entry: Entry) -> Iterator[TimelineEntry]:
    known = dict.fromkeys(document for card_id in _prints(entry) for document in known_of(card_id))
    for document in known:
        day = document.since or document.known_by
        yield TimelineEntry(
            order=day.last() if day is not None else date.max,
            when=since_words(document.since, document.known_by),
            what=KINDS[document.kind],
            level=_level(document.kind),
            note=_note(document, entry),
            sources=tuple(map(source_words, document.sources)),
        )


def _note(known: Known, entry: Entry) -> str:
    title = f"The title is now {known.title}. " if known.title else ""
    return f"{title}{known.note}{_print_mark(known, entry)}"


def _print_mark(known: Known, entry: Entry) -> str:
    """Say which print an entry is about if it is about that print only and has its own page."""
    prints = _prints(entry)
    meant = [card_id for card_id in prints if card_id in known.cards]
    if not known.of_one_print or len(meant) == len(prints):
        return ""
    numbers = [index().by_id[entry.game, card_id].collector for card_id in meant]
    return f" This is about the print {join_words(numbers)} only."


def _of_staff(rows: Iterable[Erratum]) -> Iterator[TimelineEntry]:
    for row in rows:
        kind = ErratumKind(row.kind)
        title = f"The title is now {row.title}. " if row.title else ""
        yield TimelineEntry(
            order=row.since,
            when=since_words(HistoricDay.of(row.since), None),
            what=KINDS[kind],
            level=_level(kind),
            note=f"{title}{row.note}".strip(),
            sources=(source_words(row.source),),
            entered=row.created.date(),
        )


def _level(kind: ErratumKind) -> str:
    return "warning" if kind in _ERRATA else ""


def _of_lists(entry: Entry, rows: Iterable[ListEntry]) -> Iterator[TimelineEntry]:
    """Return moves on and off lists; formats that one document moves the card in stand together."""
    by_entry = {to_list_entry(row): row for row in rows}
    amendments = Amendments(entries=tuple(by_entry))
    moved = [
        (format, move)
        for format in formats_of(entry.game)
        for card_id in _prints(entry)
        for move in moves(card_id, format, amendments)
    ]
    shown = [(_move(format, move, by_entry, amendments), format, move) for format, move in moved]
    shown.sort(key=lambda one: _alike(one[0], one[2]))
    for _shared, group in groupby(shown, key=lambda one: _alike(one[0], one[2])):
        together = list(group)
        links = dict.fromkeys(_link(format, move) for _, format, move in together)
        sources = {move.source for _, _, move in together}
        document = Source(together[0][2].source.document, "")
        told_by = sources.pop() if len(sources) == 1 else document
        yield replace(together[0][0], formats=tuple(links), sources=(source_words(told_by),))


def _alike(happening: TimelineEntry, move: Listing) -> tuple[date, str, str, str, str]:
    """Return what moves in several formats share when they are shown as one."""
    document = move.source.document
    return happening.order, happening.when, happening.what, document, happening.note


def _move(
    format: Format,
    move: Listing,
    rows: Mapping[rules.ListEntry, ListEntry],
    amendments: Amendments,
) -> TimelineEntry:
    row = rows.get(move.entry) if move.entry is not None else None
    what, level = _LISTED[move.kind]
    if move.kind is ListingKind.FREE and row is None and _outside(format, move, amendments):
        what, level = "Its set is no longer in", ""
    return TimelineEntry(
        order=move.earliest(),
        when=listing_since_words(move),
        what=what,
        level=level,
        note=row.note if row is not None else "",
        sources=(source_words(move.source),),
        entered=row.created.date() if row is not None else None,
    )


def _outside(format: Format, move: Listing, amendments: Amendments) -> bool:
    """Return whether the card left the lists because the format left its set behind."""
    try:
        return card_legality(move.card, format, move.earliest(), amendments) is CardLegality.OUTSIDE
    except NoCardLegality:
        return False


def _link(format: Format, move: Listing) -> FormatLink:
    address = f"{reverse('cards:lists')}?format={format.slug}"
    day = move.earliest()
    return FormatLink(format.name, address if day == date.max else f"{address}&on={day}")
