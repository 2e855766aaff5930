"""A reading that may be shown and kept: nothing in it that is no text, nothing without an end."""

from dataclasses import replace

from decks.files.lines import Line
from decks.files.reading import DeckReading
from decks.files.text import MAX_LINE_LENGTH, MAX_NAME_LENGTH


def sanitize(reading: DeckReading) -> DeckReading:
    """Return the reading with its name and its lines' words printable, on one line each, and short.

    JSON can write any sign by its number, those that no database keeps among them.
    """
    name = strip_unprintable(reading.name)[:MAX_NAME_LENGTH].strip()
    return replace(reading, name=name, read=tuple(map(_sanitize_line, reading.read)))


def _sanitize_line(line: Line) -> Line:
    return replace(line, text=strip_unprintable(line.text)[: MAX_LINE_LENGTH + 1])


def strip_unprintable(words: str) -> str:
    """Return a text on one line, without invisible or direction-changing characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())
