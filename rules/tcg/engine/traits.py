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

# Every version of Frodo and Sam is Ring-bound, printed or not (4.2, "Ring-bound").
ALWAYS_RING_BOUND = frozenset({"Frodo", "Sam"})

UNIQUE = 1 << len(_BITS)


def trait(word: StrEnum) -> int:
    """Return the bit of a word of the vocabulary. Raise KeyError for any other word."""
    return _BITS[(type(word), word.value)]


def traits_of(card: Card) -> int:
    """Return the mask of all that is printed on a card."""
    mask = UNIQUE if card.unique else 0
    words: list[StrEnum] = [card.type, *card.keywords, *card.classes]
    words += [word for word in (card.side, card.culture, card.race, card.signet) if word]
    for word in words:
        mask |= trait(word)
    if card.type is CardType.COMPANION and card.title in ALWAYS_RING_BOUND:
        mask |= trait(Keyword.RING_BOUND)
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
RING_BOUND = trait(Keyword.RING_BOUND)
ENDURING = trait(Keyword.ENDURING)
LURKER = trait(Keyword.LURKER)
MUSTER = trait(Keyword.MUSTER)
FOLLOWER = trait(CardType.FOLLOWER)
KEYWORDS = sum(trait(keyword) for keyword in Keyword)
RACES = sum(trait(race) for race in Race)
CULTURES = sum(trait(culture) for culture in Culture)
SIGNETS = sum(trait(signet) for signet in Signet)
