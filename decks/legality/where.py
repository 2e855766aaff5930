"""Where can I play this deck? All formats of its game on a day, and since when."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from cards.formats import FAMILIES, OFFICIAL
from cards.legality.amendments import amendments
from cards.legality.citations import day_words, source_words
from decks.contents.encoding import AnyDeck
from decks.legality.report import Report, build_report
from decks.legality.verdicts import FormatBrief, format_briefs, histories, verdict_on
from decks.legality.wording import LEVELS, sentence
from rules.construction import (
    Amendments,
    Format,
    History,
    LegalityPeriod,
    Problem,
    Standing,
    formats_of,
    game_of,
)

# The year of the first cards: strips begin here, whatever a format's documents say.
FIRST_DAY = date(2001, 11, 1)
# As many as a time line can bear; the formats above it tell all problems of a day.
CAUSES = 2


@dataclass(frozen=True, slots=True)
class ShownPeriod:
    """One stretch of legality in words: since when, what began it, and by which document."""

    level: str
    since: str
    causes: tuple[str, ...]
    more: int
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PeriodBar:
    """One stretch on the strip, in percent of its length; before the first bar is no format."""

    level: str
    start: str
    length: str


@dataclass(frozen=True, slots=True)
class FormatRow:
    """A format with its verdict on the day and its history.

    The report of official formats is whole; for the many others there is only a count.
    """

    format: Format
    brief: FormatBrief
    report: Report | None
    turns: tuple[ShownPeriod, ...]
    bars: tuple[PeriodBar, ...]

    @property
    def legal(self) -> bool:
        """Whether the deck may be played in it that day."""
        return self.brief.brief.standing is Standing.LEGAL

    @property
    def turned(self) -> bool:
        """Whether the verdict ever turned."""
        return bool(self.turns)


@dataclass(frozen=True, slots=True)
class FormatFamily:
    """The formats of one kind under their heading."""

    name: str
    rows: tuple[FormatRow, ...]


@dataclass(frozen=True, slots=True)
class WhereLegal:
    """What the page shows: the formats that existed that day, and those that are `not_asked`."""

    day: date
    years: tuple[int, int]
    families: tuple[FormatFamily, ...]
    not_asked: tuple[Format, ...]

    @property
    def rows(self) -> tuple[FormatRow, ...]:
        """All formats."""
        return tuple(row for family in self.families for row in family.rows)

    @property
    def legal(self) -> tuple[FormatRow, ...]:
        """The formats the deck may be played in that day."""
        return tuple(row for row in self.rows if row.legal)

    @property
    def unsure(self) -> int:
        """In how many formats it depends."""
        return sum(row.brief.brief.standing is Standing.DEPENDS for row in self.rows)

    @property
    def turned(self) -> tuple[FormatRow, ...]:
        """The formats in which the verdict turned at least once."""
        return tuple(row for row in self.rows if row.turned)


def where_legal(cards: AnyDeck, day: date, today: date) -> WhereLegal:
    """Judge a deck in every format of its game that existed on a day, legal ones first.

    A format that nothing shows to have existed that day is not asked.
    """
    entered = amendments()
    lines = _time_lines(cards, entered, max(today, day))
    formats = formats_of(game_of(cards))
    asked = [format for format in formats if format.on(day) is not None]
    rows = []
    for brief in format_briefs(cards, asked, day, entered):
        format = brief.format
        whole = format.family in OFFICIAL
        report = build_report(verdict_on(cards, format, day, entered), format) if whole else None
        turns, bars = lines.turned.get(format.slug, ((), ()))
        rows.append(FormatRow(format, brief, report, turns, bars))
    rows.sort(key=lambda row: not row.legal)
    families = (
        FormatFamily(
            name,
            tuple(sorted((row for row in rows if row.format.family is family), key=_legal_first)),
        )
        for family, name in FAMILIES.items()
    )
    shown = tuple(family for family in families if family.rows)
    not_asked = tuple(format for format in formats if format.on(day) is None)
    return WhereLegal(day, (FIRST_DAY.year, lines.last.year), shown, not_asked)


@dataclass(frozen=True, slots=True)
class _TimeLines:
    """The turns and the bars of each format in which the verdict turned, up to the `last` day."""

    turned: Mapping[str, tuple[tuple[ShownPeriod, ...], tuple[PeriodBar, ...]]]
    last: date


@lru_cache(maxsize=100)
def _time_lines(cards: AnyDeck, entered: Amendments, end: date) -> _TimeLines:
    """Return a deck's time lines in words. They are kept, for every day of the page shows them."""
    found = histories(cards, entered)
    last = max([end, *(history.periods[-1].day for history in found)])
    turned = {
        history.format.slug: (tuple(_periods(history)), tuple(_bars(history, last)))
        for history in found
        if len(history.periods) > 1
    }
    return _TimeLines(turned, last)


def _periods(history: History) -> Iterator[ShownPeriod]:
    for period in history.periods:
        problems = _causes(period)
        causes = tuple(dict.fromkeys(sentence(problem) for problem in problems))
        yield ShownPeriod(
            level=LEVELS[period.standing],
            since=_since(period),
            causes=causes[:CAUSES],
            more=len(causes[CAUSES:]),
            sources=_sources(period, problems),
        )


def _causes(period: LegalityPeriod) -> tuple[Problem, ...]:
    """Return the problems whose end or beginning turned the verdict."""
    if period.legal and period.standing is Standing.DEPENDS:
        other = period.verdict.other
        return other.problems if other is not None else ()
    return period.went if period.legal else period.verdict.problems


def _since(period: LegalityPeriod) -> str:
    if period.since is not None:
        return f"since {day_words(period.since)}"
    if period.known_by is not None:
        return f"in force by {day_words(period.known_by)}; its first day is not known"
    return "the first day is not known"


def _sources(period: LegalityPeriod, problems: tuple[Problem, ...]) -> tuple[str, ...]:
    """Name the documents: of what changed that day, or of the rules the deck then broke."""
    if period.standing is Standing.LEGAL:
        return tuple(dict.fromkeys(source_words(source) for source in period.sources))
    return tuple(dict.fromkeys(source_words(problem.source) for problem in problems))


def _bars(history: History, last: date) -> Iterator[PeriodBar]:
    ends = [period.day for period in history.periods[1:]] + [last]
    for period, end in zip(history.periods, ends, strict=True):
        start, stop = _place(period.day, last), _place(end, last)
        level = LEVELS[period.standing]
        yield PeriodBar(level, f"{start:.2f}%", f"{stop - start:.2f}%")


def _place(day: date, last: date) -> float:
    length = (last - FIRST_DAY).days
    return max(0.0, min(100.0, 100 * (day - FIRST_DAY).days / length))


def _legal_first(row: FormatRow) -> bool:
    return not row.legal
