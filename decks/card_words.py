"""Cards in plain words: name and collector's number."""

from collections.abc import Iterable
from functools import lru_cache

from rules.construction import Game
from rules.construction.games import GAMES
from rules.construction.printings import printings
from rules.construction.tcg.build import card_of

MOST_NAMED = 6


def game_of_card(card_id: str) -> Game:
    """Give the game a card id belongs to: "7_364" is the TCG's, "01001" the LCG's."""
    return Game.TCG if "_" in card_id else Game.LCG


def card_name(card_id: str) -> str:
    """Give a card's name, its id where no card has it."""
    if card_id in printings():
        return printings()[card_id].name
    return GAMES[game_of_card(card_id)].name_of(card_id) or card_id


@lru_cache(maxsize=8192)
def card_words(card_id: str) -> str:
    """Give a card's name with its collector's number: "Hobbit Sword (7 C 319)"."""
    name = card_name(card_id)
    collector = _collector(card_id)
    return f"{name} ({collector})" if collector else name


def cards_words(card_ids: Iterable[str]) -> str:
    """List cards in words, the first few by name."""
    named = [card_words(card_id) for card_id in card_ids]
    if len(named) > MOST_NAMED:
        left = len(named) - MOST_NAMED
        named = [*named[:MOST_NAMED], f"{left} more"]
    return " and ".join(filter(None, (", ".join(named[:-1]), named[-1]))) if named else ""


def _collector(card_id: str) -> str:
    if card_id in printings():
        return printings()[card_id].collector
    if game_of_card(card_id) is Game.LCG:
        return card_id
    card = card_of(card_id)
    return card.collector if card is not None else ""
