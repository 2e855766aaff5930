"""Reprints: one card in several sets is the same card.

Two rows of the catalogue are one card where title, subtitle and type agree. Sites of one name are
not: a site of another block has another number, so it is another card (2.0, card clarifications:
1 C 356 and 7 U 341). Neither are two pairs of cards that share a title and play differently.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping
from functools import cache

from rules.construction.printings import printings
from rules.names import fold
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import CardType

PROMOTIONAL_SET = 0
# Orc Pursuer (2.0, card clarifications: 7 C 303) and White Hand Attacker.
_NAMESAKES = frozenset({"5_108", "7_303", "17_120", "18_124"})


@cache
def prints_of(card_id: str) -> tuple[str, ...]:
    """Return the ids of a card in every set it was printed in, its own among them."""
    return _reprinted().get(card_id, (card_id,))


def first_print(card_id: str) -> str:
    """Return the id under which the card was printed first: one id for all its prints."""
    return prints_of(card_id)[0]


def copies_of_all_prints(copies: Mapping[str, int], card_id: str) -> tuple[tuple[str, ...], int]:
    """Return which prints of a card a deck holds, and how many copies they are together."""
    held = tuple(printing for printing in prints_of(card_id) if copies.get(printing, 0))
    return held, sum(copies[printing] for printing in held)


def print_in_sets(card: Card, sets: Collection[int]) -> str | None:
    """Return the first print of a card that is in one of the sets, or None if there is none."""
    prints = _reprinted().get(card.id)
    if prints is None:
        return card.id if card.set in sets else None
    cards = all_cards()
    return next((printing for printing in prints if cards[printing].set in sets), None)


def has_promotional_print(card_id: str) -> bool:
    """Return whether the card, in any set, has a promotional number as well."""
    return not _promoted().isdisjoint(prints_of(card_id))


@cache
def _promoted() -> frozenset[str]:
    """Return the cards that have a number of set 0 beside their own."""
    prefix = f"{PROMOTIONAL_SET}_"
    return frozenset(
        printing.of
        for printing in printings().values()
        if printing.of is not None and printing.id.startswith(prefix)
    )


@cache
def _reprinted() -> Mapping[str, tuple[str, ...]]:
    """Return the prints of each card that has several, the first set first."""
    prints: defaultdict[tuple[str, str, CardType, str], list[Card]] = defaultdict(list)
    for card in all_cards().values():
        if card.type is not CardType.SITE and card.id not in _NAMESAKES:
            name = (fold(card.title), fold(card.subtitle), card.type, card.culture or "")
            prints[name].append(card)
    ids = (tuple(card.id for card in cards) for cards in prints.values() if _are_prints(cards))
    return {card_id: together for together in ids for card_id in together}


def _are_prints(cards: list[Card]) -> bool:
    return len({card.set for card in cards}) > 1
