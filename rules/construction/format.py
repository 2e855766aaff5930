"""A format: what may be played in it, day by day."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import partial
from typing import Any

from rules.construction.dates import HistoricDay
from rules.construction.problem import Doubt, Finding, Source


class Game(StrEnum):
    """The two games."""

    TCG = "tcg"
    LCG = "lcg"


class Family(StrEnum):
    """What kind of format it is, for lists of formats."""

    BLOCK = "block"
    CONSTRUCTED = "constructed"
    PLAYERS = "players"
    LIMITED = "limited"
    CORE_SET = "core-set"
    CASUAL = "casual"


@dataclass(frozen=True, slots=True)
class BoundRule:
    """A construction rule as a snapshot asks it, with where it is written and since when it holds.

    `since` is the first day it holds in the format, where a document states that day. Otherwise
    `known_by` is the day by which the documents show it. A rule that is `advice` never makes a
    deck illegal.
    """

    name: str
    find: Callable[[Any], Iterable[Finding]]
    source: Source
    since: HistoricDay | None
    known_by: HistoricDay | None
    advice: bool = False

    def asks_like(self, other: "BoundRule") -> bool:
        """Return whether another rule asks the same, with the same numbers, cards and sets."""
        return self.name == other.name and _asked(self.find) == _asked(other.find)

    def found(self, build: Any) -> tuple[Finding, ...]:
        """Return what the rule finds wrong with a deck that is laid open.

        Formats share most of their rules, so a deck keeps what each of them found.
        """
        known: tuple[Finding, ...] | None = build.findings.get(self.find)
        if known is None:
            known = build.findings[self.find] = tuple(self.find(build))
        return known


@dataclass(frozen=True, slots=True)
class ListedCard:
    """A card on a list of a snapshot, with the list's source and since when the card is on it.

    A card that was on the list of the snapshot before has been on it since then.
    """

    card: str
    kind: str
    source: Source
    since: HistoricDay | None
    known_by: HistoricDay | None


# Two snapshots are never equal: comparing what they share would take longer than asking them.
@dataclass(frozen=True, slots=True, eq=False)
class Snapshot:
    """The rules of a format from a day on, until the next snapshot.

    `since` is its first day where a document states it, and `known_by` the day by which the
    document shows it. `begins` is the day from which decks are judged by it. After
    `settled_until` no document at hand says what changed before the next snapshot. `other` is what
    may have held instead after that day (without one, the next snapshot), or, where no such day is
    given, what another document says of all days. `sets` None
    means every set, and `cards` are allowed beyond them. `sets_not_held` are sets the format knows
    and the catalogue does not. `lists`
    are the names of its X-lists and R-lists, whose rules are among `rules`; `listed` are their
    cards and `listed_sets` the sets that are on its X-list whole. A snapshot that `asks_for_map`
    wants a Map in the deck, a card of the players' server that the catalogue does not have. One of
    `other_texts` is played with texts of the players' council, which the catalogue does not have.
    """

    since: HistoricDay | None
    known_by: HistoricDay | None
    begins: date
    source: Source
    rules: tuple[BoundRule, ...]
    sets: tuple[int, ...] | None = None
    cards: tuple[str, ...] = ()
    site_blocks: tuple[str, ...] = ()
    sets_not_held: tuple[int, ...] = ()
    settled_until: HistoricDay | None = None
    lists: tuple[str, ...] = ()
    listed: tuple[ListedCard, ...] = ()
    listed_sets: tuple[int, ...] = ()
    asks_for_map: bool = False
    other_texts: bool = False
    other: "Snapshot | None" = None


@dataclass(frozen=True, slots=True)
class Format:
    """A format of one game with its snapshots, the earliest first.

    `order` is its place in lists. A format that is known only `today` comes from a document that
    is kept up to date: whether it existed before that was read, nothing says.
    """

    slug: str
    name: str
    game: Game
    family: Family
    order: int
    snapshots: tuple[Snapshot, ...]
    today: bool = False

    @property
    def begins(self) -> date:
        """The first day on which the format is asked about."""
        return self.snapshots[0].begins

    def why_not_asked(self, day: date) -> str:
        """Return why the format has no answer for a day before its first, in plain words."""
        written = f"{day.day} {day:%B %Y}"
        if self.today:
            return f"no document shows it on {written}"
        return f"it had not begun on {written}"

    def on(self, day: date) -> Snapshot | None:
        """Return the snapshot in force that day, None where the format had not begun.

        A snapshot dated by its year or month alone begins at the end of it, when it held for
        certain, unless its file says from which day it is asked.
        """
        begun = (snapshot for snapshot in reversed(self.snapshots) if snapshot.begins <= day)
        return next(begun, None)

    def changing(self, day: date) -> tuple[Snapshot, ...]:
        """Return the snapshots that were in force that day or not, for all the documents say."""
        later = enumerate(self.snapshots[1:])
        pairs = (self.snapshots[at : at + 2] for at, snapshot in later if _may_begin(snapshot, day))
        return tuple(snapshot for pair in pairs for snapshot in pair)

    def other(self, day: date) -> Snapshot | None:
        """Return the snapshot by which a deck may be judged as well on an unsettled day.

        None where nothing else is known, or where the day is settled.
        """
        own = self.on(day)
        changing = [snapshot for snapshot in self.changing(day) if snapshot is not own]
        if changing:
            return changing[-1]
        if own is None or (own.settled_until is None and own.other is None):
            return None
        if own.settled_until is not None and day <= own.settled_until.last():
            return None
        return own.other or self.after(own)

    def after(self, snapshot: Snapshot) -> Snapshot | None:
        """Return the snapshot that follows another, None after the last."""
        return next((later for later in self.snapshots if later.begins > snapshot.begins), None)

    def doubts(self, day: date) -> tuple[Doubt, ...]:
        """Return why a verdict on that day may be less than sure, whatever the deck."""
        snapshot = self.on(day)
        if snapshot is None:
            return ()
        changing = bool(self.changing(day))
        until, known_by = snapshot.settled_until, snapshot.known_by
        shown_then = self.today or (known_by is not None and known_by.last() <= day)
        undated = snapshot.since is None and not shown_then
        reasons = {
            Doubt.FORMAT_WITHOUT_DATE: undated and not changing,
            Doubt.CHANGED_ABOUT_THEN: changing,
            Doubt.BETWEEN_DOCUMENTS: until is not None and until.last() < day and not changing,
            Doubt.DOCUMENTS_DIFFER: until is None and snapshot.other is not None and not changing,
            Doubt.SETS_NOT_HELD: bool(snapshot.sets_not_held),
            Doubt.MAP_NOT_CHECKED: snapshot.asks_for_map,
        }
        return tuple(doubt for doubt, holds in reasons.items() if holds)


def _may_begin(snapshot: Snapshot, day: date) -> bool:
    """Return whether that day is before or after the snapshot's first, for all documents say."""
    since = snapshot.since or snapshot.known_by
    if since is None:
        return False
    first = snapshot.begins if snapshot.begins < since.last() else since.first()
    return first <= day < since.last()


def _asked(find: Callable[[Any], Iterable[Finding]]) -> tuple[object, object]:
    """Return what two rules share when they are one: the function and its settings."""
    return (find.func, find.keywords) if isinstance(find, partial) else (find, None)
