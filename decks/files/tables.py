"""Rows of tables as lines of a deck: CSV with column names, and tables of wikis and forums."""

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass

from decks.files.card_names import NameBook, number_key
from decks.files.spellings import set_numbers
from rules.names import fold

_NUMBER_COLUMNS = (
    *("id", "cardid", "tag", "collector", "collectornumber", "code", "number", "cardnumber"),
    *("no", "nr", "nummer", "cardno", "card"),
)
_NAME_COLUMNS = ("name", "title", "cardname", "cardtitle", "productname", "karte", "card")
_COUNT_COLUMNS = (
    *("copies", "count", "quantity", "qty", "totalquantity", "owned", "amount", "have", "anzahl"),
    *("x", "howmany", "numberofcopies", "cards", "menge"),
)
_SUBTITLE_COLUMNS = ("subtitle",)
_SET_COLUMNS = ("set", "setname", "edition", "expansion")
_ZONE_COLUMNS = ("zone", "section", "board", "type")
_COUNT = re.compile(r"[xX×]?\s?(\d{1,3})\s?[xX×]?")
_PLAIN_NUMBER = re.compile(r"\d{1,3}")
DELIMITERS = ",;\t|"


@dataclass(frozen=True, slots=True)
class Row:
    """What a row of a table says of a card, "" for what it doesn't say."""

    count: str = ""
    name: str = ""
    number: str = ""
    zone: str = ""

    @property
    def text(self) -> str:
        """The row as a line of a deck."""
        counted = f"{self.count}x" if self.count else ""
        number = f"({self.number})" if self.number and self.name else self.number
        return " ".join(filter(None, (counted, self.name, number)))


@dataclass(frozen=True, slots=True)
class Columns:
    """Where a table has what, as places in a row; None for what it has not."""

    delimiter: str
    name: int | None
    number: int | None
    count: int | None
    subtitle: int | None = None
    set: int | None = None
    zone: int | None = None

    def row(self, cells: Sequence[str]) -> Row:
        """Return what a row says of a card."""
        name = _cell(cells, self.name)
        subtitle = _cell(cells, self.subtitle)
        number = _cell(cells, self.number)
        numbers = set_numbers(_cell(cells, self.set))
        if numbers and _PLAIN_NUMBER.fullmatch(number):
            number = f"{int(numbers[0])}_{int(number)}"
        named = name.replace("| ", ", ").replace("|", ", ")
        return Row(
            count=_cell(cells, self.count),
            name=f"{named}, {subtitle}" if subtitle else named,
            number=number,
            zone=_cell(cells, self.zone),
        )


def find_columns(first: str) -> Columns | None:
    """Return the columns that a line of column names has, None for any other line."""
    delimiter = max(DELIMITERS, key=first.count)
    return name_columns(split_row(first, delimiter), delimiter)


def name_columns(cells: Sequence[str], delimiter: str = "|") -> Columns | None:
    """Return the columns by their names; None if the cells aren't those of a table of cards."""
    titles = ["count" if cell == "#" else fold(cell.replace("#", " no ")) for cell in cells]
    name = _column(titles, _NAME_COLUMNS)
    number = _column(titles, _NUMBER_COLUMNS)
    if number == name:
        number = None
    count = _column(titles, _COUNT_COLUMNS)
    if len(titles) < 2 or (name is None and (number is None or count is None)):
        return None
    if all(place is None for place in (number, count, _column(titles, _SET_COLUMNS))):
        return None
    return Columns(
        delimiter,
        name,
        number,
        count,
        _column(titles, _SUBTITLE_COLUMNS),
        _column(titles, _SET_COLUMNS),
        _column(titles, _ZONE_COLUMNS),
    )


def split_row(line: str, delimiter: str) -> list[str]:
    """Return the cells of a line, as spreadsheets write them."""
    try:
        return [cell.strip() for cell in next(iter(csv.reader([line], delimiter=delimiter)), [])]
    except csv.Error:
        return [cell.strip() for cell in line.split(delimiter)]


def row_texts(cells: Sequence[str], book: NameBook) -> tuple[str, ...]:
    """Return the cards of a row without column names: a count beside a name, or a counted name."""
    texts: list[str] = []
    count = number = name = ""
    for cell in cells:
        counted = _COUNT.fullmatch(cell)
        if counted is not None and name and count:
            texts.append(Row(count, name, number).text)
            count, name, number = counted[1], "", ""
        elif counted is not None:
            count = counted[1]
        elif book.numbered(number_key(cell)):
            number = cell
        elif not name:
            name = cell
        elif book.called(cell) and not book.called(name):
            name = f"{name}, {cell}" if book.called(f"{name}, {cell}") else cell
        elif book.called(f"{name}, {cell}"):
            name = f"{name}, {cell}"
    if name or number:
        texts.append(Row(count, name, number).text)
    return tuple(texts)


def _column(titles: Sequence[str], names: Sequence[str]) -> int | None:
    return next((titles.index(name) for name in names if name in titles), None)


def _cell(cells: Sequence[str], place: int | None) -> str:
    # The apostrophe keeps spreadsheets from taking a cell for a formula.
    return (
        cells[place].strip().removeprefix("'") if place is not None and place < len(cells) else ""
    )
