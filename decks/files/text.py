"""Reading decks in plain text, in the spellings players use."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from decks.contents.zones import SINGLE_CARD_ZONES, DeckZone
from decks.files.card_lines import read_card
from decks.files.card_names import NameBook, name_book
from decks.files.headings import Heading, read_heading, zone_in
from decks.files.lines import MAX_LINES, Line, Status
from decks.files.markup import MAX_TITLE_LENGTH, WrittenLine, written_line
from decks.files.matching import has_too_many_copies
from decks.files.named_formats import find_format
from decks.files.reading import DeckReading
from decks.files.remarks import SENTENCE, is_label, is_mark, is_prose
from decks.files.several_cards import split_cards
from decks.files.spellings import has_count, parse_line
from decks.files.tables import Columns, find_columns, name_columns, row_texts, split_row
from decks.files.which_game import game_of_lines
from decks.files.whole_lists import of_the_decks_sets, without_introduction, without_loose_words
from rules.construction import Game
from rules.names import fold

MAX_LINE_LENGTH = 200
MAX_NAME_LENGTH = 120
# Lines that no simple reading explains, of which more than any list has take only time.
MAX_HARD_LINES = 60

NO_SIDEBOARD = "A TCG deck has no sideboard, so this card was left out."
AFTER_THE_LIST = "This is below the list, so it was read as a note."
TOO_LONG = "This line is too long for a card."
_NUMBERED = re.compile(r"\s*(\d{1,3})[.):]\s+\S")
_NAME_LABEL = re.compile(r"(?:deck ?name|name|deck|deck title|title)\s*:\s*(\S.*)", re.IGNORECASE)
_FORMAT_LABEL = re.compile(r"format\s*:\s*(\S.*)", re.IGNORECASE)
_SITE_HEADING = re.compile(r"\W*site\s*#?(\d)\W*", re.IGNORECASE)
_UNDERLINE = re.compile(r"[-=~_*]{3,}")
_LAST_BRACKET = re.compile(r"\s*[(\[][^()\[\]]*[)\]]$")
_MAX_TITLED = 4
_MAX_NAME_WORDS = 10


@dataclass
class _Place:
    """Where in the text the reading is, and what it found."""

    game: Game
    heading: DeckZone | None = None
    name: str = ""
    format: str = ""
    ended: bool = False
    columns: Columns | None = None
    ordinals: frozenset[int] = frozenset()
    lines: list[Line] = field(default_factory=list)
    hard_lines: int = 0

    @property
    def book(self) -> NameBook:
        """The names of the game's cards."""
        return name_book(self.game)

    @property
    def is_patient(self) -> bool:
        """Whether to look for remarks and several cards on a line; strangers send any text."""
        return self.hard_lines < MAX_HARD_LINES

    @property
    def may_be_named(self) -> bool:
        """Whether the next line may be the deck's name: it is the first, and nothing named it."""
        return not self.name and all(line.status is Status.NOTE for line in self.lines)

    def is_card(self, text: str) -> bool:
        """Return whether a text names a card of the game exactly, but for a remark in brackets."""
        bare = _LAST_BRACKET.sub("", text)
        return self._is_named(text) or (bare != text and self._is_named(bare))

    def _is_named(self, text: str) -> bool:
        said = parse_line(text, lambda name: bool(self.book.called(name)))
        return bool(self.book.called(said.name) if said.name else self.book.numbered(said.number))


def read_text(text: str, game: Game | None = None) -> DeckReading:
    """Read a deck in plain text; every line comes back with what was made of it.

    A heading ("Ring-bearer:", "Sites", "Shadow (36)", "Gondor: 10 cards") says where the cards
    below it go. Sites, The One Ring and heroes go where their types belong. A card is
    "4x Title, Subtitle", "4 7_364", "4 7 P 364", "LOTR07364" or "Title x4", and one line may have
    several. Notes below the list, remarks and sentences are no cards.
    """
    rows = text.splitlines()
    written = [
        written_line(number, row)
        for number, row in enumerate(rows[:MAX_LINES], start=1)
        if row.strip()
    ]
    written = list(_with_titles(written))
    first = written[0].text if written else ""
    may_be_columns = len(first) <= MAX_TITLE_LENGTH and not _NAME_LABEL.fullmatch(first)
    columns = find_columns(first) if may_be_columns else None
    if columns is not None and columns.delimiter != "|":
        names = replace(written[0], plain="", cells=())
        written = [names, *(_of_table(line, columns) for line in written[1:])]
    place = _Place(game or game_of_lines(written), columns=columns, ordinals=_ordinals(written))
    for line in written:
        if len(place.lines) < MAX_LINES:
            place.lines.extend(_read_line(place, line)[: MAX_LINES - len(place.lines)])
    of_sets = of_the_decks_sets(place.lines, place.book, place.format)
    read = without_introduction(list(of_sets))
    name, lines = without_loose_words(read, place.book, place.name)
    left = sum(1 for row in rows[MAX_LINES:] if row.strip())
    if left > 0:
        lines.append(has_too_many_copies(left, MAX_LINES + 1))
    return DeckReading(place.game, name[:MAX_NAME_LENGTH], tuple(lines), place.format)


