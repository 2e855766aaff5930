"""What the page at the end of a game shows, as a value."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from decks.ownership import Visitor
from play.analysis.charts import CurveChart, curve_chart
from play.analysis.page import turn_noun
from play.models import Analysis, RatedResult, Seat, Table, TableStatus
from play.ratings.glicko import PROVISIONAL_DEVIATION
from play.results.labels import format_name, scenario_name
from play.tables.live_games import LiveGame, OlderRules, live_games
from play.tables.position import result_of
from play.tables.records import RecordLine, find_record
from rules.english import count_of, join_words
from rules.recording import Mark

# Turns that are listed, and the least change of the chance to win that is worth a line.
MOST_SWINGS = 3
LEAST_SWING = 0.08
# What decides a turn, the most telling first.
_TELLING = ("death", "burden", "attack", "quest", "skirmish", "travel", "move")
_UP, _DOWN = "up", "down"


@dataclass(frozen=True, slots=True)
class Swing:
    """A turn in which the chance to win changed: by how much, and what happened."""

    number: int
    turn: int
    step: int
    before: int
    after: int
    words: str

    @property
    def trend(self) -> str:
        """Whether it went "up" or "down"."""
        return _UP if self.after > self.before else _DOWN


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card that did much: its name and deeds, whose it is, and the length of its bar."""

    name: str
    words: str
    own: bool
    share: int


@dataclass(frozen=True, slots=True)
class Result:
    """A game that is over as a seat sees it."""

    table: Table
    seat: Seat
    names: Sequence[str]
    analysis: Analysis | None
    line: RecordLine | None
    marks: Sequence[Mark]
    visitor: Visitor
    rated: RatedResult | None

    @property
    def rating(self) -> str:
        """How the rating of the seat's account changed: "1500 to 1662 (+162)"."""
        if self.rated is None:
            return ""
        before, after = round(self.rated.before), round(self.rated.after)
        return f"{before} to {after} ({after - before:+})".replace("-", "−")

    @property
    def is_provisional(self) -> bool:
        """Whether the rating means little yet."""
        return self.rated is not None and self.rated.deviation >= PROVISIONAL_DEVIATION

    @property
    def won(self) -> bool | None:
        """Whether the seat won; None if nobody did."""
        return won_by(self.table, self.seat)

    @property
    def title(self) -> str:
        """How it ended, in two words."""
        return {True: "You won", False: "You lost", None: "Undecided"}[self.won]

    @property
    def sentence(self) -> str:
        """How it ended, in a sentence."""
        return result_of(self.table, list(self.table.seats.all()))

    @property
    def eyebrow(self) -> str:
        """What was played, and how long."""
        table = self.table
        what = scenario_name(table.scenario) if table.scenario else format_name(table.format)
        parts = [what]
        if table.length:
            parts.append(count_of(table.length, self.turn_noun))
        minutes = round((table.changed - table.created).total_seconds() / 60)
        if 0 < minutes < 24 * 60:
            parts.append(count_of(minutes, "minute"))
        return " · ".join(parts)

    @property
    def turn_noun(self) -> str:
        """What the game is counted in."""
        return turn_noun(self.table.face)

    @property
    def is_open(self) -> bool:
        """Whether the curve is still being drawn."""
        return self.analysis is not None and self.analysis.is_open and not self.is_drawn

    @property
    def is_drawn(self) -> bool:
        """Whether all that the page shows of the analysis is known."""
        return self.analysis is not None and "cards" in self.analysis.found

    @property
    def percent(self) -> int:
        """How much of the curve is done, in percent."""
        return int(100 * self.analysis.share) if self.analysis is not None else 0

    @property
    def points(self) -> list[list[float]]:
        """The stored curve."""
        return self.analysis.progress.get("curve", []) if self.analysis is not None else []

    @property
    def swings(self) -> list[Swing]:
        """The turns that decided the game, in their order."""
        pairs = list(zip(self.points, self.points[1:], strict=False))
        largest = sorted(pairs, key=lambda pair: -abs(pair[1][2] - pair[0][2]))[:MOST_SWINGS]
        found = sorted(
            (pair for pair in largest if abs(pair[1][2] - pair[0][2]) >= LEAST_SWING),
            key=lambda pair: pair[0][0],
        )
        return [self._swing(number, *pair) for number, pair in enumerate(found, start=1)]

    def _swing(self, number: int, before: Sequence[float], after: Sequence[float]) -> Swing:
        step, end = int(before[0]), int(after[0])
        inside = [mark for mark in self.marks if step < mark.step <= end]
        ranked = sorted(
            (mark for mark in inside if mark.kind in _TELLING),
            key=lambda mark: _TELLING.index(mark.kind),
        )
        # Before the first turn burdens are bid and cards drawn: no moment of it tells why.
        told = _told(ranked) if before[1] else []
        return Swing(
            number,
            int(before[1]),
            told[0].step if told else step,
            round(100 * before[2]),
            round(100 * after[2]),
            join_words([mark.text.removesuffix(".") for mark in told]),
        )

    @property
    def chart(self) -> CurveChart | None:
        """The curve, with the turns that decided the game marked where they end."""
        ends = {int(point[0]): point for point in self.points}
        marks: list[dict[str, Any]] = []
        for swing in self.swings:
            after = next((step for step in sorted(ends) if step >= swing.step), swing.step)
            marks.append({"step": after, "grade": swing.trend})
        return curve_chart(self.points, marks)

    @property
    def cards(self) -> list[CardRow]:
        """The cards that did most."""
        rows = self.analysis.found.get("cards", []) if self.analysis is not None else []
        most = max((row["weight"] for row in rows), default=1)
        return [
            CardRow(row["name"], row["words"], row["own"], round(100 * row["weight"] / most))
            for row in rows
        ]

    @property
    def record(self) -> str:
        """How many games were won against this deck or scenario: "4 of 9 games"."""
        if self.line is None:
            return ""
        return f"{self.line.won} of {count_of(self.line.games, 'game')}"

    @property
    def series(self) -> list[str]:
        """How the last games against it ended, the oldest first: "won", "lost" or "undecided"."""
        if self.line is None:
            return []
        tables = sorted(self.line.tables, key=lambda table: table.changed)[-10:]
        return [self._ended(table) for table in tables]

    def _ended(self, table: Table) -> str:
        seats = [seat for seat in table.seats.all() if self.visitor.owns(seat)]
        found = won_by(table, seats[0]) if seats else None
        return {True: "won", False: "lost", None: "undecided"}[found]


