"""When a deck became legal or illegal in a format, and what changed it."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from rules.construction.amendments import NONE, Amendments
from rules.construction.dates import HistoricDay
from rules.construction.format import Format
from rules.construction.problem import Problem, Verdict
from rules.construction.validator import validate
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck


@dataclass(frozen=True, slots=True)
class Spell:
    """A stretch of time in which a deck was legal throughout, or illegal throughout.

    `since` is when it began, as exactly as the documents tell; None where the format has no first
    day. `day` is the day from which it is reckoned. `verdict` is that of its first day; where that
    is not legal its problems began the spell. `went` are the problems whose end began it.
    """

    since: HistoricDay | None
    day: date
    verdict: Verdict
    went: tuple[Problem, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the deck was legal."""
        return self.verdict.legal


@dataclass(frozen=True, slots=True)
class History:
    """A deck's spells in one format, the earliest first; there is always one."""

    format: Format
    spells: tuple[Spell, ...]

    def on(self, day: date) -> Spell | None:
        """Give the spell a day falls into, None before the format began."""
        return next((one for one in reversed(self.spells) if one.day <= day), None)


def history(deck: TcgDeck | LcgDeck, format: Format, amendments: Amendments = NONE) -> History:
    """Judge the deck on every dated point of the format and keep those where the verdict turned.

    Points are the format's snapshots, later entries on its lists, and errata. WrongGame where deck
    and format are of different games.
    """
    spells: list[Spell] = []
    before: Verdict | None = None
    for day, since in _points(format, amendments):
        verdict = validate(deck, format, on=day, amendments=amendments)
        if before is None:
            spells.append(Spell(since, day, verdict))
        elif verdict.legal is not before.legal:
            spells.append(Spell(since, day, verdict, before.problems))
        before = verdict
    return History(format, tuple(spells))


def _points(format: Format, amendments: Amendments) -> Iterator[tuple[date, HistoricDay | None]]:
    """Give every day on which the verdict may turn, in order, as exactly as it is known."""
    first = format.snapshots[0].since
    begun = first.first() if first is not None else date.min
    points = {begun: first}
    for snapshot in format.snapshots[1:]:
        if snapshot.since is not None:
            points[snapshot.since.last()] = snapshot.since
    later = [one.since for one in amendments.entries if one.format == format.slug]
    later += [one.since for one in amendments.errata]
    for day in later:
        if day > begun:
            points[day] = HistoricDay.of(day)
    yield from sorted(points.items(), key=lambda point: point[0])