def read_again(line: Line, text: str, game: Game) -> Line:
    """Read other words in place of a line; the card stands where the line stood."""
    book = name_book(game)
    by_nature = line.card is not None and book.zones[line.card] is line.zone
    place = _Place(game, None if by_nature else line.zone, name="as it was")
    found = _read_line(place, written_line(line.number, text))
    read = found[0] if found else Line(line.number, text, Status.NOTE)
    return replace(read, text=text.strip(), part=line.part)


def _with_titles(written: Sequence[WrittenLine]) -> Iterator[WrittenLine]:
    """Yield the lines, those with a rule right below them as titles."""
    rules = {line.number for line in written if _UNDERLINE.fullmatch(line.plain)}
    for line in written:
        is_title = line.number + 1 in rules and line.number not in rules
        yield replace(line, emphasized=True, titled=True) if is_title else line


def _of_table(line: WrittenLine, columns: Columns) -> WrittenLine:
    """Return a line of a table with column names as a line of a deck."""
    row = columns.row(split_row(line.text, columns.delimiter))
    bearer = fold(row.zone) == "ringbearer"
    return replace(line, plain=f"Ring-bearer: {row.text}" if bearer else row.text, cells=())


def _ordinals(written: Sequence[WrittenLine]) -> frozenset[int]:
    """Return the lines whose first number counts lines: the next number follows or the last did.

    "4. Goblin Runner" above "4. Goblin Sneak" is four copies.
    """
    numbered = [
        (line.number, int(found[1])) for line in written if (found := _NUMBERED.match(line.plain))
    ]
    counts = [count for _, count in numbered]
    rising = [
        number
        for place, (number, count) in enumerate(numbered)
        if (place > 0 and counts[place - 1] + 1 == count)
        or (place + 1 < len(counts) and counts[place + 1] == count + 1)
        or len(counts) == 1
    ]
    return frozenset(rising)


def _read_line(place: _Place, written: WrittenLine) -> list[Line]:
    """Read a line; it is several where it has several cards."""
    number, text, plain = written.number, written.text, written.plain
    if len(text) > MAX_LINE_LENGTH:
        return _read_long(place, written)
    note = Line(number, text, Status.NOTE)
    if text.startswith("# ") and place.may_be_named:
        place.name = re.sub(r"\\(.)", r"\1", text[2:].strip())[:MAX_NAME_LENGTH]
        return [note]
    if text.startswith("//") or not plain or (is_mark(plain) and not place.is_card(plain)):
        return [note]
    if _takes_label(place, written):
        return [note]
    if written.cells:
        return _read_row(place, written)
    heading = _heading_of(place, written)
    if heading is not None:
        return _read_heading(place, written, heading)
    if text.startswith("#"):
        return [note]
    if place.ended and not (has_count(plain) and place.is_card(plain) and not _has_cards(place)):
        return [replace(note, why=AFTER_THE_LIST)]
    place.ended = False
    return _read_cards(place, written, plain)


def _has_cards(place: _Place) -> bool:
    return any(line.holds_card for line in place.lines)


def _takes_label(place: _Place, written: WrittenLine) -> bool:
    """Take the deck's name or format from a line that says it; return whether it says any."""
    plain = written.plain
    named = _NAME_LABEL.fullmatch(written.text) or _NAME_LABEL.fullmatch(plain)
    formatted = _FORMAT_LABEL.fullmatch(plain)
    if formatted is not None:
        place.format = place.format or find_format(formatted[1], place.game)
        return True
    if named is not None and not place.name and not _has_cards(place):
        sure = "name" in plain.partition(":")[0].casefold()
        if sure or (read_heading(named[1]) is None and not place.is_card(named[1])):
            place.name = named[1].strip()[:MAX_NAME_LENGTH]
            return True
    return is_label(plain) and not place.is_card(plain)


