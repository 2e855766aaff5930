"""The boxes of the LCG as a cube: heroes once each, player cards as often as the boxes have them.

A seed shuffles both piles once, and everybody's packs or share are cut from the same two piles, so
what one player has no other can have. Heroes are there once, whatever the boxes: all play at one
table, where a unique card can be in play once (core rules, "Unique Cards").
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import read_set
from rules.lcg.vocabulary import PLAYER_DECK, CardType
from rules.limited.opening import Dice, Pack, PackCard

_HEROES, _CARDS = 1, 2


@dataclass(frozen=True, slots=True)
class Cube:
    """The products a cube is made of, how often each, and cards that are left out of its packs."""

    products: tuple[str, ...]
    boxes: int
    without: tuple[str, ...] = ()


def box(product: str) -> Pack:
    """Return a whole box as its owner has it: heroes, then player cards."""
    cards = sorted(_player_cards(product), key=lambda card: card.type is not CardType.HERO)
    return tuple(PackCard(card.code) for card in cards for _ in range(card.quantity))


def heroes(cube: Cube) -> tuple[str, ...]:
    """Return the heroes of a cube, in the order of their numbers."""
    return tuple(
        card.code
        for product in cube.products
        for card in _player_cards(product)
        if card.type is CardType.HERO
    )


def player_cards(cube: Cube) -> tuple[str, ...]:
    """Return all copies of the player cards of a cube, in the order of their numbers."""
    return tuple(
        card.code
        for product in cube.products
        for card in _player_cards(product)
        if card.type is not CardType.HERO and card.code not in cube.without
        for _ in range(card.quantity * cube.boxes)
    )


@lru_cache(maxsize=64)
def shuffled_heroes(cube: Cube, seed: int) -> tuple[str, ...]:
    """Return the heroes of a cube as a seed shuffles them."""
    return _shuffled(heroes(cube), Dice(seed, _HEROES))


@lru_cache(maxsize=64)
def shuffled_cards(cube: Cube, seed: int) -> tuple[str, ...]:
    """Return the player cards of a cube as a seed shuffles them."""
    return _shuffled(player_cards(cube), Dice(seed, _CARDS))


def share(cube: Cube, shares: int, place: int, seed: int) -> Pack:
    """Return one of the equal shares into which a cube is dealt; what is over stays in the box."""
    return tuple(
        PackCard(card)
        for pile in (shuffled_heroes(cube, seed), shuffled_cards(cube, seed))
        for card in pile[place::shares][: len(pile) // shares]
    )


@cache
def _player_cards(product: str) -> tuple[LcgCard, ...]:
    kinds = PLAYER_DECK | {CardType.HERO}
    return tuple(card for card in read_set(product).cards if card.sphere and card.type in kinds)


def _shuffled(cards: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
    left = list(cards)
    return tuple(left.pop(dice.below(len(left))) for _ in range(len(left)))
