"""When a deck became legal or illegal in a format, and what changed it."""

from collections.abc import Container, Mapping
from dataclasses import dataclass
from datetime import date

from rules.construction.amendments import NONE, Amendments
from rules.construction.dates import HistoricDay
from rules.construction.errata import known_amendments
from rules.construction.format import Format
from rules.construction.games import GAMES
from rules.construction.problem import Problem, Source, Verdict
from rules.construction.validator import game_of, validate
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck


@dataclass(frozen=True, slots=True)
class Spell:
    """A stretch of time in which a deck was legal throughout, or illegal throughout.

    `since` is when it began, as exactly as the documents tell; None where the format has no first
    day. `day` is the day from which it is reckoned. `verdict` is that of its first day; where that
    is not legal its problems began the spell. `went` are the problems whose end began it.
    `sources` tell where what changed that day is written.
    """

    since: HistoricDay | None
    day: date
    verdict: Verdict
    sources: tuple[Source, ...]
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

    Points are the format's snapshots, and later list entries and errata for the deck's cards.
    WrongGame where deck and format are of different games.
    """
    spells: list[Spell] = []
    before: Verdict | None = None
    held = GAMES[format.game].lay_open(deck).copies if game_of(deck) is format.game else {}
    for day, point in sorted(_points(format, amendments, held).items()):
        verdict = validate(deck, format, on=day, amendments=amendments)
        if before is None:
            spells.append(Spell(point.since, day, verdict, tuple(point.sources)))
        elif verdict.legal is not before.legal:
            spells.append(Spell(point.since, day, verdict, tuple(point.sources), before.problems))
        before = verdict
    return History(format, tuple(spells))


@dataclass(slots=True)
class _Point:
    """A day on which the verdict may turn, as exactly as it is known, and where that is written."""

    since: HistoricDay | None
    sources: list[Source]


def _points(format: Format, amendments: Amendments, held: Container[str]) -> Mapping[date, _Point]:
    first = format.snapshots[0]
    begun = first.since.first() if first.since is not None else date.min
    points = {begun: _Point(first.since, [first.source])}
    for snapshot in format.snapshots[1:]:
        if snapshot.since is not None:
            points[snapshot.since.last()] = _Point(snapshot.since, [snapshot.source])
    later = [
        (one.card, one.since, one.source) for one in amendments.entries if one.format == format.slug
    ]
    errata = (*known_amendments().errata, *amendments.errata)
    later += [(one.card, one.since, one.source) for one in errata]
    for card_id, day, source in later:
        if card_id in held and day > begun:
            point = points.setdefault(day, _Point(None, []))
            point.since = HistoricDay.of(day)
            point.sources.append(source)
    return points
