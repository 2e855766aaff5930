"""What a card is, as bits: type, sphere, keywords and printed traits.

The bits are the same in every process, because they follow from the card facts alone; a state
that one process pickles means the same in another.
"""

from enum import StrEnum
from functools import cache
from typing import Final

from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import all_cards
from rules.lcg.vocabulary import CardType, Keyword, Sphere


@cache
def _bits() -> dict[str, int]:
    """Return the bit of each word; types, spheres and keywords are told apart by a prefix."""
    names = [f"type {word}" for word in CardType]
    names += [f"sphere {word}" for word in Sphere]
    names += [f"keyword {word}" for word in Keyword]
    names += ["unique", "character"]
    names += sorted({trait for card in all_cards().values() for trait in card.traits})
    return {name: 1 << place for place, name in enumerate(names)}


class UnknownTrait(LookupError):
    """A word that no card carries."""


def bit(word: StrEnum | str) -> int:
    """Return the bit of a card type, sphere, keyword or trait; raise UnknownTrait for another."""
    if isinstance(word, CardType):
        name = f"type {word}"
    elif isinstance(word, Sphere):
        name = f"sphere {word}"
    elif isinstance(word, Keyword):
        name = f"keyword {word}"
    else:
        name = word
    if name not in _bits():
        raise UnknownTrait(f"no card is printed with {word!r}")
    return _bits()[name]


HERO: Final = bit(CardType.HERO)
ALLY: Final = bit(CardType.ALLY)
ATTACHMENT: Final = bit(CardType.ATTACHMENT)
EVENT: Final = bit(CardType.EVENT)
ENEMY: Final = bit(CardType.ENEMY)
LOCATION: Final = bit(CardType.LOCATION)
TREACHERY: Final = bit(CardType.TREACHERY)
OBJECTIVE: Final = bit(CardType.OBJECTIVE)
UNIQUE: Final = bit("unique")
CHARACTER: Final = bit("character")
RANGED: Final = bit(Keyword.RANGED)
SENTINEL: Final = bit(Keyword.SENTINEL)
RESTRICTED: Final = bit(Keyword.RESTRICTED)
SURGE: Final = bit(Keyword.SURGE)
GUARDED: Final = bit(Keyword.GUARDED)
SPIRIT: Final = bit(Sphere.SPIRIT)
NEUTRAL: Final = bit(Sphere.NEUTRAL)
SPHERES: Final = sum(bit(sphere) for sphere in Sphere)


def card_mask(card: LcgCard) -> int:
    """Return all bits of a card as printed."""
    mask = bit(card.type)
    if card.type in (CardType.HERO, CardType.ALLY):
        mask |= CHARACTER
    if card.sphere is not None:
        mask |= bit(card.sphere)
    if card.unique:
        mask |= UNIQUE
    for printed in card.keywords:
        mask |= bit(printed.keyword)
    for trait in card.traits:
        mask |= bit(trait)
    return mask
