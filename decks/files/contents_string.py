"""The TCG online server's contents string: `ring-bearer|ring|site,site|card,card,…|map`.

Cards are ids ("7_364"), one for each copy; `*` marks a foil and `T` a card in tengwar. The Map is
there in formats that ask for one. It is a card of the server that the catalogue does not have, so
its line says so, and it is not written again.
"""

import re
from collections import Counter

from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from decks.files.card_names import name_book
from decks.files.lines import Line, Status
from decks.files.matching import match_card, read_each, with_server_text
from decks.files.reading import DeckReading
from rules.construction import Game
from rules.tcg.deck import TcgDeck

_SHAPE = re.compile(r"[\w*]*\|[\w*]*\|[\w*,\s]*\|[\w*,\s]*(?:\|[\w*]*)?", re.ASCII)
_MAP = "The Map {}. Westmarch doesn’t have Maps, so the deck is kept without it."
_PARTS = (DeckZone.RING_BEARER, DeckZone.RING, DeckZone.ADVENTURE_DECK, DeckZone.DRAW_DECK)


def looks_like(text: str) -> bool:
    """Return whether a text is a contents string: four or five parts with bars between them."""
    return _SHAPE.fullmatch(text.strip()) is not None


def read(text: str) -> DeckReading:
    """Read a contents string; each different id of a part is a line, in order."""
    parts = text.strip().split("|")
    map_id = "".join(parts[len(_PARTS) :]).strip()
    held = Counter(
        (group, written.strip())
        for group, part in zip(_PARTS, parts, strict=False)
        for written in part.split(",")
        if written.strip()
    )
    lines = read_each(list(held.items()), _read_id)
    if map_id:
        lines = (*lines, Line(len(lines) + 1, map_id, Status.NOTE, why=_MAP.format(map_id)))
    return DeckReading(Game.TCG, "", lines)


def write(deck: AnyDeck, name: str = "") -> str:
    """Write a TCG deck as a contents string; it has no place for the name."""
    if not isinstance(deck, TcgDeck):
        raise TypeError("the contents string is for TCG decks")
    parts = (deck.ring_bearer or "", deck.ring or "", ",".join(deck.sites), ",".join(deck.copies()))
    return "|".join(parts)


def _read_id(number: int, held: tuple[tuple[DeckZone, str], int]) -> Line:
    (group, written), copies = held
    book = name_book(Game.TCG)
    shown = f"{copies} {written}" if copies > 1 else written
    line = Line(number, shown, Status.REJECTED, group, copies)
    card_id = written.rstrip("*T")
    return with_server_text(match_card(book, line, book.numbered(card_id), ""), card_id)
