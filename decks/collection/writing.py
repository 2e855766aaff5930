"""Writing a collection: a table for spreadsheets, or lines of text. Both are read back."""

import csv
import io
from collections.abc import Iterable, Mapping

from decks.contents.card_labels import card_name
from decks.contents.encoding import card_order


def write_table(copies: Mapping[str, int]) -> str:
    """Return a collection as CSV: the card's id, its name, the copies."""
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(("id", "name", "copies"))
    writer.writerows((card, card_name(card), count) for card, count in _in_order(copies))
    return file.getvalue()


def write_lines(copies: Mapping[str, int]) -> str:
    """Return a collection as text, a card a line: "3 7_83"."""
    lines = (f"{count}x {card_name(card)} ({card})\n" for card, count in _in_order(copies))
    return "".join(lines)


def _in_order(copies: Mapping[str, int]) -> Iterable[tuple[str, int]]:
    return sorted(copies.items(), key=lambda owned: card_order(owned[0]))
