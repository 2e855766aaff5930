"""Every word a card can carry as one bit, so that "a Gondor Man" is a single mask test."""

from enum import StrEnum

from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType, Culture, ItemClass, Keyword, Race, Side, Signet

_VOCABULARIES: tuple[type[StrEnum], ...] = (
    CardType,
    Side,
    Culture,
    Race,
    Keyword,
    ItemClass,
    Signet,
)

# Keyed by vocabulary and word: the culture "orc" and the race "orc" are two different bits.
_BITS: dict[tuple[type[StrEnum], str], int] = {
    (vocabulary, word.value): 1 << place
    for place, (vocabulary, word) in enumerate(
        (vocabulary, word) for vocabulary in _VOCABULARIES for word in vocabulary
    )
}

UNIQUE = 1 << len(_BITS)


def trait(word: StrEnum) -> int:
    """Give the bit of a word of the vocabulary; `KeyError` for a word that cards do not carry."""
    return _BITS[(type(word), word.value)]


def traits_of(card: Card) -> int:
    """Give the mask of all that is printed on a card."""
    mask = UNIQUE if card.unique else 0
    words: list[StrEnum] = [card.type, *card.keywords, *card.classes]
    words += [word for word in (card.side, card.culture, card.race, card.signet) if word]
    for word in words:
        mask |= trait(word)
    return mask


COMPANION = trait(CardType.COMPANION)
ALLY = trait(CardType.ALLY)
MINION = trait(CardType.MINION)
CHARACTER = COMPANION | ALLY | MINION
POSSESSION = trait(CardType.POSSESSION)
ARTIFACT = trait(CardType.ARTIFACT)
CONDITION = trait(CardType.CONDITION)
EVENT = trait(CardType.EVENT)
SITE = trait(CardType.SITE)
THE_ONE_RING = trait(CardType.THE_ONE_RING)
ITEM = POSSESSION | ARTIFACT
FREE_PEOPLES = trait(Side.FREE_PEOPLES)
SHADOW = trait(Side.SHADOW)
SUPPORT_AREA = trait(Keyword.SUPPORT_AREA)
SANCTUARY = trait(Keyword.SANCTUARY)
UNHASTY = trait(Keyword.UNHASTY)
ITEM_CLASSES = sum(trait(item_class) for item_class in ItemClass)
