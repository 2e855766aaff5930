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
    return tuple(
        found_card for found_card in found if found_card.set in POOLS[pool] and texts(found_card.id)
    )


def drawn_deck(pool: str, dice: Random) -> TcgDeck:
    """Return a deck of a pool: two cultures a side, cards and sites at random."""
    cards = pool_cards(pool)
    copies = [
        card_id for side in (Side.FREE_PEOPLES, Side.SHADOW) for card_id in _half(cards, side, dice)
    ]
    bearers = [bearer.id for bearer in cards if bearer.may_bear_ring] or BEARERS
    rings = [ring.id for ring in cards if ring.type is CardType.THE_ONE_RING] or RINGS
    return TcgDeck(
        dice.choice(bearers),
        dice.choice(rings),
        _sites(cards, dice),
        tuple((card_id, copies.count(card_id)) for card_id in dict.fromkeys(copies)),
    )


def _half(cards: Sequence[Card], side: Side, dice: Random) -> list[str]:
    """Return a side's cards of two cultures, half of them companions or minions."""
    mine = [own for own in cards if own.side is side and own.culture and not own.may_bear_ring]
    fighters = [own for own in mine if own.type in (CardType.COMPANION, CardType.MINION)]
    others = [own for own in mine if own not in fighters]
    fighting = {fighter.culture for fighter in fighters}
    cultures = sorted(fighting & {other.culture for other in others}, key=str)
    chosen = dice.sample(cultures, CULTURES_A_SIDE)
    drawn = []
    for part in (fighters, others):
        known = [drawable.id for drawable in part if drawable.culture in chosen]
        drawn += [dice.choice(known) for _ in range(CARDS_A_SIDE // 2)]
    return drawn


def _sites(cards: Sequence[Card], dice: Random) -> tuple[str, ...]:
    """Return a site of each number, or nine different sites of sets without numbers."""
    sites = [site for site in cards if site.type is CardType.SITE]
    later = [site.id for site in sites if site.set in UNNUMBERED_SITES]
    if later:
        return tuple(dice.sample(later, SITES))
    return tuple(
        dice.choice([site.id for site in sites if site.site_number == number])
        for number in range(1, SITES + 1)
    )