def _heading_of(place: _Place, written: WrittenLine) -> Heading | None:
    """Return the heading of a line, None where it names a card after all.

    "Armor" and "2 Armor" are a card and "Armor:" is a heading. Of a title that needs a subtitle,
    such as "Gandalf", only one with copies is a card.
    """
    plain = written.plain
    found = read_heading(plain)
    if found is None or (found.rest and _is_whole_card(place, plain)):
        return None
    if found.rest:
        below = read_heading(found.rest)
        twice = below is not None and not below.rest and not place.is_card(found.rest)
        return replace(found, rest="") if twice else found
    said = parse_line(plain, lambda name: bool(place.book.called(name)))
    called = place.book.called(said.name) if said.name else ()
    if not called or plain.endswith(":") or written.text.startswith("#") or written.emphasized:
        return found
    if found.zone in SINGLE_CARD_ZONES or place.book.is_whole_name(said.name):
        return None
    return None if said.counts and said.count <= _MAX_TITLED else found


def _is_whole_card(place: _Place, plain: str) -> bool:
    """Return whether a line with a colon is a card after all ("Gandalf: The Grey Wizard")."""
    said = parse_line(plain, lambda name: bool(place.book.called(name)))
    return bool(said.name and place.book.called(said.name)) and said.count <= _MAX_TITLED


def _read_heading(place: _Place, written: WrittenLine, heading: Heading) -> list[Line]:
    zone = zone_in(place.game, heading.zone)
    note = Line(written.number, written.text, Status.NOTE)
    if heading.closing:
        place.ended = True
        return [note]
    if place.ended and heading.rest and not place.is_card(heading.rest):
        return [replace(note, why=AFTER_THE_LIST)]
    place.ended = False
    place.heading = zone
    if not heading.rest:
        if zone is None and place.may_be_named and ":" not in written.plain:
            place.name = _bare_name(written.plain)
        shown = zone or (DeckZone.DRAW_DECK if place.game is Game.TCG else DeckZone.PLAYER_DECK)
        return [replace(note, status=Status.HEADING, zone=shown)]
    site = _SITE_HEADING.fullmatch(written.plain.partition(":")[0])
    rest = f"{heading.rest} (site {site[1]})" if site is not None else heading.rest
    lines = _read_cards(place, written, rest)
    if zone in SINGLE_CARD_ZONES:
        place.heading = None
    return lines


def _read_row(place: _Place, written: WrittenLine) -> list[Line]:
    """Read a row of a wiki's, forum's or Markdown's table."""
    if place.columns is None and (columns := name_columns(written.cells)) is not None:
        place.columns = columns
        return [Line(written.number, written.text, Status.NOTE)]
    if place.columns is not None and place.columns.delimiter == "|":
        texts: tuple[str, ...] = (place.columns.row(written.cells).text,)
    else:
        texts = row_texts(written.cells, place.book)
    headings = [read_heading(cell) for cell in written.cells]
    label, *cells = zip(headings, written.cells, strict=True)
    if label[0] is not None and len(cells) == 1 and place.is_card(cells[0][1]):
        return _read_heading(place, written, replace(label[0], rest=cells[0][1]))
    if all(heading is not None for heading in headings) and not any(map(place.is_card, texts)):
        return [Line(written.number, written.text, Status.NOTE)]
    return _parts([line for text in texts for line in _read_cards(place, written, text)])


def _read_cards(place: _Place, written: WrittenLine, text: str) -> list[Line]:
    """Read what a line says of cards: one, several, or none, if it is a name or a remark."""
    if place.game is Game.TCG and place.heading is DeckZone.SIDEBOARD:
        return [Line(written.number, written.text, Status.NOTE, why=NO_SIDEBOARD)]
    line = _read_one(place, written, text, written.text)
    if line.status is Status.MATCHED and not line.remark:
        return [line]
    if written.titled and not has_count(text) and not (line.exact or line.status is Status.MATCHED):
        line = line.rejected(SENTENCE)
    pieces = _pieces(place, text)
    if pieces:
        return _parts(
            [
                found
                for piece in pieces
                for found in _read_piece(place, replace(written, text=piece, plain=piece))
            ]
        )
    if line.holds_card:
        return [line]
    rest = text.partition(":")[2]
    heading = read_heading(rest.strip()) if rest else None
    if heading is not None and heading.zone is not None:
        return _read_heading(place, replace(written, plain=rest.strip()), heading)
    return [_as_remark(place, written, line)]


