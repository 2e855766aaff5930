"""What is looked at before the first turn, as numbers: a deck and a hand.

The opponent's deck counts as unknown. Each number is scaled to about one.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import STRENGTH
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import (
    ALLY,
    COMPANION,
    CONDITION,
    EVENT,
    FREE_PEOPLES,
    ITEM,
    MINION,
    SITE,
)
from rules.tcg.vocabulary import Keyword

CHEAP: Final = 2
# A minion so dear takes most of a turn's twilight.
DEAR: Final = 5
EARLY_SITES: Final = (2, 3, 4)

DECK: Final = (
    "size",
    "companions",
    "cheap companions",
    "cost of companions",
    "strength of companions",
    "cost of Free Peoples cards",
    "Free Peoples events",
    "Free Peoples conditions",
    "items",
    "allies",
    "minions",
    "cost of minions",
    "strength of minions",
    "cheap minions",
    "dear minions",
    "fierce minions",
    "minion archers",
    "site of minions",
    "Shadow events",
    "Shadow conditions",
    "early sites",
    "late sites",
    "sites without number",
    "twilight of sites without number",
    "Ring-bearer's vitality",
    "Ring-bearer's resistance",
    "copies",
)
HAND: Final = ("always", "minions", "Free Peoples cards")

Copies = tuple[tuple[Blueprint, int], ...]


class Deck(NamedTuple):
    """A player's cards: Ring-bearer, sites, and what the draw deck began with, by copies."""

    bearer: Blueprint
    sites: tuple[Blueprint, ...]
    cards: Copies


def deck_of(state: State, player: int) -> Deck:
    """Return what a player's deck is made of, wherever its cards are by now."""
    bearer, ring = state.ring_bearer[player], state.ring[player]
    sites, cards = [], Counter[Blueprint]()
    for card, owner in enumerate(state.owner):
        if owner == player and card not in (bearer, ring):
            blueprint = state.blueprints[card]
            if blueprint.traits & SITE:
                sites.append(blueprint)
            else:
                cards[blueprint] += 1
    return Deck(state.blueprints[bearer], tuple(sites), tuple(cards.items()))


@lru_cache(maxsize=64)
def weigh_deck(deck: Deck) -> tuple[float, ...]:
    """Return the numbers of a deck, in the order of `DECK`."""
    free = _with(deck.cards, FREE_PEOPLES)
    shadow = tuple(counted for counted in deck.cards if not counted[0].traits & FREE_PEOPLES)
    companions, minions = _with(free, COMPANION), _with(shadow, MINION)
    others = tuple(counted for counted in free if not counted[0].traits & COMPANION)
    numbered = [site.card for site in deck.sites if site.card.site_number is not None]
    early = sum(site.twilight for site in numbered if site.site_number in EARLY_SITES)
    late = sum(site.twilight for site in numbered) - early
    free_sites = [site.card.twilight for site in deck.sites if site.card.site_number is None]
    bearer, size = deck.bearer.card, _count(deck.cards)
    return (
        size / 60 - 1,
        _count(companions) / 15,
        _count(companions, lambda card: card.card.twilight <= CHEAP) / 10,
        _mean(companions, _cost, 2) / 3,
        _mean(companions, _strength, 5) / 6,
        _mean(free, _cost, 2) / 2,
        _count(_with(others, EVENT)) / 10,
        _count(_with(others, CONDITION)) / 6,
        _count(_with(others, ITEM)) / 6,
        _count(_with(others, ALLY)) / 4,
        _count(minions) / 20,
        _mean(minions, _cost, 3) / 4,
        _mean(minions, _strength, 8) / 8,
        _count(minions, lambda card: card.card.twilight <= CHEAP) / 8,
        _count(minions, lambda card: card.card.twilight >= DEAR) / 8,
        _count(minions, lambda card: Keyword.FIERCE in card.card.keywords) / 6,
        _count(minions, lambda card: Keyword.ARCHER in card.card.keywords) / 4,
        _mean(minions, lambda card: card.card.site_number or 0, 4) / 5,
        _count(_with(shadow, EVENT)) / 10,
        _count(_with(shadow, CONDITION)) / 6,
        0.0 if free_sites else early / 6,
        0.0 if free_sites else late / 30,
        float(bool(free_sites)),
        sum(free_sites) / max(1, len(free_sites)) / 2,
        (bearer.vitality or 4) / 4,
        (bearer.resistance or 6) / 8,
        size / max(1, len(deck.cards)) / 3,
    )


def weigh_hand(hand: Iterable[Blueprint]) -> list[float]:
    """Return the numbers of a hand that may be drawn again, in the order of `HAND`."""
    held = list(hand)
    minions = sum(bool(blueprint.traits & MINION) for blueprint in held)
    free = sum(bool(blueprint.traits & FREE_PEOPLES) for blueprint in held)
    return [1.0, minions / 3, free / 4]


def _with(cards: Copies, word: int) -> Copies:
    return tuple(counted for counted in cards if counted[0].traits & word)


def _count(cards: Copies, test: Callable[[Blueprint], bool] = lambda card: True) -> int:
    return sum(copies for blueprint, copies in cards if test(blueprint))


def _mean(cards: Copies, number: Callable[[Blueprint], int], otherwise: float) -> float:
    """Return the mean of a number over the copies of cards."""
    size = _count(cards)
    if not size:
        return otherwise
    return sum(copies * number(blueprint) for blueprint, copies in cards) / size


def _cost(blueprint: Blueprint) -> int:
    return blueprint.card.twilight


def _strength(blueprint: Blueprint) -> int:
    return blueprint.printed[STRENGTH]
