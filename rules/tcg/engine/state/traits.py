"""Every word a card can carry as one bit, so that "a Gondor Man" is a single mask test."""

from enum import StrEnum
from typing import Final

from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType, Culture, ItemClass, Keyword, Race, Side, Signet

_VOCABULARIES: Final[tuple[type[StrEnum], ...]] = (
    CardType,
    Side,
    Culture,
    Race,
    Keyword,
    ItemClass,
    Signet,
)

# Of at most six cards each.
_RARE_RACES: Final = frozenset(
    {Race.BALROG, Race.CREATURE, Race.HALF_TROLL, Race.MAIA, Race.SPIDER, Race.TREE}
)
# What most cards have, or are asked for most, comes first: a mask of 62 bits is quicker to test.
_OFTEN: Final[tuple[StrEnum, ...]] = (
    *CardType,
    *Side,
    *Culture,
    *(race for race in Race if race not in _RARE_RACES),
    *Signet,
    Keyword.SUPPORT_AREA,
    Keyword.DAMAGE,
    Keyword.FIERCE,
    Keyword.ARCHER,
    Keyword.RANGER,
    Keyword.SOUTHRON,
    Keyword.HUNTER,
    Keyword.RING_BOUND,
    Keyword.ENDURING,
    Keyword.LURKER,
    Keyword.STEALTH,
    Keyword.SPELL,
    Keyword.TALE,
    Keyword.SANCTUARY,
    ItemClass.HAND_WEAPON,
    ItemClass.MOUNT,
    ItemClass.RANGED_WEAPON,
    ItemClass.ARMOR,
)
_WORDS: Final = dict.fromkeys(
    (type(word), word.value)
    for word in (*_OFTEN, *(word for vocabulary in _VOCABULARIES for word in vocabulary))
)

UNIQUE: Final = 1
# Keyed by vocabulary and word: the culture "orc" and the race "orc" are two different bits.
_BITS: Final[dict[tuple[type[StrEnum], str], int]] = {
    word: 1 << place for place, word in enumerate(_WORDS, start=1)
}

# Every version of Frodo and Sam is Ring-bound, printed or not (4.2, "Ring-bound").
ALWAYS_RING_BOUND: Final = frozenset({"Frodo", "Sam"})


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


COMPANION: Final = trait(CardType.COMPANION)
ALLY: Final = trait(CardType.ALLY)
MINION: Final = trait(CardType.MINION)
CHARACTER: Final = COMPANION | ALLY | MINION
POSSESSION: Final = trait(CardType.POSSESSION)
ARTIFACT: Final = trait(CardType.ARTIFACT)
CONDITION: Final = trait(CardType.CONDITION)
EVENT: Final = trait(CardType.EVENT)
SITE: Final = trait(CardType.SITE)
THE_ONE_RING: Final = trait(CardType.THE_ONE_RING)
ITEM: Final = POSSESSION | ARTIFACT
FREE_PEOPLES: Final = trait(Side.FREE_PEOPLES)
SHADOW: Final = trait(Side.SHADOW)
SUPPORT_AREA: Final = trait(Keyword.SUPPORT_AREA)
SANCTUARY: Final = trait(Keyword.SANCTUARY)
UNHASTY: Final = trait(Keyword.UNHASTY)
ITEM_CLASSES: Final = sum(trait(item_class) for item_class in ItemClass)
RING_BOUND: Final = trait(Keyword.RING_BOUND)
ENDURING: Final = trait(Keyword.ENDURING)
LURKER: Final = trait(Keyword.LURKER)
MUSTER: Final = trait(Keyword.MUSTER)
FOLLOWER: Final = trait(CardType.FOLLOWER)
KEYWORDS: Final = sum(trait(keyword) for keyword in Keyword)
RACES: Final = sum(trait(race) for race in Race)
CULTURES: Final = sum(trait(culture) for culture in Culture)
