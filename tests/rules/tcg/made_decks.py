"""Decks drawn at random from all written cards of a block: cards that nobody put together."""

import random
from collections.abc import Sequence
from functools import cache

from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import all_cards, card
from rules.tcg.library import texts
from rules.tcg.vocabulary import Block, CardType, Side

# The sets of a block, whose sites are numbered alike.
BLOCKS = {Block.FELLOWSHIP: (1, 2, 3), Block.TOWERS: (4, 5, 6), Block.KING: (7, 8, 10)}
CARDS_A_SIDE = 36
CULTURES_A_SIDE = 2


@cache
def written_cards(block: Block) -> tuple[Card, ...]:
    """Return the cards of a block's sets whose behaviour is written."""
    found = (card(card_id) for card_id in all_cards())
    return tuple(one for one in found if one.set in BLOCKS[block] and texts(one.id))


def made_deck(block: Block, dice: random.Random) -> TcgDeck:
    """Return a deck of a block: two cultures a side, cards and sites at random."""
    cards = written_cards(block)
    copies = [one for side in (Side.FREE_PEOPLES, Side.SHADOW) for one in _half(cards, side, dice)]
    return TcgDeck(
        dice.choice([one.id for one in cards if one.may_bear_ring]),
        dice.choice(["1_1", "1_2"]),
        _sites(cards, dice),
        tuple((card_id, copies.count(card_id)) for card_id in dict.fromkeys(copies)),
    )


def _half(cards: Sequence[Card], side: Side, dice: random.Random) -> list[str]:
    """Return a side's cards of two cultures, half of them companions or minions."""
    mine = [one for one in cards if one.side is side and one.culture and not one.may_bear_ring]
    fighters = [one for one in mine if one.type in (CardType.COMPANION, CardType.MINION)]
    others = [one for one in mine if one not in fighters]
    fighting = {one.culture for one in fighters}
    cultures = sorted(fighting & {one.culture for one in others}, key=str)
    chosen = dice.sample(cultures, CULTURES_A_SIDE)
    drawn = []
    for part in (fighters, others):
        pool = [one.id for one in part if one.culture in chosen]
        drawn += [dice.choice(pool) for _ in range(CARDS_A_SIDE // 2)]
    return drawn


def _sites(cards: Sequence[Card], dice: random.Random) -> tuple[str, ...]:
    """Return a site of each number."""
    sites = [one for one in cards if one.type is CardType.SITE]
    return tuple(
        dice.choice([one.id for one in sites if one.site_number == number])
        for number in range(1, 10)
    )
