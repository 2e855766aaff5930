"""A reading with what a person mended in it: other words for a line, another card of a choice."""

from collections.abc import Mapping
from dataclasses import replace

from decks.formats.lines import Line, Status
from decks.formats.reading import DeckReading
from decks.formats.text import read_again

# Lines that stand for a card, or should.
_OF_CARDS = frozenset({Status.MATCHED, Status.GUESSED, Status.REJECTED})


def amended(reading: DeckReading, instead: Mapping[int, str]) -> DeckReading:
    """Give the reading with other words read in place of lines, by line number.

    Words are read as plain text, whatever the file's own format; no words leave the line out.
    """
    return replace(reading, read=tuple(_amend(line, instead, reading) for line in reading.read))


def _amend(line: Line, instead: Mapping[int, str], reading: DeckReading) -> Line:
    words = instead.get(line.number)
    if words is None or line.status not in _OF_CARDS or words.split() == line.text.split():
        return line
    if not words.strip():
        return replace(line.left_out(), choices=())
    return read_again(line, words, reading.game)
