"""Charts as numbers for a template to draw: bars, ticks and lines, in percent of its box.

In percent, so that a chart fills whatever room it is given and its letters keep their size.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count

from rules.playtest.statistics.distribution import Distribution

LEFT, RIGHT, TOP, FLOOR = 11, 100, 6, 86
MAX_BINS = 20
MAX_TICKS = 8
_BIN_STEPS = (1, 2, 5)
_CEILING_STEPS = (1, 2, 4, 6, 8)


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar; `series` is "a", "b" or "none" and gives its colour."""

    x: float
    y: float
    width: float
    height: float
    series: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A label at a place of an axis."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """A line or an area of a chart: `path` is that of SVG; `series` gives its colour."""

    path: str
    series: str


@dataclass(frozen=True, slots=True)
class ChartRow:
    """One row of the table beside a chart: the games with a number from `low` to `high`.

    `addresses` list the games of each count, where they can be listed.
    """

    label: str
    counts: tuple[int, ...]
    low: int = 0
    high: int = 0
    addresses: tuple[str, ...] = ()

    @property
    def cells(self) -> tuple[tuple[int, str], ...]:
        """The counts, each with its address, or an empty one."""
        addresses = self.addresses or ("",) * len(self.counts)
        return tuple(zip(self.counts, addresses, strict=True))


@dataclass(frozen=True, slots=True)
class Chart:
    """A histogram, ready to be drawn, and the same as a table."""

    bars: tuple[Bar, ...]
    ticks: tuple[Mark, ...]
    lines: tuple[Mark, ...]
    rows: tuple[ChartRow, ...]
    left: int = LEFT
    right: int = RIGHT
    floor: int = FLOOR


@dataclass(frozen=True, slots=True)
class _Bin:
    """Numbers from `low` on, as many as a bin is wide, and how many games had them."""

    low: int
    counts: tuple[int, ...]


def histogram(distributions: Sequence[Distribution], series: Sequence[str]) -> Chart:
    """Draw distributions side by side, the numbers put together into few enough bins.

    Without any game the chart is empty.
    """
    width = _bin_width(distributions)
    bins = list(_bins(distributions, width))
    ceiling = round_up(max((max(bar_bin.counts) for bar_bin in bins), default=0))
    return Chart(
        bars=tuple(_bars(bins, series, ceiling)),
        ticks=tuple(_ticks(bins)),
        lines=tuple(_lines(ceiling)),
        rows=tuple(
            ChartRow(
                _label(bar_bin.low, width), bar_bin.counts, bar_bin.low, bar_bin.low + width - 1
            )
            for bar_bin in bins
        ),
    )


def columns(
    labels: Sequence[str],
    heights: Sequence[Sequence[float | None]],
    series: Sequence[str],
    ceiling: int,
) -> Chart:
    """Draw numbers side by side under labels; None leaves its place empty.

    The table beside it is for the page to write: what the numbers are is its own to say.
    """
    slot = (RIGHT - LEFT) / max(len(labels), 1)
    width = slot * 0.8 / len(series)
    each = -(-len(labels) // MAX_TICKS)
    return Chart(
        bars=tuple(
            _bar(slot, width, place, turn, number / ceiling, colour)
            for place, numbers in enumerate(heights)
            for turn, (number, colour) in enumerate(zip(numbers, series, strict=True))
            if number
        ),
        ticks=tuple(
            Mark(round(LEFT + slot * (place + 0.5), 2), label)
            for place, label in enumerate(labels)
            if place % each == 0
        ),
        lines=tuple(_lines(ceiling)),
        rows=(),
    )


def round_up(number: int) -> int:
    """Return the next 1, 2, 4, 6 or 8 with noughts behind it; 1 for nothing."""
    return next(size for size in _round_numbers(_CEILING_STEPS) if size >= number)


def _round_numbers(steps: Sequence[int]) -> Iterator[int]:
    for power in count():
        for step in steps:
            yield step * 10**power


def _bin_width(distributions: Sequence[Distribution]) -> int:
    numbers = list(chain.from_iterable(distributions))
    reach = max(numbers) - min(numbers) + 1 if numbers else 1
    # One bin more than the reach needs may be taken, for bins begin at multiples of their width.
    return next(width for width in _round_numbers(_BIN_STEPS) if -(-reach // width) < MAX_BINS)


def _bins(distributions: Sequence[Distribution], width: int) -> Iterator[_Bin]:
    numbers = list(chain.from_iterable(distributions))
    if not numbers:
        return
    for low in range(min(numbers) // width * width, max(numbers) + 1, width):
        inside = range(low, low + width)
        yield _Bin(
            low,
            tuple(
                sum(distribution.get(number, 0) for number in inside)
                for distribution in distributions
            ),
        )


def _label(low: int, width: int) -> str:
    return str(low) if width == 1 else f"{low} to {low + width - 1}"


def _slot(bins: Sequence[_Bin]) -> float:
    return (RIGHT - LEFT) / max(len(bins), 1)


def _bars(bins: Sequence[_Bin], series: Sequence[str], ceiling: int) -> Iterator[Bar]:
    slot = _slot(bins)
    width = slot * 0.8 / len(series)
    for place, bar_bin in enumerate(bins):
        for turn, (games, colour) in enumerate(zip(bar_bin.counts, series, strict=True)):
            if games:
                yield _bar(slot, width, place, turn, games / ceiling, colour)


def _bar(slot: float, width: float, place: int, turn: int, share: float, series: str) -> Bar:
    """Return the bar of a series within its place, as high as its share of the chart."""
    height = (FLOOR - TOP) * share
    return Bar(
        x=round(LEFT + slot * (place + 0.1) + width * turn, 2),
        y=round(FLOOR - height, 2),
        width=round(width, 2),
        height=round(height, 2),
        series=series,
    )


def _ticks(bins: Sequence[_Bin]) -> Iterator[Mark]:
    slot = _slot(bins)
    each = -(-len(bins) // MAX_TICKS)
    for place, bar_bin in enumerate(bins):
        if place % each == 0:
            yield Mark(round(LEFT + slot * (place + 0.5), 2), str(bar_bin.low))


def _lines(ceiling: int) -> Iterator[Mark]:
    for share in (1, 0.5):
        games = ceiling * share
        if float(games).is_integer():
            yield Mark(TOP + (FLOOR - TOP) * (1 - share), f"{games:,.0f}")
