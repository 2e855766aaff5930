"""A reading that may be shown and kept: nothing in it that is no text, nothing without an end."""

from dataclasses import replace

from decks.files.lines import Line
from decks.files.reading import DeckReading
from decks.files.text import LONGEST_LINE, LONGEST_NAME


def tidied(reading: DeckReading) -> DeckReading:
    """Give the reading with its name and its lines' words printable, on one line each, and short.

    JSON can write any sign by its number, those that no database keeps among them.
    """
    name = printable(reading.name)[:LONGEST_NAME].strip()
    return replace(reading, name=name, read=tuple(map(_tidied, reading.read)))


def _tidied(line: Line) -> Line:
    return replace(line, text=printable(line.text)[: LONGEST_LINE + 1])


def printable(words: str) -> str:
    """Give words on one line, without signs that nobody sees or that turn the line around."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())
