"""What the documents say of single cards: errata, clarifications, misprints, rulings.

They are read from `errata.toml`, strictly. Those that mean something to construction are applied
to decks like the ones that staff enter, from the day their first document holds for certain.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from rules.construction.amendments import OF_CONSTRUCTION, Amendments, Erratum, ErratumKind
from rules.construction.card_list import read_cards
from rules.construction.dates import HistoricDay
from rules.construction.documents import documents, read_day
from rules.construction.problem import Source
from rules.construction.strict import Table, read_table

_FILE = Path(__file__).with_name("errata.toml")


@dataclass(frozen=True, slots=True)
class Known:
    """What documents say of one or several cards of a game, in a few words of ours.

    `since` is the first day it counts, where a document states it; `known_by` the date of the first
    of its `sources`, None where that bears none. `title` is the new one where the title changes.
    What is `of_one_print` concerns copies of that print and no other: a misprint always does.
    """

    cards: tuple[str, ...]
    kind: ErratumKind
    note: str
    sources: tuple[Source, ...]
    since: HistoricDay | None
    known_by: HistoricDay | None
    title: str = ""
    of_one_print: bool = False


@cache
def known_errata() -> tuple[Known, ...]:
    """Return what documents say of cards. Raise BadConstructionFile if the file is wrong."""
    return read_errata(_FILE)


@cache
def known_of(card_id: str) -> tuple[Known, ...]:
    """Return what the documents say of one card, in the order of the file."""
    return tuple(erratum for erratum in known_errata() if card_id in erratum.cards)


@cache
def known_amendments() -> Amendments:
    """Return those that construction asks about, each from the last day its date may mean."""
    return Amendments(
        errata=tuple(
            Erratum(card_id, erratum.kind, day.last(), erratum.sources[0], erratum.title)
            for erratum in known_errata()
            if erratum.kind in OF_CONSTRUCTION
            and (day := erratum.since or erratum.known_by) is not None
            for card_id in erratum.cards
        )
    )


def known_on(day: date) -> tuple[Erratum, ...]:
    """Return the errata of documents that change construction and are in force that day."""
    return known_amendments().errata_on(day)


def read_errata(path: Path) -> tuple[Known, ...]:
    """Read a file of errata; BadConstructionFile names the place of the first mistake."""
    file = read_table(path)
    sections = _read_sections(file.table("sections"))
    known = tuple(_read(entry, sections) for entry in file.tables("entry"))
    file.finish()
    return known


def _read_sections(table: Table) -> Mapping[str, str]:
    for document in table:
        if document not in documents():
            raise table.refuse(f"unknown document {document}")
    return {document: table.take(document, str) for document in table}


def _read(entry: Table, sections: Mapping[str, str]) -> Known:
    cards = read_cards(entry)
    if not cards:
        raise entry.refuse("an entry needs a card")
    written = entry.take("kind", str)
    if written not in set(ErratumKind):
        raise entry.refuse(f"kind must be one of {', '.join(ErratumKind)}, not {written!r}")
    kind = ErratumKind(written)
    sources = _read_documents(entry, sections)
    known = Known(
        cards=cards,
        kind=kind,
        note=entry.take("note", str),
        sources=sources,
        since=read_day(entry, "since"),
        known_by=documents()[sources[0].document].date,
        title=entry.take_or("title", str, ""),
        of_one_print=entry.take_or("of_one_print", bool, kind is ErratumKind.MISPRINT),
    )
    entry.finish()
    if (kind is ErratumKind.TITLE) is not bool(known.title):
        raise entry.refuse("a title goes with the kind title, and with no other")
    if kind in OF_CONSTRUCTION and known.since is None and known.known_by is None:
        raise entry.refuse("it changes verdicts, so it needs a day or a document with a date")
    return known


def _read_documents(entry: Table, sections: Mapping[str, str]) -> tuple[Source, ...]:
    named = entry.take_many("documents", str)
    if not named:
        raise entry.refuse("an entry needs a document")
    for document in named:
        if document not in sections:
            known = ", ".join(sections)
            raise entry.refuse(f"{document} has no section here; known are {known}")
    dates = [documents()[document].date for document in named]
    days = [day.last() for day in dates if day is not None]
    if days != sorted(days) or None in dates[:-1]:
        raise entry.refuse("documents are written the earliest first, one without a date last")
    return tuple(Source(document, sections[document]) for document in named)
