"""What must hold of every row of the LCG's card facts, rule by rule."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from rules.lcg.vocabulary import (
    NUMBERED_KEYWORDS,
    CardType,
    EncounterSet,
    Keyword,
    Sphere,
)
from rules.rows import is_text, key_faults, words_of

IDENTITY = "code"
KEYS = (
    IDENTITY,
    "name",
    "back_name",
    "type",
    "quantity",
    "unique",
    "sphere",
    "encounter_set",
    "stage",
    "cost",
    "threat_cost",
    "engagement_cost",
    "threat_strength",
    "willpower",
    "attack",
    "defense",
    "hit_points",
    "quest_points",
    "victory_points",
    "escape",
    "deck_limit",
    "traits",
    "keywords",
    "octgn_id",
)

_REQUIRED = (IDENTITY, "name", "type", "quantity", "octgn_id")
_OF_PRINTINGS = (IDENTITY, "prints", "quantity", "octgn_id")
_NUMBERS = frozenset(
    {
        "quantity",
        "stage",
        "threat_cost",
        "engagement_cost",
        "willpower",
        "hit_points",
        "victory_points",
        "escape",
        "deck_limit",
    }
)
# What a card may have as X: the player chooses it, or the card says what it is.
_NUMBERS_OR_X = frozenset({"cost", "threat_strength", "attack", "defense", "quest_points"})
_AT_LEAST_ONE = frozenset(
    {"quantity", "stage", "hit_points", "victory_points", "escape", "deck_limit"}
)
_TEXTS = frozenset({"name", "back_name"})
_CODE = re.compile(r"[0-9]{5,6}|[A-Z]{2}[0-9]{3}")
_PATTERNS = {
    IDENTITY: _CODE,
    "prints": _CODE,
    "octgn_id": re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"),
}


_WORDS: Mapping[str, frozenset[str]] = {
    "type": words_of(CardType),
    "sphere": words_of(Sphere),
    "encounter_set": words_of(EncounterSet),
}
_KEYWORDS = words_of(Keyword)

_FIGHTS = frozenset({"attack", "defense", "hit_points"})
# A card with the encounter keyword is not paid for, and a boon may be free of all cost; a boon
# may have X where others have a number.
_OF_UNPAID = frozenset({"cost", "willpower", "attack", "defense"})
_OF_PLAYER_CARDS = frozenset({"traits", "victory_points", "deck_limit"})
# What each type is printed with: what it must have, then what it may have besides.
_PRINTED: Mapping[CardType, tuple[frozenset[str], frozenset[str]]] = {
    CardType.HERO: (_FIGHTS | {"sphere", "threat_cost", "willpower", "traits"}, frozenset()),
    CardType.ALLY: (_FIGHTS | {"sphere", "cost", "willpower"}, _OF_PLAYER_CARDS),
    CardType.ATTACHMENT: (frozenset({"sphere", "cost"}), _OF_PLAYER_CARDS),
    CardType.EVENT: (frozenset({"sphere", "cost"}), _OF_PLAYER_CARDS),
    CardType.SIDE_QUEST: (frozenset({"sphere", "cost", "quest_points"}), _OF_PLAYER_CARDS),
    CardType.CONTRACT: (frozenset(), frozenset()),
    CardType.TREASURE: (frozenset({"sphere", "cost"}), _OF_PLAYER_CARDS),
    CardType.ENEMY: (
        _FIGHTS | {"encounter_set", "engagement_cost", "threat_strength", "traits"},
        frozenset({"victory_points", "escape"}),
    ),
    CardType.LOCATION: (
        frozenset({"encounter_set", "threat_strength", "quest_points", "traits"}),
        frozenset({"victory_points", "escape"}),
    ),
    CardType.TREACHERY: (frozenset({"encounter_set"}), frozenset({"traits", "escape"})),
    # An objective may be an ally too, with the numbers of one.
    CardType.OBJECTIVE: (frozenset({"encounter_set"}), _FIGHTS | {"willpower", "traits"}),
    CardType.QUEST: (
        frozenset({"encounter_set", "stage", "quest_points"}),
        frozenset({"back_name", "victory_points"}),
    ),
}
_OF_ALL = frozenset({*_REQUIRED, "unique", "keywords"})


def faults_of(row: object) -> Iterator[str]:
    """Return all that is wrong with a row, in plain words; nothing for a good one."""
    if not isinstance(row, dict):
        yield "is no card: a row is written { ... }"
        return
    if "prints" in row:
        yield from _printing_faults(row)
        return
    ill_formed = list(_shape_faults(row))
    if ill_formed:
        yield from ill_formed
        return
    card_type = CardType(row["type"])
    must, may = _PRINTED[card_type]
    for key in KEYS:
        if key in must and key not in row and not (key in _OF_UNPAID and _is_unpaid(row)):
            yield f"missing {key}"
    for key in row:
        if key not in must | may | _OF_ALL:
            yield f"a card of type {card_type} has no {key}"
    if card_type == CardType.HERO and "unique" not in row:
        yield "a hero is unique"


def _is_unpaid(row: Mapping[str, Any]) -> bool:
    return row.get("sphere") == Sphere.BOON or Keyword.ENCOUNTER in row.get("keywords", {})


def _printing_faults(row: Mapping[str, Any]) -> Iterator[str]:
    """Return what is wrong with a later printing of a card."""
    yield from key_faults(row, _OF_PRINTINGS, _OF_PRINTINGS[:-1])
    for key, value in row.items():
        if key in _OF_PRINTINGS:
            yield from _value_faults(key, value)


def _shape_faults(row: Mapping[str, Any]) -> Iterator[str]:
    """Known keys in their order, known words, numbers that are numbers."""
    yield from key_faults(row, KEYS, _REQUIRED)
    for key, value in row.items():
        if key in KEYS:
            yield from _value_faults(key, value)


def _value_faults(key: str, value: Any) -> Iterator[str]:
    """Return what is wrong with the value of one known key."""
    if key in _PATTERNS:
        if not isinstance(value, str) or not _PATTERNS[key].fullmatch(value):
            yield f"bad {key} {value!r}"
    elif key in _TEXTS:
        if not is_text(value):
            yield f"{key} is no text, or begins or ends with a space"
    elif key in _WORDS:
        if not isinstance(value, str) or value not in _WORDS[key]:
            yield f"unknown {key} {value!r}"
    elif key in _NUMBERS:
        least = 1 if key in _AT_LEAST_ONE else 0
        if type(value) is not int or value < least:
            yield f"{key} is no whole number of at least {least}"
    elif key in _NUMBERS_OR_X:
        if value != "X" and (type(value) is not int or value < 0):
            yield f"{key} is neither a whole number of at least 0 nor X"
    elif key == "unique":
        if value is not True:
            yield "unique is written only where it is true"
    elif key == "traits":
        yield from _trait_faults(value)
    else:
        yield from _keyword_faults(value)


def _trait_faults(value: Any) -> Iterator[str]:
    if not isinstance(value, list) or not value or not all(map(is_text, value)):
        yield "traits is no list of words"
    elif len(set(value)) != len(value):
        yield "a trait stands twice"


def _keyword_faults(value: Any) -> Iterator[str]:
    if not isinstance(value, dict) or not value:
        yield "keywords are not written as words with their numbers"
        return
    for word, number in value.items():
        if word not in _KEYWORDS:
            yield f"unknown keyword {word!r}"
        elif type(number) is not int or number < 1:
            yield f"keyword {word!r} has no number of at least 1"
        elif number != 1 and word not in NUMBERED_KEYWORDS:
            yield f"keyword {word!r} takes no number"
