"""What a card is, as bits: type, sphere, keywords and printed traits.

The bits are the same in every process, because they follow from the card facts alone; a state
that one process pickles means the same in another.
"""

from collections import Counter
from enum import StrEnum
from functools import cache
from typing import Final

from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import read_set
from rules.lcg.facts.sets import PLAYED_SETS
from rules.lcg.vocabulary import CardType, Keyword, Sphere


@cache
def _bits() -> dict[str, int]:
    """Return the bit of each word; types, spheres and keywords are told apart by a prefix.

    A mask of at most 62 bits is quicker to test. So what the engine asks of every card comes first,
    then the traits, those that most cards have before the others.
    """
    played = [card for card_set in PLAYED_SETS for card in read_set(card_set).cards]
    keywords = Counter(printed.keyword for card in played for printed in card.keywords)
    traits = Counter(trait for card in played for trait in card.traits)
    names = [f"type {word}" for word in CardType]
    names += [f"sphere {word}" for word in Sphere]
    names += ["unique", "character"]
    names += [f"keyword {word}" for word in Keyword if keywords[word]]
    names += sorted(traits, key=lambda trait: (-traits[trait], trait))
    names += [f"keyword {word}" for word in Keyword if not keywords[word]]
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
IMMUNE: Final = bit(Keyword.IMMUNE)
UNTOUCHED: Final = bit(Keyword.UNTOUCHED)
OUT_OF_RANGE: Final = bit(Keyword.OUT_OF_RANGE)
LEADERSHIP: Final = bit(Sphere.LEADERSHIP)
SPIRIT: Final = bit(Sphere.SPIRIT)
NEUTRAL: Final = bit(Sphere.NEUTRAL)
SPHERES: Final = sum(bit(sphere) for sphere in Sphere)


def card_mask(card: LcgCard) -> int:
    """Return all bits of a card as printed.

    A trait that no card of a played set carries has no bit: no written card asks about it.
    """
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
        mask |= _bits().get(trait, 0)
    return mask
