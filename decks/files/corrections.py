"""Corrections to a deck file: other words for a line, another card, and the corrected text."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from decks.contents.zones import SINGLE_CARD_ZONES
from decks.files import TEXT, detect_file_type, web_page
from decks.files.card_names import name_book
from decks.files.lines import Line, Status
from decks.files.reading import DeckReading
from decks.files.text import read_again
from decks.files.text_writing import write_text

# Lines that stand for a card, or should.
_OF_CARDS = frozenset({Status.MATCHED, Status.GUESSED, Status.REJECTED})


def apply_corrections(reading: DeckReading, instead: Mapping[str, str]) -> DeckReading:
    """Return the reading with other words read in place of lines, by the lines' keys.

    Words are read as plain text, whatever the file's own format; no words leave the line out.
    """
    return replace(
        reading, read=tuple(_correct_line(line, instead, reading) for line in reading.read)
    )


def _correct_line(line: Line, instead: Mapping[str, str], reading: DeckReading) -> Line:
    words = instead.get(line.key)
    if words is None or line.status not in _OF_CARDS or words.split() == line.text.split():
        return line
    if not words.strip():
        return replace(line.left_out(), choices=())
    return read_again(line, words, reading.game)


def corrected_text(content: str, reading: DeckReading, corrected: Collection[str]) -> str:
    """Return plain text that says what the reading says.

    In plain text only the fixed lines change. A file of another program becomes the deck as
    plain text, with the lines that were not understood as remarks behind it.
    """
    if detect_file_type(content) is TEXT and not web_page.looks_like(content):
        said: dict[int, list[Line]] = {}
        for line in reading.lines:
            said.setdefault(line.number, []).append(line)
        written = [
            _lines_text(said.get(number, []), text, reading, corrected)
            for number, text in enumerate(content.splitlines(), start=1)
        ]
        return "\n".join(written) + "\n"
    left = [f"# {line.text} – {line.why}" for line in reading.rejected]
    return "\n".join([write_text(reading.deck(), reading.name), *left]).rstrip() + "\n"


def _lines_text(
    lines: list[Line], text: str, reading: DeckReading, corrected: Collection[str]
) -> str:
    """Return a line of the file as it was, or what its cards say, one a line, if one was fixed."""
    if not any(line.key in corrected for line in lines):
        return text
    return "\n".join(
        _line_text(line, reading) if line.key in corrected else line.text for line in lines
    )


def _line_text(line: Line, reading: DeckReading) -> str:
    if line.status is Status.NOTE:
        return f"# {line.text}" if line.text else ""
    if line.card is None or not line.choices:
        return line.text
    place = (
        f"{line.zone}: ".capitalize() if line.zone in SINGLE_CARD_ZONES and ":" in line.text else ""
    )
    return f"{place}{line.count}x {name_book(reading.game).name(line.card)} ({line.card})"
