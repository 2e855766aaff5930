"""A figure: counts in rows and series, as the table that is read and the chart that is drawn."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

# Rows that are numbers stand in their order along the foot; rows that are words lie on their side.
Shape = Literal["columns", "bars"]
TintKind = Literal["series", "culture", "sphere", "part"]
AnyNumber = int | Literal["X"]
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Tint:
    """A colour by what it stands for: a series "a" or "b", a culture, a sphere, a part of a sum."""

    kind: TintKind
    word: str


@dataclass(frozen=True, slots=True)
class Series:
    """One of the things counted side by side."""

    name: str
    tint: Tint


@dataclass(frozen=True, slots=True)
class Cell:
    """A count, its share in percent of the greatest count of its figure, and its colour."""

    count: int
    share: float
    tint: Tint


@dataclass(frozen=True, slots=True)
class Row:
    """One row: a cell for each series. A tint of its own colours all its cells."""

    label: str
    cells: tuple[Cell, ...]
    tint: Tint | None = None


@dataclass(frozen=True, slots=True)
class ChartTable:
    """Counts with a title; `noun` heads the rows, `words` say what is counted."""

    key: str
    title: str
    noun: str
    words: str
    shape: Shape
    series: tuple[Series, ...]
    rows: tuple[Row, ...]

    @property
    def most(self) -> int:
        """The greatest count; 0 if there is none."""
        return max((cell.count for row in self.rows for cell in row.cells), default=0)


@dataclass(frozen=True, slots=True)
class Caption:
    """What a figure says of itself."""

    key: str
    title: str
    noun: str
    words: str


# What is counted: a value, the place of its series, how many copies have it.
Counted = Iterable[tuple[AnyNumber, int, int]]
Worded = Iterable[tuple[str, int, int]]


def by_number(caption: Caption, series: Sequence[Series], counted: Counted) -> ChartTable:
    """Count by a number, without a gap from the least to the greatest; X stands last."""
    counts = _counts(counted)
    numbers = [value for value, _ in counts if value != "X"]
    values: list[AnyNumber] = list(range(min(numbers), max(numbers) + 1)) if numbers else []
    if any(value == "X" for value, _ in counts):
        values.append("X")
    rows = [
        (str(value), [counts[value, place] for place in range(len(series))]) for value in values
    ]
    return _figure(caption, "columns", series, rows, {})


def by_word(
    caption: Caption,
    series: Sequence[Series],
    counted: Worded,
    *,
    names: Mapping[str, str],
    tints: TintKind | None = None,
) -> ChartTable:
    """Count by a word, the most frequent first; `tints` colours each row by its word.

    `names` says how a word is written where that is not the word itself.
    """
    counts = _counts(counted)
    totals: Counter[str] = Counter()
    for (word, _), count in counts.items():
        totals[word] += count
    words = sorted(totals, key=lambda word: (-totals[word], word))
    written = {word: names.get(word, word) for word in words}
    rows = [
        (written[word], [counts[word, place] for place in range(len(series))]) for word in words
    ]
    coloured = {written[word]: Tint(tints, word) for word in words} if tints is not None else {}
    return _figure(caption, "bars", series, rows, coloured)


def _counts(counted: Iterable[tuple[Value, int, int]]) -> Counter[tuple[Value, int]]:
    counts: Counter[tuple[Value, int]] = Counter()
    for value, place, copies in counted:
        counts[value, place] += copies
    return counts


def _figure(
    caption: Caption,
    shape: Shape,
    series: Sequence[Series],
    rows: Sequence[tuple[str, Sequence[int]]],
    tints: Mapping[str, Tint],
) -> ChartTable:
    most = max((count for _, counts in rows for count in counts), default=0) or 1
    return ChartTable(
        key=caption.key,
        title=caption.title,
        noun=caption.noun,
        words=caption.words,
        shape=shape,
        series=tuple(series),
        rows=tuple(_row(label, counts, series, most, tints.get(label)) for label, counts in rows),
    )


def _row(
    label: str, counts: Sequence[int], series: Sequence[Series], most: int, tint: Tint | None
) -> Row:
    cells = (
        Cell(count, 100 * count / most, tint or shown.tint)
        for count, shown in zip(counts, series, strict=True)
    )
    return Row(label, tuple(cells), tint)
