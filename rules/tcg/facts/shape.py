"""The form of a row of the card facts: known keys in their order, known words, whole numbers."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.rows import is_text, key_faults, words_of
from rules.tcg.vocabulary import (
    Arrow,
    Block,
    CardType,
    Culture,
    ItemClass,
    Keyword,
    Phase,
    Race,
    Side,
    Signet,
)

IDENTITY = "id"
KEYS = (
    IDENTITY,
    "collector",
    "title",
    "subtitle",
    "unique",
    "side",
    "culture",
    "type",
    "race",
    "classes",
    "twilight",
    "strength",
    "vitality",
    "resistance",
    "signet",
    "site_number",
    "site_block",
    "site_arrow",
    "ally_homes",
    "may_bear_ring",
    "keywords",
    "timewords",
)

_REQUIRED = (IDENTITY, "collector", "title", "type")
_TEXTS = frozenset({IDENTITY, "collector", "title", "subtitle"})
_NUMBERS = frozenset({"twilight", "strength", "vitality", "resistance", "site_number"})
_FLAGS = frozenset({"unique", "may_bear_ring"})


_WORDS: Mapping[str, frozenset[str]] = {
    "type": words_of(CardType),
    "side": words_of(Side),
    "culture": words_of(Culture),
    "race": words_of(Race),
    "signet": words_of(Signet),
    "site_block": words_of(Block),
    "site_arrow": words_of(Arrow),
}
_LISTS: Mapping[str, frozenset[str]] = {
    "classes": words_of(ItemClass),
    "timewords": words_of(Phase),
}
_KEYWORDS = words_of(Keyword)
_HOME_BLOCKS = words_of(Block) - {Block.SHADOWS.value}


def shape_faults(row: Mapping[str, Any]) -> Iterator[str]:
    """Return what is wrong with the form of a row; after none, its values have their types."""
    yield from key_faults(row, KEYS, _REQUIRED)
    for key, value in row.items():
        if key in KEYS:
            yield from _value_faults(key, value)


def _value_faults(key: str, value: Any) -> Iterator[str]:
    """Return what is wrong with the value of one known key."""
    if key in _TEXTS:
        if not is_text(value):
            yield f"{key} is no text, or begins or ends with a space"
    elif key in _NUMBERS:
        if type(value) is not int:
            yield f"{key} is no whole number"
    elif key in _FLAGS:
        if value is not True:
            yield f"{key} is written only where it is true"
    elif key in _WORDS:
        if not isinstance(value, str) or value not in _WORDS[key]:
            yield f"unknown {key} {value!r}"
    elif key in _LISTS:
        yield from _list_faults(key, value)
    elif key == "keywords":
        yield from _keyword_faults(value)
    else:
        yield from _home_faults(value)


def _list_faults(key: str, value: Any) -> Iterator[str]:
    if not isinstance(value, list) or not value:
        yield f"{key} is no list of words"
        return
    for place, word in enumerate(value):
        if not isinstance(word, str) or word not in _LISTS[key]:
            yield f"unknown word {word!r} in {key}"
        elif word in value[:place]:
            yield f"{word!r} stands twice in {key}"


def _keyword_faults(value: Any) -> Iterator[str]:
    if not isinstance(value, dict) or not value:
        yield "keywords are not written as words with their numbers"
        return
    for word, number in value.items():
        if word not in _KEYWORDS:
            yield f"unknown keyword {word!r}"
        elif type(number) is not int:
            yield f"keyword {word!r} has no number"


def _home_faults(value: Any) -> Iterator[str]:
    if not isinstance(value, list) or not value:
        yield "ally_homes is no list of homes"
        return
    for home in value:
        if not isinstance(home, dict) or list(home) != ["site_number", "block"]:
            yield "a home has a site_number and a block"
        elif type(home["site_number"]) is not int or not 1 <= home["site_number"] <= 9:
            yield "the site_number of a home is not 1 to 9"
        elif not isinstance(home["block"], str) or home["block"] not in _HOME_BLOCKS:
            yield f"unknown block {home['block']!r} of a home"
