"""Measures round by round or site by site: a table, and the chart that is drawn from it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from decks.statistics.charts import Tint
from decks.statistics.formatting import percent, places

# "lines" joins the numbers of a column; "piled" stands them on one another, a "line" excepted.
MeasureShape = Literal["lines", "piled"]
FINE = 6


@dataclass(frozen=True, slots=True)
class Column:
    """A column of numbers; one without a colour is read and not drawn."""

    name: str
    tint: Tint | None = None
    line: bool = False


@dataclass(frozen=True, slots=True)
class Measure:
    """A number as it is read, and as it is drawn."""

    words: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class MeasureRow:
    """One row with a measure for each column."""

    label: str
    measures: tuple[Measure, ...]


@dataclass(frozen=True, slots=True)
class Measures:
    """A table of measures; `unit` is "%" where all of them are chances."""

    title: str
    noun: str
    shape: MeasureShape
    unit: str
    columns: tuple[Column, ...]
    rows: tuple[MeasureRow, ...]


def chance(value: Fraction | int) -> Measure:
    """Return a chance as a measure in percent."""
    exact = Fraction(value)
    return Measure(percent(exact), places(exact * 100, FINE))


def amount(value: Fraction | int, digits: int = 1) -> Measure:
    """Return a number as a measure; a whole one is written whole."""
    exact = Fraction(value)
    words = str(value) if isinstance(value, int) else places(exact, digits)
    return Measure(words, places(exact, FINE))


def chances_by(
    title: str,
    noun: str,
    columns: Iterable[tuple[Column, Sequence[Fraction]]],
    labels: Sequence[str],
) -> Measures:
    """Return columns of chances side by side, a row a label."""
    return measures_by(title, noun, "lines", "%", columns, labels, chance)


def amounts_by(
    title: str,
    noun: str,
    shape: MeasureShape,
    columns: Iterable[tuple[Column, Sequence[Fraction | int]]],
    labels: Sequence[str],
) -> Measures:
    """Return columns of numbers side by side, a row a label."""
    return measures_by(title, noun, shape, "", columns, labels, amount)


def measures_by(
    title: str,
    noun: str,
    shape: MeasureShape,
    unit: str,
    columns: Iterable[tuple[Column, Sequence[Fraction | int]]],
    labels: Sequence[str],
    written: Callable[[Fraction | int], Measure],
) -> Measures:
    """Return columns of numbers side by side, each written in the same way."""
    pairs = list(columns)
    return Measures(
        title=title,
        noun=noun,
        shape=shape,
        unit=unit,
        columns=tuple(column for column, _ in pairs),
        rows=tuple(
            MeasureRow(label, tuple(written(numbers[place]) for _, numbers in pairs))
            for place, label in enumerate(labels)
        ),
    )
