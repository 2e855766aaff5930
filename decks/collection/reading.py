"""Reading a collection: a table (CSV), lines of text, or any deck file this site reads."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from cards.whole_numbers import whole_number
from decks.collection.copies import is_printing
from decks.files import TEXT, detect_file_type, read_deck
from decks.files.card_names import comparing_at_most, name_book
from decks.files.lines import MAX_LINES, Line, Status
from decks.files.matching import find_set
from decks.files.reading import BadDeckFile
from decks.files.spellings import parse_line
from decks.files.tables import Row, find_columns
from decks.files.text import read_text
from rules.construction import Game
from rules.construction.printings import printings

# Twice as many lines as there are cards.
MAX_TABLE_LINES = 8_000
# Names that no card has: near ones are looked for this often, some times for a line.
MAX_COMPARISONS = 300
# A text with more lines that name no card is no collection of this game.
MAX_REJECTED = 1_000
NO_COLLECTION = f"More than {MAX_REJECTED:,} lines name no card of this game. Is it the other game?"
PROMOTIONAL_SET = "0"


@dataclass(frozen=True, slots=True)
class CollectionReading:
    """What a text says is owned; `guessed` and `rejected` are the lines to look at."""

    copies: Counter[str]
    guessed: tuple[Line, ...] = ()
    rejected: tuple[Line, ...] = ()


def read_collection(content: str, game: Game) -> CollectionReading:
    """Read a collection of a game; BadDeckFile for what is neither a table, nor text, nor a deck.

    A table names its columns in the first line: the card by its number or name, and the copies.
    What is owned are printings: "0 P 2" and "Bill the Pony (P)" are the promotional one. Cards
    with nearly the same name are looked for only for the first hundred or so unclear lines.
    """
    with comparing_at_most(MAX_COMPARISONS):
        lines = list(_within_bounds(_lines(content, game)))
    copies = Counter[str]()
    for line in lines:
        if line.holds_card and line.card is not None:
            copies[line.card] += line.count
    return CollectionReading(
        copies,
        tuple(line for line in lines if line.status is Status.GUESSED and not line.exact),
        tuple(line for line in lines if line.status is Status.REJECTED),
    )


def _lines(content: str, game: Game) -> Iterable[Line]:
    table = _table_lines(content, game)
    if table is not None:
        return table
    if detect_file_type(content) is TEXT:
        return _text_lines(content, game)
    return read_deck(content, game).read


def _within_bounds(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield lines; BadDeckFile as soon as too many name no card, so that no more are read."""
    rejected = 0
    for line in lines:
        rejected += line.status is Status.REJECTED
        if rejected > MAX_REJECTED:
            raise BadDeckFile(NO_COLLECTION)
        yield line


def _table_lines(content: str, game: Game) -> Iterator[Line] | None:
    """Return the lines of a table, None for a text without a line of column names."""
    written = content.lstrip().splitlines()
    columns = find_columns(written[0]) if written else None
    if columns is None or columns.delimiter == "|":
        return None
    try:
        source = io.StringIO(content.lstrip())
        rows = list(csv.reader(source, delimiter=columns.delimiter))[1:]
    except csv.Error as error:
        raise BadDeckFile(f"This table can’t be read: {error}.") from error
    if len(rows) > MAX_TABLE_LINES:
        raise BadDeckFile(f"A collection has at most {MAX_TABLE_LINES} lines.")
    return (
        _table_line(number, columns.delimiter.join(row)[:200], columns.row(row), game)
        for number, row in enumerate(rows, start=2)
        if any(cell.strip() for cell in row)
    )


def _table_line(number: int, text: str, row: Row, game: Game) -> Line:
    count = whole_number(row.count.strip("xX× ") or "1")
    if count is None:
        why = f"“{row.count[:20]}” isn’t a number of copies."
        return Line(number, text, Status.REJECTED, why=why)
    card = _card_id(row.number, game)
    if card is not None and (not row.name or _names(card, row.name, game)):
        return Line(number, text, Status.MATCHED, count=count, card=card)
    said = replace(row, count="").text
    line = next(iter(read_text(said, game).read), None)
    if line is None or (not line.holds_card and line.status is not Status.REJECTED):
        why = f"No card has this name or number: “{said[:60]}”."
        return Line(number, text, Status.REJECTED, why=why)
    copies = count if line.holds_card else line.count
    return _as_printed(replace(line, number=number, text=text, count=copies), said, game)


def _names(card: str, name: str, game: Game) -> bool:
    """Return whether a name leaves the card of a number: it is its name, or no other card's."""
    book = name_book(game)
    called = book.called(name)
    return not called or card in called or book.name(card) == book.name(called[0])


def _as_printed(line: Line, said: str, game: Game) -> Line:
    """Return the line with the promotional printing if it says "(P)"."""
    if game is not Game.TCG or line.card is None or not parse_line(said, _never).promotional:
        return line
    return replace(line, card=_promotional_printings().get(line.card, line.card))


@cache
def _promotional_printings() -> dict[str, str]:
    """Return the first printing in set 0 of each card that has one there."""
    found: dict[str, str] = {}
    for printing in printings().values():
        if printing.of is not None and find_set(printing.id) == PROMOTIONAL_SET:
            found.setdefault(printing.of, printing.id)
    return found


def _never(_name: str) -> bool:
    return False


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
            numbered = replace(line, number=line.number + start)
            yield _as_printed(numbered, line.text, game)
