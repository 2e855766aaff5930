"""A format: what may be played in it, day by day."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
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


@dataclass(frozen=True, slots=True)
class BoundRule:
    """A construction rule as a snapshot asks it, with where and since when it is written.

    A rule that is `advice` never makes a deck illegal.
    """

    name: str
    find: Callable[[Any], Iterable[Finding]]
    source: Source
    since: HistoricDay | None
    known_by: HistoricDay | None
    advice: bool = False


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The rules of a format from a day on, until the next snapshot.

    `since` None means that no document dates it; `known_by` is the date of the document that
    shows it, None where that bears none. After `settled_until` no document at hand
    tells what changed before the next snapshot. `sets` None means every set. `sets_not_held`
    are sets the format knows and the catalogue does not. `lists` are the names of its X-lists and
    R-lists, whose rules are among `rules`.
    """

    since: HistoricDay | None
    known_by: HistoricDay | None
    source: Source
    rules: tuple[BoundRule, ...]
    sets: tuple[int, ...] | None = None
    site_blocks: tuple[str, ...] = ()
    sets_not_held: tuple[int, ...] = ()
    settled_until: HistoricDay | None = None
    lists: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Format:
    """A format of one game with its snapshots, the earliest first.

    `order` is its place in lists.
    """

    slug: str
    name: str
    game: Game
    family: Family
    order: int
    snapshots: tuple[Snapshot, ...]

    def on(self, day: date) -> Snapshot | None:
        """Give the snapshot in force that day, None where the format had not begun.

        A snapshot dated by its year or month alone is taken to begin at the end of it, when it
        held for certain; only the first one is taken to begin with it.
        """
        first = self.snapshots[0]
        for snapshot in reversed(self.snapshots):
            if snapshot.since is None or snapshot.since.last() <= day:
                return snapshot
        return first if first.since is None or first.since.first() <= day else None

    def doubts(self, day: date) -> tuple[Doubt, ...]:
        """Give why a verdict on that day is less than sure."""
        snapshot = self.on(day)
        if snapshot is None:
            return ()
        changing = any(_may_begin(one, day) for one in self.snapshots)
        until, known_by = snapshot.settled_until, snapshot.known_by
        shown_then = known_by is not None and known_by.last() <= day
        reasons = {
            Doubt.FORMAT_WITHOUT_DATE: snapshot.since is None and not shown_then,
            Doubt.CHANGED_ABOUT_THEN: changing,
            Doubt.BETWEEN_DOCUMENTS: until is not None and until.last() < day and not changing,
            Doubt.SETS_NOT_HELD: bool(snapshot.sets_not_held),
        }
        return tuple(doubt for doubt, holds in reasons.items() if holds)


def _may_begin(snapshot: Snapshot, day: date) -> bool:
    since = snapshot.since
    return since is not None and since.first() <= day < since.last()
