"""The charts of a trial as places in percent: the difference narrowing, and the sequential test.

Lines are drawn in a box of 100 by 100 that is stretched to its place; letters stand outside it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from play.results.charts import FLOOR, LEFT, RIGHT, TOP, Line, Mark
from rules.playtest.trials.paired import difference_interval
from rules.playtest.trials.results import Look
from rules.playtest.trials.sprt import SprtPlan

MAX_POINTS = 120
_SCALES = (0.05, 0.1, 0.2, 0.3, 0.5, 1.0)


@dataclass(frozen=True, slots=True)
class LineChart:
    """Lines over the number of pairs; `lines` are drawn across it, with their words."""

    paths: tuple[Line, ...]
    areas: tuple[Line, ...]
    lines: tuple[Mark, ...]
    ticks: tuple[Mark, ...]
    left: int = LEFT
    right: int = RIGHT
    top: int = TOP
    floor: int = FLOOR


@dataclass(frozen=True, slots=True)
class Whisker:
    """A difference with its interval on an axis around zero, all in percent of its width."""

    low: float
    high: float
    at: float


def difference_scale(reaches: Sequence[float]) -> float:
    """Return the smallest round reach of an axis around zero that holds these differences."""
    widest = max(map(abs, reaches), default=0.0)
    return next((scale for scale in _SCALES if scale >= widest), 1.0)


def whisker(low: float, middle: float, high: float, scale: float) -> Whisker:
    """Return the places of a difference and its interval on an axis from -scale to scale."""

    def across(value: float) -> float:
        return round(50 + 50 * max(-1.0, min(1.0, value / scale)), 2)

    return Whisker(across(low), across(high), across(middle))


def difference_chart(looks: Sequence[Look]) -> LineChart | None:
    """Return how the difference and its interval went as games were played."""
    if len(looks) < 2:
        return None
    shown = _thinned(looks)
    bounds = [difference_interval(look.counts) for look in shown]
    # The first intervals are wide; the axis is for what they narrow to.
    settled = bounds[len(bounds) // 4 :]
    scale = difference_scale([bound for interval in settled for bound in interval])
    across = _places([look.counts.pairs for look in shown])
    heights = [_height(look.counts.difference, scale) for look in shown]
    low, high = ([_height(pair[side], scale) for pair in bounds] for side in (0, 1))
    band = list(zip(across, high, strict=True)) + list(zip(across, low, strict=True))[::-1]
    return LineChart(
        paths=(Line(_path(list(zip(across, heights, strict=True))), "a"),),
        areas=(Line(f"{_path(band)}Z", "a"),),
        lines=tuple(
            Mark(_down(value, scale), _axis_text(100 * value, 0)) for value in (scale, 0.0, -scale)
        ),
        ticks=_ticks(shown),
    )


def sprt_chart(looks: Sequence[Look], plan: SprtPlan) -> LineChart | None:
    """Return both log-likelihood ratios as games were played, between the bounds of the test."""
    if len(looks) < 2:
        return None
    shown = [look for look in _thinned(looks) if look.state is not None]
    ratios = [(look.state.better, look.state.worse) for look in shown if look.state is not None]
    scale = 1.15 * max(plan.upper, -plan.lower)
    across = _places([look.counts.pairs for look in shown])
    return LineChart(
        paths=tuple(
            Line(
                _path(
                    [
                        (place, _height(ratio[side], scale))
                        for place, ratio in zip(across, ratios, strict=True)
                    ]
                ),
                series,
            )
            for side, series in ((0, "b"), (1, "a"))
        ),
        areas=(),
        lines=tuple(
            Mark(_down(value, scale), _axis_text(value, 1)) for value in (plan.upper, plan.lower)
        ),
        ticks=_ticks(shown),
    )


def _axis_text(value: float, digits: int) -> str:
    return f"{value:+.{digits}f}".replace("-", "\N{MINUS SIGN}") if value else "0"


def _thinned(looks: Sequence[Look]) -> list[Look]:
    step = -(-len(looks) // MAX_POINTS)
    return [*looks[:-1:step], looks[-1]]


def _places(pairs: Sequence[int]) -> list[float]:
    return [round(100 * number / pairs[-1], 2) for number in pairs]


def _height(value: float, scale: float) -> float:
    return round(50 - 50 * max(-1.0, min(1.0, value / scale)), 2)


def _down(value: float, scale: float) -> float:
    return round(TOP + (FLOOR - TOP) * _height(value, scale) / 100, 2)


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{across} {down}" for across, down in points)


def _ticks(looks: Sequence[Look]) -> tuple[Mark, ...]:
    most = looks[-1].counts.pairs
    return tuple(
        Mark(round(LEFT + (RIGHT - LEFT) * share, 2), f"{round(most * share):,}")
        for share in (0.25, 0.5, 0.75, 1)
    )