def _told(ranked: Sequence[Mark]) -> list[Mark]:
    """Return the most telling moment of a turn; of deaths two, if two cards died."""
    if not ranked:
        return []
    first = ranked[0]
    if first.kind != _TELLING[0]:
        return [first]
    name = first.text.partition(" is ")[0]
    others = (mark for mark in ranked if mark.kind == first.kind)
    another = next((mark for mark in others if not mark.text.startswith(name)), None)
    return [first, another] if another is not None else [first]


def won_by(table: Table, seat: Seat) -> bool | None:
    """Return whether a seat won; None for a game that nobody won or that was ended early."""
    if table.status != TableStatus.OVER or table.ending == "unfinished":
        return None
    if table.face.has_opponents:
        return table.winner == seat.place
    return table.winner is not None


def result_for(visitor: Visitor, table: Table, seats: Sequence[Seat], seat: Seat) -> Result:
    """Return the result of a game that is over, as a seat of the visitor's sees it."""
    lines = find_record(visitor)
    line = next((line for line in lines if any(each.pk == table.pk for each in line.tables)), None)
    return Result(
        table=table,
        seat=seat,
        names=[each.name for each in seats],
        analysis=Analysis.objects.filter(table=table, seat=seat.place).first(),
        line=line,
        marks=_marks(table, seats, seat),
        visitor=visitor,
        rated=RatedResult.objects.filter(table=table, account=seat.owner_id).first(),
    )


def _marks(table: Table, seats: Sequence[Seat], seat: Seat) -> Sequence[Mark]:
    """Return the moments of a game as its seat saw them; none under other rules than today's."""
    live: LiveGame | None = None
    with suppress(OlderRules):
        live = live_games.take(table, seats)
        live_games.keep(live)
    if live is None or seat.place not in live.recorders:
        return ()
    return list(live.recorders[seat.place].marks)
