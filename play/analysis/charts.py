"""The curve of the chance to win, as numbers for a template to draw."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from play.results.charts import FLOOR, LEFT, MAX_TICKS, RIGHT, TOP, Line, Mark

# A band of 95 %.
REACH = 1.96
FEWEST_POINTS = 2


@dataclass(frozen=True, slots=True)
class PlacedMark:
    """A numbered mark on the curve, in percent of the chart's box."""

    across: float
    down: float
    number: int
    grade: str


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A row of the table beside the chart: a turn, its step, and the chance in percent."""

    turn: int
    step: int
    chance: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class CurveChart:
    """The chance to win over the turns of a game, with its band, marks and table."""

    paths: tuple[Line, ...]
    areas: tuple[Line, ...]
    lines: tuple[Mark, ...]
    ticks: tuple[Mark, ...]
    marks: tuple[PlacedMark, ...]
    rows: tuple[CurvePoint, ...]
    left: int = LEFT
    right: int = RIGHT
    top: int = TOP
    floor: int = FLOOR


def curve_chart(
    points: Sequence[Sequence[float]], marks: Sequence[dict[str, Any]] = ()
) -> CurveChart | None:
    """Return the chart of a stored curve; None for fewer than two points.

    `points` are rows of step, turn, chance and error; `marks` have a step and a grade.
    """
    if len(points) < FEWEST_POINTS:
        return None
    last = len(points) - 1
    places = [(100 * number / last, 100 * point[2]) for number, point in enumerate(points)]
    reaches = [100 * REACH * point[3] for point in points]
    high = [(x, min(100.0, y + reach)) for (x, y), reach in zip(places, reaches, strict=True)]
    low = [(x, max(0.0, y - reach)) for (x, y), reach in zip(places, reaches, strict=True)]
    return CurveChart(
        paths=(Line(_path(places), "a"),),
        areas=(Line(f"{_path(high + low[::-1])}Z", "a"),),
        lines=tuple(Mark(_down(value), f"{value} %") for value in (100, 50, 0)),
        ticks=_ticks(points),
        marks=tuple(
            _place(points, places, mark, number) for number, mark in enumerate(marks, start=1)
        ),
        rows=tuple(
            CurvePoint(int(turn), int(step), round(y), round(down), round(up))
            for (step, turn, _, _), (_, y), (_, down), (_, up) in zip(
                points, places, low, high, strict=True
            )
        ),
    )


def _place(
    points: Sequence[Sequence[float]],
    places: Sequence[tuple[float, float]],
    mark: dict[str, Any],
    number: int,
) -> PlacedMark:
    """Return a mark on the line between the two points around its step."""
    step = mark["step"]
    after = next((at for at, point in enumerate(points) if point[0] > step), len(points) - 1)
    before = max(0, after - 1)
    reach = points[after][0] - points[before][0] or 1
    share = min(1.0, max(0.0, (step - points[before][0]) / reach))
    (x, y), (further_x, further_y) = places[before], places[after]
    x, y = x + share * (further_x - x), y + share * (further_y - y)
    across = LEFT + (RIGHT - LEFT) * x / 100
    return PlacedMark(round(across, 2), _down(y), number, mark["grade"])


def _down(percent: float) -> float:
    return round(TOP + (FLOOR - TOP) * (100 - percent) / 100, 2)


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{across:.2f} {100 - up:.2f}" for across, up in points)


def _ticks(points: Sequence[Sequence[float]]) -> tuple[Mark, ...]:
    """Return the numbers of turns beneath the curve, as many as there is room for."""
    last = len(points) - 1
    each = -(-len(points) // MAX_TICKS)
    return tuple(
        Mark(round(LEFT + (RIGHT - LEFT) * number / last, 2), str(int(turn)))
        for number, (_, turn, _, error) in enumerate(points)
        # What is certain is the end: the turn before it has its own number.
        if turn and error and number % each == 0
    )
