"""Reading a collection: a table (CSV), lines of text, or any deck file this site reads."""

import csv
import io
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cards.whole_numbers import whole_number
from decks.collection.copies import is_printing
from decks.files import TEXT, detect_file_type, read_deck
from decks.files.card_names import name_book
from decks.files.lines import MAX_LINES, Line, Status
from decks.files.reading import BadDeckFile
from decks.files.text import read_text
from rules.construction import Game

# Twice as many lines as there are cards.
MAX_TABLE_LINES = 8_000
_CARD_COLUMNS = ("id", "card id", "card", "collector", "number", "code")
_NAME_COLUMNS = ("name", "title", "card name")
_COUNT_COLUMNS = ("copies", "count", "quantity", "qty", "owned", "amount", "have")


@dataclass(frozen=True, slots=True)
class CollectionReading:
    """What a text says is owned; `guessed` and `rejected` are the lines to look at."""

    copies: Counter[str]
    guessed: tuple[Line, ...] = ()
    rejected: tuple[Line, ...] = ()


def read_collection(content: str, game: Game) -> CollectionReading:
    """Read a collection of a game; BadDeckFile for what is neither a table, nor text, nor a deck.

    A table names its columns in the first line: the card by its number or name, and the copies.
    """
    table = _table(content)
    if table is not None:
        lines = [_table_line(row, game) for row in table]
    elif detect_file_type(content) is TEXT:
        lines = list(_text_lines(content, game))
    else:
        lines = list(read_deck(content, game).read)
    copies = Counter[str]()
    for line in lines:
        if line.holds_card and line.card is not None:
            copies[line.card] += line.count
    return CollectionReading(
        copies,
        tuple(line for line in lines if line.status is Status.GUESSED and not line.exact),
        tuple(line for line in lines if line.status is Status.REJECTED),
    )


@dataclass(frozen=True, slots=True)
class _Row:
    number: int
    text: str
    card: str
    name: str
    count: str


def _table(content: str) -> list[_Row] | None:
    """Return the rows of a table, None for what has no line of column names."""
    first = content.lstrip().splitlines()[0] if content.strip() else ""
    delimiter = max(",;\t", key=first.count)
    columns = [name.strip().strip('"').casefold() for name in first.split(delimiter)]
    card, name = _column(columns, _CARD_COLUMNS), _column(columns, _NAME_COLUMNS)
    count = _column(columns, _COUNT_COLUMNS)
    if len(columns) < 2 or count is None or (card is None and name is None):
        return None
    try:
        rows = list(csv.reader(io.StringIO(content.lstrip()), delimiter=delimiter))[1:]
    except csv.Error as error:
        raise BadDeckFile(f"This table can’t be read: {error}.") from error
    if len(rows) > MAX_TABLE_LINES:
        raise BadDeckFile(f"A collection has at most {MAX_TABLE_LINES} lines.")
    return [
        _Row(
            number,
            delimiter.join(row)[:200],
            _cell(row, card),
            _cell(row, name),
            _cell(row, count),
        )
        for number, row in enumerate(rows, start=2)
        if any(cell.strip() for cell in row)
    ]


def _column(columns: Sequence[str], names: Sequence[str]) -> int | None:
    return next((columns.index(name) for name in names if name in columns), None)


def _cell(row: Sequence[str], place: int | None) -> str:
    # The apostrophe keeps spreadsheets from taking a cell for a formula.
    return row[place].strip().removeprefix("'") if place is not None and place < len(row) else ""


def _table_line(row: _Row, game: Game) -> Line:
    count = whole_number(row.count)
    if count is None:
        return Line(row.number, row.text, Status.REJECTED, why="The copies are not a number.")
    card = _card_id(row.card, game)
    if card is not None:
        return Line(row.number, row.text, Status.MATCHED, count=count, card=card)
    line = next(iter(read_text(row.name or row.card, game).read), None)
    if line is None or (not line.holds_card and line.status is not Status.REJECTED):
        return Line(row.number, row.text, Status.REJECTED, why="No card has this name or number.")
    copies = count if line.holds_card else line.count
    return replace(line, number=row.number, text=row.text, count=copies)


def _card_id(written: str, game: Game) -> str | None:
    """Return the card that a number means: "7_364", "7 C 364" or "01001"."""
    if is_printing(game, written):
        return written
    return next(iter(name_book(game).numbered(written)), None)


def _text_lines(content: str, game: Game) -> Iterator[Line]:
    """Read lines of text, as many at once as a deck may have."""
    written = content.splitlines()
    if len(written) > MAX_TABLE_LINES:
        raise BadDeckFile(f"A collection has at most {MAX_TABLE_LINES} lines.")
    for start in range(0, len(written), MAX_LINES):
        part = "\n".join(written[start : start + MAX_LINES])
        for line in read_text(part, game).read:
            yield replace(line, number=line.number + start)
