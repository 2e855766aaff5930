"""What came after the files: cards put on a format's lists or taken off, and errata to cards.

The errata that documents hold are in `errata.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from rules.construction.problem import Source


class ListingKind(StrEnum):
    """What an entry does to a card: no copy, one copy, or off all lists of the format."""

    BANNED = "banned"
    RESTRICTED = "restricted"
    FREE = "free"


class ErratumKind(StrEnum):
    """What an erratum changes, or what else is said of a card.

    A wording changes how the card plays and a clarification does not; a misprint is a copy that
    differs from the card; a ruling says how to read it. Those four mean nothing to
    construction.
    """

    TITLE = "title"
    UNIQUE = "unique"
    NOT_UNIQUE = "not-unique"
    BEARS_RING = "bears-ring"
    WORDING = "wording"
    CLARIFICATION = "clarification"
    MISPRINT = "misprint"
    RULING = "ruling"


OF_CONSTRUCTION = frozenset(
    {ErratumKind.TITLE, ErratumKind.UNIQUE, ErratumKind.NOT_UNIQUE, ErratumKind.BEARS_RING}
)


@dataclass(frozen=True, slots=True)
class ListEntry:
    """A card's place on the lists of a format from a day on, until a later entry for it."""

    format: str
    card: str
    kind: ListingKind
    since: date
    source: Source


@dataclass(frozen=True, slots=True)
class Erratum:
    """A change to a card from a day on; `title` is the new one where the title changes."""

    card: str
    kind: ErratumKind
    since: date
    source: Source
    title: str = ""


@dataclass(frozen=True, slots=True)
class Amendments:
    """List entries and errata, in the order they were made; of two of one day the later rules."""

    entries: tuple[ListEntry, ...] = ()
    errata: tuple[Erratum, ...] = ()

    def entries_on(self, format: str, day: date) -> Mapping[str, ListEntry]:
        """Return the entry in force for each card of a format that has one."""
        begun = (entry for entry in self.entries if entry.format == format and entry.since <= day)
        return {entry.card: entry for entry in sorted(begun, key=lambda entry: entry.since)}

    def errata_on(self, day: date) -> tuple[Erratum, ...]:
        """Return the errata in force that day, the earliest first."""
        begun = (erratum for erratum in self.errata if erratum.since <= day)
        return tuple(sorted(begun, key=lambda erratum: erratum.since))


NONE = Amendments()
