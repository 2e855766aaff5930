"""When a deck became legal or illegal in a format, and what changed it."""

from collections.abc import Container, Iterable, Iterator, MutableMapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property

from rules.construction.amendments import NONE, Amendments
from rules.construction.dates import HistoricDay
from rules.construction.errata import known_amendments
from rules.construction.format import Format, Snapshot
from rules.construction.games import GAMES
from rules.construction.judging import game_of_format
from rules.construction.problem import Problem, Source, Standing, Verdict
from rules.construction.releases import Release
from rules.construction.validator import is_legal, standing_on, validate
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck


@dataclass(frozen=True, slots=True)
class _Question:
    """What a time line is about."""

    deck: TcgDeck | LcgDeck
    format: Format
    amendments: Amendments

    def on(self, day: date) -> Verdict:
        return validate(self.deck, self.format, on=day, amendments=self.amendments)


@dataclass(frozen=True)
class LegalityPeriod:
    """A stretch of time in which a deck was legal throughout, or illegal, or it depended.

    `since` is when it began, as exactly as the documents state it; where none does, `known_by` is
    the day by which they show it. `day` is the day from which it is counted, and `before` the last
    day looked at before it. `sources` are where what changed that day is written.
    """

    since: HistoricDay | None
    day: date
    standing: Standing
    legal: bool
    sources: tuple[Source, ...]
    known_by: HistoricDay | None
    before: date | None
    question: _Question

    @cached_property
    def verdict(self) -> Verdict:
        """The verdict of its first day; where that is not legal its problems began the period."""
        return self.question.on(self.day)

    @cached_property
    def went(self) -> tuple[Problem, ...]:
        """The problems whose end began it."""
        return self.question.on(self.before).problems if self.before is not None else ()


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

    Points are the format's snapshots, where what documents settle ends, the releases of the deck's
    sets, and later list entries and errata for its cards.
    WrongGame where deck and format are of different games.
    """
    periods: list[LegalityPeriod] = []
    before: date | None = None
    game = game_of_format(deck, format)
    build = game.resolve_deck(deck)
    held = {game.first_print(card_id) for card_id in build.copies}
    points = _points(format, amendments, held)
    _add_releases(points, format, game.releases.of(build))
    question = _Question(deck, format, amendments)
    for day, point in sorted(points.items()):
        standing = standing_on(deck, format, day, amendments)
        if not periods or standing is not periods[-1].standing:
            periods.append(
                LegalityPeriod(
                    since=point.since,
                    day=day,
                    standing=standing,
                    legal=standing is Standing.LEGAL
                    or (
                        standing is Standing.DEPENDS
                        and is_legal(deck, format, on=day, amendments=amendments)
                    ),
                    sources=tuple(point.sources),
                    known_by=point.known_by,
                    before=before,
                    question=question,
                )
            )
        before = day
    return History(format, tuple(periods))


@dataclass(slots=True)
class _Point:
    """A day on which the verdict may turn, as exactly as it is known, and where that is written."""

    since: HistoricDay | None
    sources: list[Source]
    known_by: HistoricDay | None = None


def _points(
    format: Format, amendments: Amendments, held: Container[str]
) -> MutableMapping[date, _Point]:
    begun = format.begins
    points = {
        snapshot.begins: _Point(snapshot.since, [snapshot.source], snapshot.known_by)
        for snapshot in format.snapshots
    }
    for snapshot in format.snapshots:
        for day in _unsettled_from(snapshot, is_first=snapshot is format.snapshots[0]):
            if day > begun:
                points.setdefault(day, _Point(HistoricDay.of(day), [snapshot.source]))
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


def _unsettled_from(snapshot: Snapshot, *, is_first: bool) -> Iterator[date]:
    """Return the days around those of a snapshot from which more or fewer than one may hold."""
    if snapshot.settled_until is not None:
        yield snapshot.settled_until.last() + timedelta(days=1)
    dated = snapshot.since or snapshot.known_by
    if dated is not None and not is_first:
        yield from (dated.first(), dated.last())


def _add_releases(
    points: MutableMapping[date, _Point], format: Format, releases: Iterable[Release]
) -> None:
    """Add the days on which sets of the deck came out, or may have, while the format existed."""
    complete = HistoricDay.of(GAMES[format.game].releases.complete)
    for release in releases:
        known = release.day or complete
        for day in {known.first(), known.last()}:
            if day > format.begins:
                points.setdefault(day, _Point(known, [])).sources.append(release.source)
