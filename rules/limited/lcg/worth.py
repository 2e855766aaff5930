"""What LCG cards are worth in limited play: what the computer sees in them, less what they cost.

A card counts by how many heroes can pay for it. A second copy of a unique card is worth less, and
copies beyond what a deck may have are worth nothing.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from rules.construction.lcg.build import card_of
from rules.lcg.facts.card import LcgCard, number_or_zero
from rules.lcg.library import blueprint
from rules.lcg.players.values import card_worth
from rules.lcg.players.weights import Weights
from rules.lcg.vocabulary import CardType, Sphere
from rules.names import fold

MOST_COPIES: Final = 3
# What a resource, or a point of threat at the start, takes off a card's worth in play.
_RESOURCE, _THREAT = 1.5, 1.5
# Worth in play that makes a point here: the scale of the TCG, on which chance breaks near ties.
_POINT: Final = 2.5
# Gandalf leaves at the end of the round, so that his numbers count once (core set, 01073).
_GUEST: Final = 8.0
_GANDALF: Final = "Gandalf"
# What is left of a card's worth by how many heroes pay for its sphere.
_PAID: Final = (0.12, 0.75, 0.95, 1.0)
# A hero too few to pay for a card that costs more than one turn's resources of theirs.
_DEAR: Final = 0.25
_UNIQUE: Final = (1.0, 0.5, 0.25)
_USUAL: Final = (1.0, 1.0, 0.9)

Icons = Mapping[Sphere, int]


@cache
def worth(code: str) -> float:
    """Return what a card is worth by itself; heroes too."""
    card = card_of(code)
    if card is None:
        return 0.0
    known = _GUEST if card.name == _GANDALF else card_worth(blueprint(code), Weights())
    if card.type is CardType.HERO:
        return (known - _THREAT * (card.threat_cost or 0)) / _POINT
    return (known - _RESOURCE * number_or_zero(card.cost)) / _POINT


def icons_of(heroes: Iterable[str]) -> Icons:
    """Return how many heroes pay for each sphere."""
    cards = (card_of(code) for code in heroes)
    return Counter(card.sphere for card in cards if card is not None and card.sphere is not None)


def heroes_paying(card: LcgCard, icons: Icons) -> int:
    """Return how many heroes pay for a card: all of them for a neutral one."""
    if card.sphere is None or card.sphere is Sphere.NEUTRAL:
        return sum(icons.values())
    return icons.get(card.sphere, 0)


def worth_beside(code: str, icons: Icons, copies: int) -> float:
    """Return what one more copy of a player card is worth beside heroes and copies of it."""
    card = card_of(code)
    if card is None or copies >= copies_allowed(card):
        return 0.0
    paying = heroes_paying(card, icons)
    paid = _PAID[min(paying, len(_PAID) - 1)]
    dear = _DEAR * max(0, number_or_zero(card.cost) - 2) if paying == 1 else 0.0
    steps = _UNIQUE if card.unique else _USUAL
    return max(0.05, worth(code) - dear) * paid * steps[min(copies, len(steps) - 1)]


def copies_allowed(card: LcgCard) -> int:
    """Return how many copies of a title a deck may have."""
    return card.deck_limit or MOST_COPIES


def is_title_of(card: LcgCard, heroes: Iterable[LcgCard]) -> bool:
    """Return whether a unique card has the title of a hero, so that it can never be played."""
    return card.unique and title_of(card.name) in {title_of(hero.name) for hero in heroes}


@cache
def title_of(name: str) -> str:
    """Return what equal titles share."""
    return fold(name)
