"""The text of a deck file with what a person mended in it, to be edited further."""

from collections.abc import Collection

from decks.formats import TEXT, format_of, web_page
from decks.formats.card_names import name_book
from decks.formats.groups import ALONE
from decks.formats.lines import Line, Status
from decks.formats.reading import DeckReading
from decks.formats.text_writing import write_text


def rewritten(content: str, reading: DeckReading, mended: Collection[int]) -> str:
    """Give plain text that says what the reading says.

    In plain text only the mended lines change. A file of another program becomes the deck as
    plain text, with the lines that were not understood as remarks behind it.
    """
    if format_of(content) is TEXT and not web_page.looks_like(content):
        said = {line.number: line for line in reading.lines if line.number in mended}
        lines = enumerate(content.splitlines(), start=1)
        return "\n".join(_said(said[n], reading) if n in said else text for n, text in lines) + "\n"
    left = [f"# {line.text} – {line.why}" for line in reading.rejected]
    return "\n".join([write_text(reading.deck(), reading.name), *left]).rstrip() + "\n"


def _said(line: Line, reading: DeckReading) -> str:
    if line.status is Status.NOTE:
        return f"# {line.text}" if line.text else ""
    if line.card is None or not line.choices:
        return line.text
    place = f"{line.group}: ".capitalize() if line.group in ALONE and ":" in line.text else ""
    return f"{place}{line.count}x {name_book(reading.game).name(line.card)} ({line.card})"
