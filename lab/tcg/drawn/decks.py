"""Decks drawn at random from the cards of some sets: two cultures a side, cards nobody combined."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import all_cards
from rules.tcg.library import texts
from rules.tcg.vocabulary import CardType, Culture, Side

# The sets of each pool, by name. Sites of sets 1 to 10 are numbered, later ones are not.
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
    return tuple(
        known for known in all_cards().values() if known.set in POOLS[pool] and texts(known.id)
    )


def drawn_deck(pool: str, dice: Random) -> TcgDeck:
    """Return a deck of a pool: two cultures a side, cards and sites at random."""
    copies: Counter[str] = Counter()
    for side in (Side.FREE_PEOPLES, Side.SHADOW):
        cultures = dice.sample(_cultures(pool, side), CULTURES_A_SIDE)
        for known in _of_cultures(pool, side, frozenset(cultures)):
            copies.update(dice.choice(known) for _ in range(CARDS_A_SIDE // 2))
    bearers, rings = _bearers_and_rings(pool)
    return TcgDeck(
        dice.choice(bearers), dice.choice(rings), _drawn_sites(pool, dice), tuple(copies.items())
    )


# What decks are drawn from is found once for each pool: there are 3,000 cards to look through.


@cache
def _fighters_and_others(pool: str, side: Side) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return a side's companions or minions and its other cards of cultures."""
    mine = [
        own
        for own in pool_cards(pool)
        if own.side is side and own.culture and not own.may_bear_ring
    ]
    return (
        tuple(own for own in mine if own.type in (CardType.COMPANION, CardType.MINION)),
        tuple(own for own in mine if own.type not in (CardType.COMPANION, CardType.MINION)),
    )


@cache
def _cultures(pool: str, side: Side) -> tuple[Culture, ...]:
    """Return the cultures of a side that have fighters and other cards."""
    fighters, others = (
        {own.culture for own in part if own.culture} for part in _fighters_and_others(pool, side)
    )
    return tuple(sorted(fighters & others, key=str))


@cache
def _of_cultures(pool: str, side: Side, cultures: frozenset[Culture]) -> tuple[list[str], ...]:
    """Return a side's fighters and other cards of some cultures, by id."""
    return tuple(
        [own.id for own in part if own.culture in cultures]
        for part in _fighters_and_others(pool, side)
    )


@cache
def _bearers_and_rings(pool: str) -> tuple[Sequence[str], Sequence[str]]:
    cards = pool_cards(pool)
    return (
        [known.id for known in cards if known.may_bear_ring] or BEARERS,
        [known.id for known in cards if known.type is CardType.THE_ONE_RING] or RINGS,
    )


@cache
def _sites(pool: str) -> dict[int | None, list[str]]:
    """Return a pool's sites by their number; later sites have none."""
    found: dict[int | None, list[str]] = {}
    for site in pool_cards(pool):
        if site.type is CardType.SITE:
            number = None if site.set in UNNUMBERED_SITES else site.site_number
            found.setdefault(number, []).append(site.id)
    return found


def _drawn_sites(pool: str, dice: Random) -> tuple[str, ...]:
    """Return a site of each number, or nine different sites of sets without numbers."""
    sites = _sites(pool)
    if None in sites:
        return tuple(dice.sample(sites[None], SITES))
    return tuple(dice.choice(sites[number]) for number in range(1, SITES + 1))
