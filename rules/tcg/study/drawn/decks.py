"""Decks drawn at random from the cards of some sets: two cultures a side, cards nobody combined."""

from collections.abc import Sequence
from functools import cache
from random import Random

from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import all_cards, card
from rules.tcg.library import texts
from rules.tcg.vocabulary import CardType, Side

# The sets of each pool, by name. Sites of sets 1 to 10 are numbered, those of later sets are not.
POOLS: dict[str, tuple[int, ...]] = {
    "fellowship": (1, 2, 3),
    "towers": (4, 5, 6),
    "king": (7, 8, 10),
    "reflections": (7, 8, 9, 10),
    "war-of-the-ring": (11, 12, 13),
    "hunters": (14, 15, 16, 17, 18, 19),
    "all": tuple(range(20)),
}
# Sets of sites for decks of pools that have several kinds of sites.
UNNUMBERED_SITES = frozenset(range(11, 20))
CARDS_A_SIDE = 36
CULTURES_A_SIDE = 2
SITES = 9
BEARERS, RINGS = ("1_290",), ("1_1", "1_2")


@cache
def pool_cards(pool: str) -> tuple[Card, ...]:
    """Return the written cards of a pool's sets."""
    found = (card(card_id) for card_id in all_cards())
    return tuple(one for one in found if one.set in POOLS[pool] and texts(one.id))


def drawn_deck(pool: str, dice: Random) -> TcgDeck:
    """Return a deck of a pool: two cultures a side, cards and sites at random."""
    cards = pool_cards(pool)
    copies = [one for side in (Side.FREE_PEOPLES, Side.SHADOW) for one in _half(cards, side, dice)]
    bearers = [one.id for one in cards if one.may_bear_ring] or BEARERS
    rings = [one.id for one in cards if one.type is CardType.THE_ONE_RING] or RINGS
    return TcgDeck(
        dice.choice(bearers),
        dice.choice(rings),
        _sites(cards, dice),
        tuple((card_id, copies.count(card_id)) for card_id in dict.fromkeys(copies)),
    )


def _half(cards: Sequence[Card], side: Side, dice: Random) -> list[str]:
    """Return a side's cards of two cultures, half of them companions or minions."""
    mine = [one for one in cards if one.side is side and one.culture and not one.may_bear_ring]
    fighters = [one for one in mine if one.type in (CardType.COMPANION, CardType.MINION)]
    others = [one for one in mine if one not in fighters]
    fighting = {one.culture for one in fighters}
    cultures = sorted(fighting & {one.culture for one in others}, key=str)
    chosen = dice.sample(cultures, CULTURES_A_SIDE)
    drawn = []
    for part in (fighters, others):
        known = [one.id for one in part if one.culture in chosen]
        drawn += [dice.choice(known) for _ in range(CARDS_A_SIDE // 2)]
    return drawn


def _sites(cards: Sequence[Card], dice: Random) -> tuple[str, ...]:
    """Return a site of each number, or nine different sites of sets without numbers."""
    sites = [one for one in cards if one.type is CardType.SITE]
    later = [one.id for one in sites if one.set in UNNUMBERED_SITES]
    if later:
        return tuple(dice.sample(later, SITES))
    return tuple(
        dice.choice([one.id for one in sites if one.site_number == number])
        for number in range(1, SITES + 1)
    )