def _pieces(place: _Place, text: str) -> tuple[str, ...]:
    if not place.is_patient:
        return ()
    place.hard_lines += 1
    known: dict[str, bool] = {}

    def is_known(piece: str) -> bool:
        if piece not in known:
            known[piece] = place.is_card(piece) or _is_heading(piece)
        return known[piece]

    pieces = split_cards(text, is_known)
    place.hard_lines -= bool(pieces)
    return pieces


def _is_heading(piece: str) -> bool:
    found = read_heading(piece)
    return found is not None and not found.closing and not found.rest


def _read_piece(place: _Place, written: WrittenLine) -> list[Line]:
    heading = _heading_of(place, written)
    if heading is not None:
        return _read_heading(place, written, heading)
    return [_read_one(place, written, written.plain, written.text)]


def _parts(lines: list[Line]) -> list[Line]:
    return [replace(line, part=part) for part, line in enumerate(lines, start=1)]


def _read_one(place: _Place, written: WrittenLine, text: str, shown: str) -> Line:
    """Read a card, and put it where the heading or its type says."""
    ordinal = written.number in place.ordinals or _NUMBERED.match(text) is None
    line = Line(written.number, shown, Status.REJECTED, place.heading)
    if place.heading is DeckZone.RING and place.is_card(f"The One Ring, {text}"):
        text = f"The One Ring, {text}"
    found = read_card(place.book, line, text, ordinal=ordinal, thorough=place.is_patient)
    card = found.card
    if not found.holds_card or card is None:
        return found
    if place.book.zones[card] is DeckZone.ADVENTURE_DECK and _NUMBERED.match(text):
        found = replace(found, count=1)
    zone = _zone_of(place, card)
    if zone is DeckZone.RING_BEARER:
        place.heading = None
    return replace(found, zone=zone)


def _zone_of(place: _Place, card: str) -> DeckZone | None:
    """Return where a card goes: its type decides before the heading it is under.

    None is where its type belongs, which a choice of another card may change.
    """
    natural, heading = place.book.zones[card], place.heading
    if place.game is Game.LCG:
        return DeckZone.SIDEBOARD if heading is DeckZone.SIDEBOARD else natural
    if natural in (DeckZone.ADVENTURE_DECK, DeckZone.RING):
        return natural if heading is not None else None
    if heading in (DeckZone.ADVENTURE_DECK, DeckZone.RING):
        return DeckZone.DRAW_DECK
    return heading


def _as_remark(place: _Place, written: WrittenLine, line: Line) -> Line:
    """Return a line that names no card as the deck's name or a remark, if it reads like one."""
    note = Line(line.number, line.text, Status.NOTE)
    if has_count(written.plain) and not (is_prose(written.plain) and not line.choices):
        return line
    bare = not has_count(written.plain) and ":" not in written.plain
    if place.may_be_named and bare and len(written.plain.split()) <= _MAX_NAME_WORDS:
        place.name = _bare_name(written.plain)
        return note
    if is_prose(written.plain) or written.plain.endswith(":") or written.emphasized:
        return replace(note, why=SENTENCE)
    return line


def _bare_name(plain: str) -> str:
    return plain.strip(" *=_~#-<>+|").strip()[:MAX_NAME_LENGTH]


def _read_long(place: _Place, written: WrittenLine) -> list[Line]:
    """Read a line that is longer than a card: a whole list on one line, or a paragraph."""
    shown = written.text[:MAX_LINE_LENGTH] + "…"
    pieces = _pieces(place, written.plain)
    if pieces and not place.ended:
        return _parts(
            [
                found
                for piece in pieces
                for found in _read_piece(place, replace(written, text=piece, plain=piece))
            ]
        )
    if is_prose(written.plain):
        return [Line(written.number, shown, Status.NOTE, why=SENTENCE)]
    return [Line(written.number, shown, Status.REJECTED, why=TOO_LONG)]
