"""Nothing may be played before it was printed: the days on which the sets of a game came out."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Any

from rules.construction.dates import HistoricDay
from rules.construction.problem import Doubt, Finding, Fix, FixKind, Problem, Source

RULE = "released"
DOCUMENT = "releases"


@dataclass(frozen=True, slots=True)
class Release:
    """When a set came out: a day, a month where only that is known, or None where nothing is.

    `number` is the set's number, where it has one.
    """

    name: str
    day: HistoricDay | None
    number: int | None = None

    @property
    def source(self) -> Source:
        """Where the day is from."""
        return Source(DOCUMENT, self.name)


# The cards of a deck by their sets, in the order of the sets, with the copies of each.
CardsBySet = Callable[[Any], Mapping[Any, Mapping[str, int]]]


@dataclass(frozen=True)
class Releases:
    """The releases of a game by set, and how a deck that is laid open is sorted by sets.

    A set of which nothing is known (promotional cards came one by one) had come out for certain
    when the last of the others had.
    """

    sets: Mapping[Any, Release]
    cards_by_set: CardsBySet

    @cached_property
    def first(self) -> date:
        """The day on which the first cards may have come out."""
        return min(day.first() for day in self._days())

    @cached_property
    def complete(self) -> date:
        """The day on which all cards had come out for certain."""
        return max(day.last() for day in self._days())

    def not_out(self, day: date) -> frozenset[Any]:
        """Return the sets that had not come out on a day for certain."""
        first_days, from_each_on = self._coming
        return from_each_on[bisect_right(first_days, day)]

    @cached_property
    def _coming(self) -> tuple[Sequence[date], Sequence[frozenset[Any]]]:
        """The days on which sets may have come out, in order, and the sets from each of them on."""
        dated = [(of.day.first(), key) for key, of in self.sets.items() if of.day is not None]
        dated.sort(key=lambda pair: pair[0])
        keys = [key for _, key in dated]
        rests = [frozenset(keys[place:]) for place in range(len(keys) + 1)]
        return [day for day, _ in dated], rests

    def unsure(self, day: date) -> frozenset[tuple[Any, bool]]:
        """Return the sets that had not come out on a day, or may not have; True if for certain."""
        if day >= self.complete:
            return frozenset()
        missing = self.not_out(day)
        doubtful = (key for key in self.sets if self.doubt_about(key, day) is not None)
        return frozenset({(key, True) for key in missing} | {(key, False) for key in doubtful})

    def doubt_about(self, key: Any, day: date) -> Doubt | None:
        """Return why nobody can say whether a set had come out on a day, None where one can."""
        released = self.sets[key].day
        if day >= self.complete:
            return None
        if released is None:
            return Doubt.RELEASE_NOT_KNOWN
        return Doubt.RELEASED_ABOUT_THEN if released.first() <= day < released.last() else None

    def problems(self, build: Any, day: date) -> Iterator[Problem]:
        """Find the cards of sets that had not come out yet, each by itself."""
        missing = self.not_out(day)
        if not missing:
            return
        for key, cards in self.cards_by_set(build).items():
            if key in missing:
                release = self.sets[key]
                for card, copies in cards.items():
                    yield Problem(RULE, _not_released(release, card, copies), release.source)

    def doubts(self, build: Any, day: date) -> tuple[Doubt, ...]:
        """Return why some cards of a deck may not have come out yet."""
        if day >= self.complete:
            return ()
        found = (self.doubt_about(key, day) for key in self.cards_by_set(build))
        return tuple(dict.fromkeys(doubt for doubt in found if doubt is not None))

    def of(self, build: Any) -> Iterable[Release]:
        """Return the releases of the sets whose cards a deck holds."""
        return [self.sets[key] for key in self.cards_by_set(build)]

    def _days(self) -> Iterator[HistoricDay]:
        return (release.day for release in self.sets.values() if release.day is not None)


def _not_released(release: Release, card: str, copies: int) -> Finding:
    return Finding(
        "not-released",
        cards=(card,),
        have=copies,
        limit=0,
        subject=str(release.day),
        numbers=() if release.number is None else (release.number,),
        wanted=(release.name,),
        fix=Fix(FixKind.REMOVE, copies, cards=(card,), what="released"),
    )
