"""A deck's contents in the database: JSON of one canonical form, to and from the rules' types."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from cards.whole_numbers import whole_number
from rules.construction import Game
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck

AnyDeck = TcgDeck | LcgDeck
Contents = dict[str, Any]
Pairs = tuple[tuple[str, int], ...]

MAX_STORED_COPIES = 999
MAX_CARDS = 2000

_TCG_KEYS = {"ring_bearer", "ring", "sites", "draw_deck"}
_LCG_KEYS = {"heroes", "player_deck", "side_board"}


class BadContents(ValueError):
    """Contents that are not in the form this module writes."""


def cards_in(contents: Contents) -> set[str]:
    """Return the ids of all cards in stored contents, of whatever zone."""
    held = [contents[key] for key in contents if isinstance(contents[key], list)]
    single = {value for value in contents.values() if isinstance(value, str)}
    return single | {line if isinstance(line, str) else line[0] for lines in held for line in lines}


def to_contents(deck: AnyDeck) -> Contents:
    """Return the one JSON form of a deck: the same cards give the same contents."""
    deck = canonical(deck)
    if isinstance(deck, TcgDeck):
        return {
            "ring_bearer": deck.ring_bearer,
            "ring": deck.ring,
            "sites": list(deck.sites),
            "draw_deck": [list(pair) for pair in deck.draw_deck],
        }
    return {
        "heroes": [list(pair) for pair in deck.heroes],
        "player_deck": [list(pair) for pair in deck.player_deck],
        "side_board": [list(pair) for pair in deck.side_board],
    }


def from_contents(game: Game, contents: object) -> AnyDeck:
    """Return the deck that contents hold; BadContents says what is wrong with them."""
    keys = _TCG_KEYS if game is Game.TCG else _LCG_KEYS
    if not isinstance(contents, dict) or set(contents) != keys:
        raise BadContents(f"contents must hold exactly {', '.join(sorted(keys))}")
    if game is Game.LCG:
        return LcgDeck(
            heroes=_pairs(contents["heroes"]),
            player_deck=_pairs(contents["player_deck"]),
            side_board=_pairs(contents["side_board"]),
        )
    sites = contents["sites"]
    if not isinstance(sites, list):
        raise BadContents("sites must be a list")
    return TcgDeck(
        ring_bearer=_card_or_none(contents["ring_bearer"]),
        ring=_card_or_none(contents["ring"]),
        sites=tuple(_card(site) for site in sites),
        draw_deck=_pairs(contents["draw_deck"]),
    )


def canonical(deck: AnyDeck) -> AnyDeck:
    """Return the same deck with its cards in the order of their numbers, each listed once."""
    if isinstance(deck, TcgDeck):
        return TcgDeck(
            ring_bearer=deck.ring_bearer,
            ring=deck.ring,
            sites=tuple(sorted(deck.sites, key=card_order)),
            draw_deck=_merged(deck.draw_deck),
        )
    return LcgDeck(
        heroes=_merged(deck.heroes),
        player_deck=_merged(deck.player_deck),
        side_board=_merged(deck.side_board),
    )


def card_order(card_id: str) -> tuple[tuple[int, str], ...]:
    """Return what sorts card ids as people count: 7_9 before 7_10, odd ids last."""
    return tuple(
        (MAX_STORED_COPIES * 1000, part) if number is None else (number, "")
        for part in card_id.split("_")
        for number in [whole_number(part)]
    )


def _merged(pairs: Iterable[tuple[str, int]]) -> Pairs:
    copies: Counter[str] = Counter()
    for card_id, count in pairs:
        copies[card_id] += count
    return tuple(
        (card_id, copies[card_id])
        for card_id in sorted(copies, key=card_order)
        if copies[card_id] > 0
    )


def _pairs(value: object) -> Pairs:
    if not isinstance(value, list) or len(value) > MAX_CARDS:
        raise BadContents("cards must be a list of [card, copies]")
    return tuple(_pair(item) for item in value)


def _pair(item: object) -> tuple[str, int]:
    if not isinstance(item, list) or len(item) != 2:
        raise BadContents("a card must be written as [card, copies]")
    card_id, count = item
    if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MAX_STORED_COPIES:
        raise BadContents(f"copies must be a number from 1 to {MAX_STORED_COPIES}, not {count!r}")
    return _card(card_id), count


def _card(value: object) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= 20:
        raise BadContents(f"{value!r} is no card id")
    return value


def _card_or_none(value: object) -> str | None:
    return None if value is None else _card(value)
