"""What must hold of every row of the card facts, rule by rule.

The printed card is the witness: characters have strength and vitality, minions and numbered
sites their site number, only sites and The One Ring belong to no side and no culture.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from rules.tcg.facts.shape import shape_faults
from rules.tcg.vocabulary import (
    NUMBERED_KEYWORDS,
    Block,
    CardType,
    Culture,
    Rarity,
    Side,
)

Row = Mapping[str, Any]

_NUMBER = r"([1-9]\d{0,2})"
_COLLECTOR = re.compile(
    rf"(0|[1-9]\d?) ({'|'.join(re.escape(letter) for letter in Rarity)}) {_NUMBER}"
)

# The three cultures of one printed card stand under one collector's number, each a row.
SHARED_NUMBER = "15 C 60"
SHARERS = frozenset({"15_204", "15_205", "15_206"})

_APART = frozenset({CardType.SITE, CardType.THE_ONE_RING})
_ITEMS = frozenset({CardType.POSSESSION, CardType.ARTIFACT})
_COMPANY = frozenset({CardType.COMPANION, CardType.ALLY})
_CHARACTERS = _COMPANY | {CardType.MINION}
_NOT_APART = frozenset(CardType) - _APART
_ADDING = _ITEMS | {CardType.CONDITION, CardType.FOLLOWER, CardType.THE_ONE_RING}

# Which types must carry a key, and which may. A key that is not here belongs to all of them.
_MUST: Mapping[str, frozenset[CardType]] = {
    "side": _NOT_APART,
    "culture": _NOT_APART,
    "twilight": frozenset(CardType) - {CardType.THE_ONE_RING},
    "strength": _CHARACTERS,
    "vitality": _CHARACTERS,
    "resistance": frozenset({CardType.COMPANION}),
    "site_number": frozenset({CardType.MINION}),
    "site_block": frozenset({CardType.SITE}),
    "site_arrow": frozenset({CardType.SITE}),
    "ally_homes": frozenset({CardType.ALLY}),
    "timewords": frozenset({CardType.EVENT}),
}
_MAY: Mapping[str, frozenset[CardType]] = {
    "race": _CHARACTERS,
    "classes": _ITEMS,
    "strength": _ADDING,
    "vitality": _ADDING,
    "resistance": _ADDING,
    "signet": frozenset({CardType.COMPANION}),
    "site_number": frozenset({CardType.SITE, CardType.CONDITION}),
    "may_bear_ring": frozenset({CardType.COMPANION}),
}
_TYPES_WITH: Mapping[str, frozenset[CardType]] = {
    key: _MUST.get(key, frozenset()) | _MAY.get(key, frozenset()) for key in {**_MUST, **_MAY}
}

_SHADOW_CULTURES = frozenset(
    {
        Culture.DUNLAND,
        Culture.ISENGARD,
        Culture.MEN,
        Culture.MORIA,
        Culture.ORC,
        Culture.RAIDER,
        Culture.SAURON,
        Culture.URUK_HAI,
        Culture.WRAITH,
    }
)
_BOTH_SIDES = frozenset({Culture.GOLLUM})


def faults_of(row: object, set_number: int) -> Iterator[str]:
    """Return all that is wrong with a row, in plain words; nothing for a good one."""
    if not isinstance(row, dict):
        yield "is no card: a row is written { ... }"
        return
    ill_formed = list(shape_faults(row))
    if ill_formed:
        yield from ill_formed
        return
    yield from _collector(row, set_number)
    yield from _fits_type(row)
    yield from _belonging(row)
    yield from _numbers(row)
    yield from _keywords(row)


def _collector(row: Row, set_number: int) -> Iterator[str]:
    """The collector's number is well formed and agrees with the id and the file."""
    collector, card_id = row["collector"], row["id"]
    match = _COLLECTOR.fullmatch(collector)
    if match is None:
        yield f"bad collector's number {collector!r}"
        return
    printed_set, _rarity, number = match.groups()
    if int(printed_set) != set_number:
        yield f"collector's number {collector!r} is of another set"
    shares = collector == SHARED_NUMBER and card_id in SHARERS
    if not shares and card_id != f"{printed_set}_{number}":
        yield f"id {card_id!r} does not agree with collector's number {collector!r}"


def _fits_type(row: Row) -> Iterator[str]:
    """Each type has the keys it is printed with, and no other."""
    card_type = CardType(row["type"])
    for key, types in _MUST.items():
        if card_type in types and key not in row:
            yield f"missing {key}"
    for key in row:
        if key in _TYPES_WITH and card_type not in _TYPES_WITH[key]:
            yield f"a {card_type} has no {key}"


def _belonging(row: Row) -> Iterator[str]:
    """The side agrees with the type and the culture (4.2, "culture")."""
    side = row.get("side")
    if row["type"] in _COMPANY and side == Side.SHADOW:
        yield f"a {row['type']} is no Shadow card"
    if row["type"] == CardType.MINION and side == Side.FREE_PEOPLES:
        yield "a minion is no Free Peoples card"
    culture = row.get("culture")
    if culture is None or side is None or culture in _BOTH_SIDES:
        return
    if (culture in _SHADOW_CULTURES) != (side == Side.SHADOW):
        yield f"{culture} is no culture of side {side}"


def _numbers(row: Row) -> Iterator[str]:
    """Numbers lie where the printed ones do; a Shadows site has no number of its own."""
    if row.get("twilight", 0) < 0:
        yield "twilight is less than 0"
    if row["type"] in _CHARACTERS:
        if row.get("vitality", 1) < 1:
            yield "a character has at least 1 vitality"
        if row.get("strength", 0) < 0:
            yield "a character's strength is at least 0"
    if not 1 <= row.get("site_number", 1) <= 9:
        yield "site_number is not 1 to 9"
    if row["type"] == CardType.SITE and "site_block" in row:
        of_shadows = row["site_block"] == Block.SHADOWS
        if of_shadows and "site_number" in row:
            yield "a Shadows site has no site_number"
        if not of_shadows and "site_number" not in row:
            yield "missing site_number"


def _keywords(row: Row) -> Iterator[str]:
    """Keywords carry a number where they are printed with one."""
    for word, number in row.get("keywords", {}).items():
        if number < 1:
            yield f"keyword {word!r} has a number less than 1"
        elif number != 1 and word not in NUMBERED_KEYWORDS:
            yield f"keyword {word!r} takes no number"
