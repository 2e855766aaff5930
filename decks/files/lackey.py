"""LackeyCCG's `.dek` files of the TCG: XML with one `<card>` for each copy.

Cards are `LOTR`, two digits of the set and three of the number. The zone `Starting` holds the
Ring-bearer and the ring.
"""

import re
from collections import Counter
from dataclasses import replace
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from decks.files.card_names import NameBook, name_book
from decks.files.lines import Line, Status
from decks.files.matching import match_card, read_each
from decks.files.reading import BadDeckFile, DeckReading
from decks.files.safe_parsing import cards_in, parse_xml
from rules.construction import Game
from rules.tcg.deck import TcgDeck

_ID = re.compile(r"LOTR(\d{2})(\d{3})")
_OWN_ID = re.compile(r"(\d{1,2})_(\d{1,3})")
_ZONES = {
    "deck": DeckZone.DRAW_DECK,
    "sites": DeckZone.ADVENTURE_DECK,
    "starting": DeckZone.RING_BEARER,
}


def looks_like(text: str) -> bool:
    """Return whether a text is XML of LackeyCCG's kind."""
    return text.lstrip().startswith("<") and "<superzone" in text


def read(text: str) -> DeckReading:
    """Read a `.dek` file; each different `<card>` of a zone is a line. BadDeckFile for others."""
    root = parse_xml(text)
    if root.tag != "deck":
        raise BadDeckFile("This is XML, but no deck of LackeyCCG.")
    held = Counter((zone, *_identity(card)) for zone, card in cards_in(root, "superzone"))
    title = root.findtext("meta/title") or ""
    return DeckReading(Game.TCG, title.strip(), read_each(list(held.items()), _read_card))


def write(deck: AnyDeck, name: str = "") -> str:
    """Write a TCG deck as a `.dek` file."""
    if not isinstance(deck, TcgDeck):
        raise TypeError("this writes TCG decks")
    root = Element("deck", version="0.8")
    meta = SubElement(root, "meta")
    SubElement(meta, "title").text = name
    for empty in ("author", "game", "format"):
        SubElement(meta, empty)
    starting = [card for card in (deck.ring_bearer, deck.ring) if card is not None]
    for zone, cards in (("Deck", deck.copies()), ("Sites", deck.sites), ("Starting", starting)):
        superzone = SubElement(root, "superzone", name=zone)
        for card_id in cards:
            _write_card(superzone, card_id)
    indent(root)
    body = tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{body}\n'


def _identity(card: Element) -> tuple[str, str]:
    """Return a card's id and name as the file has them."""
    named = card.find("name")
    if named is None:
        return "", ""
    return named.get("id", "").strip(), " ".join((named.text or "").split())


def _read_card(number: int, held: tuple[tuple[str, str, str], int]) -> Line:
    (zone, lackey_id, name), copies = held
    book = name_book(Game.TCG)
    counted = f"{copies}x" if copies > 1 else ""
    text = " ".join(filter(None, (counted, name, f"({lackey_id})" if lackey_id else "")))
    line = Line(number, text or "<card>", Status.REJECTED, _ZONES.get(zone.casefold()), copies)
    if line.zone is None:
        return line.rejected(f"There is no zone called {zone[:40]!r}.")
    found = match_card(book, line, _numbered(book, lackey_id), name)
    return _starting(book, found) if line.zone is DeckZone.RING_BEARER else found


def _starting(book: NameBook, line: Line) -> Line:
    is_ring = line.card is not None and book.zones[line.card] is DeckZone.RING
    return replace(line, zone=DeckZone.RING) if is_ring else line


def _numbered(book: NameBook, lackey_id: str) -> tuple[str, ...]:
    match = _ID.fullmatch(lackey_id.strip().upper())
    return book.numbered(f"{int(match[1])}_{int(match[2])}") if match is not None else ()


def _write_card(superzone: Element, card_id: str) -> None:
    match = _OWN_ID.fullmatch(card_id)
    identity = f"LOTR{int(match[1]):02}{int(match[2]):03}" if match is not None else ""
    card = SubElement(superzone, "card")
    named = SubElement(card, "name", id=identity)
    named.text = name_book(Game.TCG).name(card_id)
    SubElement(card, "set")
