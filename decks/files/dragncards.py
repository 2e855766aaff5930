"""DragnCards' deck files of the LCG: a JSON list with one entry for each different card."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace

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

_PLAYERS_GROUP = re.compile(r"player[N1-4](Play1|Deck|Sideboard)")
_GROUPS = {"Play1": DeckZone.HEROES, "Deck": DeckZone.PLAYER_DECK, "Sideboard": DeckZone.SIDEBOARD}


def looks_like(text: str) -> bool:
    """Return whether a text is JSON of DragnCards' kind."""
    return text.lstrip().startswith("[") and '"databaseId"' in text


def read(text: str) -> DeckReading:
    """Read a deck of DragnCards; each entry is a line. BadDeckFile where it is none."""
    entries = parse_json(text)
    if not isinstance(entries, list):
        raise BadDeckFile("This is JSON, but no deck of DragnCards.")
    return DeckReading(Game.LCG, "", read_each(entries, _read_entry))


def write(deck: AnyDeck, name: str = "") -> str:
    """Write an LCG deck for DragnCards; it has no place for the name."""
    if not isinstance(deck, LcgDeck):
        raise TypeError("this writes LCG decks")
    return json.dumps(list(_entries(deck)), ensure_ascii=False, indent=2) + "\n"


def _entries(deck: LcgDeck) -> Iterator[dict[str, object]]:
    parts = {"Play1": deck.heroes, "Deck": deck.player_deck, "Sideboard": deck.side_board}
    for group, cards in parts.items():
        for code, count in cards:
            card = card_of(code)
            yield {
                "databaseId": card.octgn_id if card is not None else code,
                "quantity": count,
                "loadGroupId": f"playerN{group}",
                "_name": card.name if card is not None else code,
            }


def _read_entry(number: int, entry: object) -> Line:
    if not isinstance(entry, dict):
        return Line(number, str(entry)[:80], Status.REJECTED, why="This entry isn’t a card.")
    identity, name = str(entry.get("databaseId", "")), str(entry.get("_name", ""))
    quantity, group = entry.get("quantity", 1), str(entry.get("loadGroupId", ""))
    text = f"{quantity} {name or identity}"[:80]
    place = _PLAYERS_GROUP.fullmatch(group)
    if place is None:
        why = f"The cards of {group[:40]!r} belong to the scenario."
        return Line(number, text, Status.NOTE, why=why)
    book = name_book(Game.LCG)
    line = Line(number, text, Status.REJECTED, _GROUPS[place[1]])
    found = match_card(book, line, book.numbered(identity), "")
    if found.status is Status.REJECTED:
        found = match_card(book, line, (), name)
    if found.card is not None and found.zone is not DeckZone.SIDEBOARD:
        # A contract begins in play beside the heroes.
        found = replace(found, zone=book.zones[found.card])
    return with_count(found, quantity)
