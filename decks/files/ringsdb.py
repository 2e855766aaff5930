"""RingsDB's two forms of an LCG deck: JSON, and the text that people paste.

In the JSON `slots` holds the heroes too, and an empty map may come as an empty list. The text is
read by the plain text reader; here it is only written.
"""

import json
from collections.abc import Iterator, Mapping

from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from decks.files.card_names import name_book
from decks.files.lines import Line, Status
from decks.files.matching import match_card, read_each, with_count
from decks.files.reading import BadDeckFile, DeckReading
from decks.files.safe_parsing import parse_json
from rules.construction import Game
from rules.construction.lcg.build import card_of
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.sets import SETS
from rules.lcg.vocabulary import CardType

_GROUPS = {
    "Allies": CardType.ALLY,
    "Attachments": CardType.ATTACHMENT,
    "Events": CardType.EVENT,
    "Player Side Quests": CardType.SIDE_QUEST,
    "Contract": CardType.CONTRACT,
    "Campaign": CardType.TREASURE,
}


def looks_like(text: str) -> bool:
    """Return whether a text is JSON of RingsDB's kind."""
    return text.lstrip().startswith("{") and '"slots"' in text


def read(text: str) -> DeckReading:
    """Read RingsDB's JSON; each slot is a line. BadDeckFile where it is none."""
    deck = parse_json(text)
    if not isinstance(deck, dict):
        raise BadDeckFile("This is JSON, but no deck of RingsDB.")
    heroes = _map(deck, "heroes")
    slots = {code: count for code, count in _map(deck, "slots").items() if code not in heroes}
    held = [(DeckZone.HEROES, code, count) for code, count in heroes.items()]
    held += [(_group_of(code, heroes), code, count) for code, count in slots.items()]
    held += [(DeckZone.SIDEBOARD, code, count) for code, count in _map(deck, "sideslots").items()]
    name = deck.get("name")
    lines = read_each(held, _read_slot)
    return DeckReading(Game.LCG, name if isinstance(name, str) else "", lines)


def write(deck: AnyDeck, name: str = "") -> str:
    """Write an LCG deck as RingsDB's JSON."""
    if not isinstance(deck, LcgDeck):
        raise TypeError("this writes LCG decks")
    written = {
        "name": name,
        "description_md": "",
        "heroes": dict(deck.heroes),
        "slots": dict((*deck.heroes, *deck.player_deck)),
        "sideslots": dict(deck.side_board),
        "version": "1.0",
    }
    return json.dumps(written, ensure_ascii=False, indent=2) + "\n"


def write_text(deck: AnyDeck, name: str = "") -> str:
    """Write an LCG deck as the text that RingsDB gives people to paste."""
    if not isinstance(deck, LcgDeck):
        raise TypeError("this writes LCG decks")
    parts = [name or "Deck", f"Packs: {_packs(deck)}"]
    parts += ["\r\n".join(part) for part in _text_parts(deck)]
    return "\r\n\r\n".join(parts) + "\r\n"


def _packs(deck: LcgDeck) -> str:
    """Return the first and the last pack of a deck's cards, as RingsDB writes them."""
    held = {_pack_of(code) for code, _ in (*deck.heroes, *deck.player_deck)}
    packs = [product.name for product in SETS.values() if product.name in held]
    return f"From {packs[0]} to {packs[-1]}" if len(packs) > 1 else "".join(packs)


def _pack_of(code: str) -> str:
    card = card_of(code)
    return SETS[card.set].name if card is not None else ""


def _told_by(code: str) -> str:
    """Return a card's pack, or its code where the pack has another card of that name."""
    card = card_of(code)
    if card is None:
        return code
    namesakes = [other for other in name_book(Game.LCG).called(card.name) if other != code]
    alike = any(_pack_of(other) == _pack_of(code) for other in namesakes)
    return code if alike else _pack_of(code)


def _text_parts(deck: LcgDeck) -> Iterator[list[str]]:
    yield from _text_part("Heroes", deck.heroes)
    for heading, card_type in _GROUPS.items():
        cards = (card_of(code) for code, _ in deck.player_deck)
        codes = {card.code for card in cards if card is not None and card.type is card_type}
        yield from _text_part(heading, tuple(p for p in deck.player_deck if p[0] in codes))
    yield from _text_part("Sideboard", deck.side_board)


def _text_part(heading: str, cards: tuple[tuple[str, int], ...]) -> Iterator[list[str]]:
    if cards:
        book = name_book(Game.LCG)
        lines = [f"{count}x {book.name(code)} ({_told_by(code)})" for code, count in cards]
        yield [f"{heading} ({len(cards)})", *lines]


def _map(deck: Mapping[str, object], key: str) -> dict[str, object]:
    value = deck.get(key) or {}
    if not isinstance(value, dict):
        raise BadDeckFile(f"{key!r} of this deck isn’t a list of cards with their copies.")
    return value


def _group_of(code: str, heroes: Mapping[str, object]) -> DeckZone:
    """Return where a slot's card stands: a list that names no heroes apart has them here."""
    book = name_book(Game.LCG)
    found = book.numbered(code)
    is_hero = bool(found) and book.zones[found[0]] is DeckZone.HEROES
    return DeckZone.HEROES if is_hero and not heroes else DeckZone.PLAYER_DECK


def _read_slot(number: int, held: tuple[DeckZone, str, object]) -> Line:
    group, code, count = held
    book = name_book(Game.LCG)
    line = Line(number, f"{count} {code}"[:80], Status.REJECTED, group)
    return with_count(match_card(book, line, book.numbered(code), ""), count)
