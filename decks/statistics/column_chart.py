"""A figure as columns that the server draws, in percent of the box: for a narrow panel."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards.drawn_by_value import drawn_by_value
from decks.statistics.charts import ChartTable, Tint

LEFT, RIGHT, TOP, FLOOR = 0, 100, 10, 84
GAP = 0.16


@dataclass(frozen=True, slots=True)
class Column:
    """One column and the count above it."""

    x: float
    y: float
    width: float
    height: float
    middle: float
    count: int
    tint: Tint


@dataclass(frozen=True, slots=True)
class Tick:
    """A label below the columns."""

    at: float
    text: str


@drawn_by_value
@dataclass(frozen=True, slots=True)
class ColumnChart:
    """A figure ready to be drawn; `figure` has the same as a table."""

    figure: ChartTable
    columns: tuple[Column, ...]
    ticks: tuple[Tick, ...]
    floor: int = FLOOR

    @property
    def words(self) -> str:
        """The same in a sentence: "Cost 1: 13 Free Peoples, 3 Shadow."."""
        names = [series.name for series in self.figure.series]
        rows = [
            f"{row.label}: "
            + ", ".join(
                f"{cell.count} {name}"
                for cell, name in zip(row.cells, names, strict=True)
                if cell.count
            )
            for row in self.figure.rows
            if any(cell.count for cell in row.cells)
        ]
        return f"{self.figure.words}. {'; '.join(rows)}."


def column_chart(figure: ChartTable) -> ColumnChart:
    """Draw a figure's rows as groups of columns, one column a series."""
    return ColumnChart(figure, tuple(_columns(figure)), tuple(_ticks(figure)))


def _slot(figure: ChartTable) -> float:
    return (RIGHT - LEFT) / max(len(figure.rows), 1)


def _columns(figure: ChartTable) -> Iterator[Column]:
    slot = _slot(figure)
    width = slot * (1 - 2 * GAP) / max(len(figure.series), 1)
    for place, row in enumerate(figure.rows):
        for turn, cell in enumerate(row.cells):
            if cell.count:
                x = LEFT + slot * (place + GAP) + width * turn
                height = (FLOOR - TOP) * cell.share / 100
                yield Column(
                    x=x,
                    y=FLOOR - height,
                    width=width,
                    height=height,
                    middle=x + width / 2,
                    count=cell.count,
                    tint=cell.tint,
                )


def _ticks(figure: ChartTable) -> Iterator[Tick]:
    slot = _slot(figure)
    for place, row in enumerate(figure.rows):
        yield Tick(LEFT + slot * (place + 0.5), row.label)
