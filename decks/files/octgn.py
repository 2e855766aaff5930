"""OCTGN's `.o8d` files of the LCG: XML with sections; a card is known by its OCTGN id."""

from collections.abc import Iterator
from dataclasses import replace
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from decks.files.card_names import name_book
from decks.files.lines import Line, Status
from decks.files.matching import match_card, read_each, with_count
from decks.files.reading import BadDeckFile, DeckReading
from decks.files.safe_parsing import cards_in, parse_xml
from rules.construction import Game
from rules.construction.lcg.build import card_of
from rules.lcg.deck import LcgDeck
from rules.lcg.vocabulary import CardType

GAME_ID = "a21af4e8-be4b-4cda-a6b6-534f9717391f"

_SECTIONS = {
    "hero": DeckZone.HEROES,
    "ally": DeckZone.PLAYER_DECK,
    "attachment": DeckZone.PLAYER_DECK,
    "event": DeckZone.PLAYER_DECK,
    "side quest": DeckZone.PLAYER_DECK,
    "sideboard": DeckZone.SIDEBOARD,
}
_SCENARIO = frozenset(
    {
        "quest",
        "second quest deck",
        "encounter",
        "special",
        "second special",
        "setup",
        "staging setup",
        "active setup",
    }
)
_WRITTEN = {
    "Ally": CardType.ALLY,
    "Attachment": CardType.ATTACHMENT,
    "Event": CardType.EVENT,
    "Side Quest": CardType.SIDE_QUEST,
}


def looks_like(text: str) -> bool:
    """Return whether a text is XML of OCTGN's kind."""
    return text.lstrip().startswith("<") and "<section" in text


def read(text: str) -> DeckReading:
    """Read an `.o8d` file; each `<card>` is a line. BadDeckFile where it is none."""
    root = parse_xml(text)
    if root.tag != "deck":
        raise BadDeckFile("This is XML, but no deck of OCTGN.")
    if root.get("game", GAME_ID) != GAME_ID:
        raise BadDeckFile("This is a deck of OCTGN for another game.")
    return DeckReading(Game.LCG, "", read_each(list(cards_in(root, "section")), _read_card))


def write(deck: AnyDeck, name: str = "") -> str:
    """Write an LCG deck as an `.o8d` file; it has no place for the name."""
    if not isinstance(deck, LcgDeck):
        raise TypeError("this writes LCG decks")
    root = Element("deck", game=GAME_ID)
    for section, cards in _sections(deck):
        element = SubElement(root, "section", name=section, shared="False")
        for code, count in cards:
            _write_card(element, code, count)
    SubElement(root, "notes")
    indent(root)
    body = tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n{body}\n'


def _read_card(number: int, held: tuple[str, Element]) -> Line:
    section, card = held
    name, identity = " ".join((card.text or "").split()), card.get("id", "").strip()
    text = " ".join(filter(None, (card.get("qty", "1"), name or identity)))
    zone = section.strip().casefold()
    if zone in _SCENARIO:
        return Line(number, text, Status.NOTE, why="This card belongs to the scenario.")
    if zone not in _SECTIONS:
        why = f"There is no section called {section[:40]!r}."
        return Line(number, text, Status.REJECTED, why=why)
    book = name_book(Game.LCG)
    line = match_card(
        book, Line(number, text, Status.REJECTED, _SECTIONS[zone]), book.numbered(identity), ""
    )
    if line.status is Status.REJECTED:
        line = match_card(book, line, (), name)
    if line.card is not None and line.zone is not DeckZone.SIDEBOARD:
        # OCTGN keeps a contract with the heroes.
        line = replace(line, zone=book.zones[line.card])
    return with_count(line, card.get("qty", "1"))


def _sections(deck: LcgDeck) -> Iterator[tuple[str, list[tuple[str, int]]]]:
    yield "Hero", list(deck.heroes)
    typed = {section: _of_type(deck, card_type) for section, card_type in _WRITTEN.items()}
    written = {pair for cards in typed.values() for pair in cards}
    # What is no card of these types still belongs to the deck: it goes with the allies.
    typed["Ally"] += [pair for pair in deck.player_deck if pair not in written]
    yield from typed.items()
    yield "Sideboard", list(deck.side_board)


def _of_type(deck: LcgDeck, card_type: CardType) -> list[tuple[str, int]]:
    return [
        (code, count)
        for code, count in deck.player_deck
        if (card := card_of(code)) is not None and card.type is card_type
    ]


def _write_card(section: Element, code: str, count: int) -> None:
    card = card_of(code)
    identity = card.octgn_id if card is not None else ""
    element = SubElement(section, "card", qty=str(count), id=identity)
    element.text = card.name if card is not None else code
