"""What picks still lack for a deck of the LCG."""

from collections.abc import Mapping
from typing import Final

from rules.construction.lcg.build import card_of
from rules.english import count_of
from rules.lcg.vocabulary import CardType
from rules.limited.lcg.worth import heroes_paying, icons_of

_WANTED_ALLIES: Final = 0.4


def what_is_missing(cards: Mapping[str, int], least: int) -> list[str]:
    """Return what a deck of these cards would still need: "3 more allies"."""
    found = [(card, count) for code, count in cards.items() if (card := card_of(code))]
    icons = icons_of(card.code for card, _ in found if card.type is CardType.HERO)
    paid = [
        (card, count)
        for card, count in found
        if card.type is not CardType.HERO and heroes_paying(card, icons)
    ]
    allies = sum(count for card, count in paid if card.type is CardType.ALLY)
    wanted, held = round(_WANTED_ALLIES * least), sum(count for _, count in paid)
    words = [f"{count_of(wanted - allies, 'more ally')}"] if allies < wanted else []
    if held < least:
        words.append(f"{count_of(least - held, 'more card')} that your heroes can pay for")
    return words
