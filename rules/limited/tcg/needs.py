"""What picks still lack for a deck of the TCG."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from rules.construction.tcg.build import card_of
from rules.tcg.vocabulary import CardType, Side

_WANTED: Final = {CardType.COMPANION: 0.35, CardType.MINION: 0.6}


def what_is_missing(cards: Mapping[str, int], least: int) -> list[str]:
    """Return what a deck of these cards would still need: "2 more minions"."""
    held: Counter[CardType] = Counter()
    sides: Counter[Side] = Counter()
    for card_id, count in cards.items():
        card = card_of(card_id)
        if card is not None and card.side is not None:
            held[card.type] += count
            sides[card.side] += count
    half = (least + 1) // 2
    words = [
        f"{round(part * half) - held[kind]} more {kind.value}s"
        for kind, part in _WANTED.items()
        if held[kind] < round(part * half)
    ]
    words += [
        f"{half - sides[side]} more {name} cards"
        for side, name in ((Side.FREE_PEOPLES, "Free Peoples"), (Side.SHADOW, "Shadow"))
        if sides[side] < half
    ]
    return words


def is_playable(card_id: str) -> bool:
    """Return whether a card goes into a deck's own cards: no Ring and no site does."""
    card = card_of(card_id)
    return card is not None and card.side is not None
