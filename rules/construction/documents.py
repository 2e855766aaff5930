"""The documents that rules and lists are cited from."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.construction.dates import HistoricDay
from rules.construction.problem import Source
from rules.construction.strict import Table, read_table

_FILE = Path(__file__).with_name("documents.toml")


@dataclass(frozen=True, slots=True)
class Document:
    """A rulebook, rulings document or list of formats; `date` is as exact as the document.

    A document that is kept up to date and bears no date has the day it was `read` instead: what
    it says holds from that day, and nothing is known of earlier ones. A `secondary` one was written
    later than the days it tells of.
    """

    key: str
    title: str
    date: HistoricDay | None
    read: HistoricDay | None
    secondary: bool = False

    @property
    def known_by(self) -> HistoricDay | None:
        """The day by which what it says was in force."""
        return self.date or self.read


@cache
def documents() -> Mapping[str, Document]:
    """Return every document by its key."""
    file = read_table(_FILE)
    found = {}
    for key in file:
        entry = file.table(key)
        title = entry.take("title", str)
        date, read = read_day(entry, "date"), read_day(entry, "read")
        found[key] = Document(key, title, date, read, entry.take_or("secondary", bool, False))
        if found[key].date is not None and found[key].read is not None:
            raise entry.refuse("a document has a date or the day it was read, not both")
        entry.finish()
    return found


def read_day(table: Table, key: str) -> HistoricDay | None:
    """Return the day written under `key`, or None if there is none."""
    written = table.take_or(key, str, "")
    if not written:
        return None
    try:
        return HistoricDay.parse(written)
    except ValueError as error:
        raise table.refuse(f"{key}: {error}") from error


def read_source(table: Table) -> Source:
    """Return the `document` and `section` of a table; the document must be a known one."""
    return Source(read_document(table), table.take("section", str))


def read_document(table: Table) -> str:
    """Return the `document` of a table, which must be a known one."""
    document = table.take("document", str)
    if document not in documents():
        raise table.refuse(f"unknown document {document}; known are {', '.join(documents())}")
    return document
