"""Cards in plain English: name and collector's number."""

from collections.abc import Iterable
from functools import lru_cache

from rules.construction import Game
from rules.construction.games import GAMES
from rules.construction.printings import printings
from rules.construction.tcg.build import card_of
from rules.english import join_words

MAX_CARDS_NAMED = 6


def card_game(card_id: str) -> Game:
    """Return the game a card id belongs to: "7_364" is the TCG's, "01001" the LCG's."""
    return Game.TCG if "_" in card_id else Game.LCG


def card_name(card_id: str) -> str:
    """Return a card's name, its id where no card has it."""
    if card_id in printings():
        return printings()[card_id].name
    return GAMES[card_game(card_id)].name_of(card_id) or card_id


@lru_cache(maxsize=8192)
def card_label(card_id: str) -> str:
    """Return a card's name with its collector's number: "Hobbit Sword (7 C 319)"."""
    name = card_name(card_id)
    collector = _collector(card_id)
    return f"{name} ({collector})" if collector else name


@lru_cache(maxsize=1024)
def printing_label(card_id: str) -> str:
    """Return a card's name with the number at hand, and the one it counts as if that is another:
    "Bill the Pony (0 P 2, a printing of 3 U 106)".
    """
    printing = printings().get(card_id)
    if printing is None or printing.of is None:
        return card_label(card_id)
    return f"{printing.name} ({printing.collector}, a printing of {_collector(printing.of)})"


def printing_labels(card_ids: Iterable[str]) -> str:
    """List printings in words, the first few by name."""
    return _list_labels([printing_label(card_id) for card_id in card_ids])


def card_labels(card_ids: Iterable[str]) -> str:
    """List cards in words, the first few by name."""
    return _list_labels([card_label(card_id) for card_id in card_ids])


def _list_labels(named: list[str]) -> str:
    if len(named) > MAX_CARDS_NAMED:
        left = len(named) - MAX_CARDS_NAMED
        named = [*named[:MAX_CARDS_NAMED], f"{left} more"]
    return join_words(named)


def _collector(card_id: str) -> str:
    if card_id in printings():
        return printings()[card_id].collector
    if card_game(card_id) is Game.LCG:
        return card_id if card_name(card_id) != card_id else ""
    card = card_of(card_id)
    return card.collector if card is not None else ""
