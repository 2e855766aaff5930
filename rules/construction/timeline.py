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
class LegalityPeriod:
    """A stretch of time in which a deck was legal throughout, or illegal throughout.

    `since` is when it began, as exactly as the documents state it; where none does, `known_by` is
    the day by which they show it. `day` is the day from which it is counted. `verdict` is that of
    its first day; where that is not legal its problems began the period. `went` are the problems
    whose end began it. `sources` are where what changed that day is written.
    """

    since: HistoricDay | None
    day: date
    verdict: Verdict
    sources: tuple[Source, ...]
    went: tuple[Problem, ...] = ()
    known_by: HistoricDay | None = None

    @property
    def legal(self) -> bool:
        """Whether the deck was legal."""
        return self.verdict.legal


@dataclass(frozen=True, slots=True)
class History:
    """A deck's periods in one format, the earliest first; there is always one."""

    format: Format
    periods: tuple[LegalityPeriod, ...]

    def on(self, day: date) -> LegalityPeriod | None:
        """Return the period a day falls into, None before the format began."""
        return next((period for period in reversed(self.periods) if period.day <= day), None)


def history(deck: TcgDeck | LcgDeck, format: Format, amendments: Amendments = NONE) -> History:
    """Judge the deck on every dated point of the format and keep those where the verdict turned.

    Points are the format's snapshots, and later list entries and errata for the deck's cards.
    WrongGame where deck and format are of different games.
    """
    periods: list[LegalityPeriod] = []
    before: Verdict | None = None
    game = GAMES[format.game]
    copies = game.resolve_deck(deck).copies if game_of(deck) is format.game else {}
    held = {game.first_print(card_id) for card_id in copies}
    for day, point in sorted(_points(format, amendments, held).items()):
        verdict = validate(deck, format, on=day, amendments=amendments)
        if before is None or verdict.legal is not before.legal:
            went = before.problems if before is not None else ()
            sources = tuple(point.sources)
            periods.append(LegalityPeriod(point.since, day, verdict, sources, went, point.known_by))
        before = verdict
    return History(format, tuple(periods))


@dataclass(slots=True)
class _Point:
    """A day on which the verdict may turn, as exactly as it is known, and where that is written."""

    since: HistoricDay | None
    sources: list[Source]
    known_by: HistoricDay | None = None


def _points(format: Format, amendments: Amendments, held: Container[str]) -> Mapping[date, _Point]:
    begun = format.begins
    points = {
        snapshot.begins: _Point(snapshot.since, [snapshot.source], snapshot.known_by)
        for snapshot in format.snapshots
    }
    later = [
        (entry.card, entry.since, entry.source)
        for entry in amendments.entries
        if entry.format == format.slug
    ]
    errata = (*known_amendments().errata, *amendments.errata)
    later += [(erratum.card, erratum.since, erratum.source) for erratum in errata]
    for card_id, day, source in later:
        if GAMES[format.game].first_print(card_id) in held and day > begun:
            point = points.setdefault(day, _Point(None, []))
            point.since = HistoricDay.of(day)
            point.sources.append(source)
    return points
