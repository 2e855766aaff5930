"""What must hold of every row of the card facts, rule by rule.

The printed card is the witness: characters have strength and vitality, minions and numbered
sites their site number, only sites and The One Ring belong to no side and no culture.
"""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

from rules.tcg.vocabulary import (
    CHARACTERS,
    NUMBERED_KEYWORDS,
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

COLLECTOR = re.compile(r"(\d{1,2}) (C|U|R|R\+|P|S) (\d{1,3})")

# The three cultures of one printed card stand under one collector's number, each a row.
SHARED_NUMBERS = frozenset({"15_204", "15_205", "15_206"})

_WORDS: Mapping[str, type[StrEnum]] = {
    "type": CardType,
    "side": Side,
    "culture": Culture,
    "race": Race,
    "signet": Signet,
    "site_block": Block,
    "site_arrow": Arrow,
}
_LISTS: Mapping[str, type[StrEnum]] = {"classes": ItemClass, "timewords": Phase}
_NUMBERS = ("twilight", "strength", "vitality", "resistance", "site_number")
_FLAGS = ("unique", "may_bear_ring")
KEYS = (
    "id",
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


def faults_of(row: Mapping[str, Any], set_number: int) -> Iterator[str]:
    """Give all that is wrong with a row, in plain words; nothing for a good one."""
    yield from _shape(row)
    if not row.get("title") or row.get("type") not in set(CardType):
        return
    yield from _collector(row, set_number)
    yield from _belonging(row)
    yield from _numbers(row)
    yield from _keywords(row)


def _shape(row: Mapping[str, Any]) -> Iterator[str]:
    """Known keys in their order, known words, numbers that are numbers."""
    for key in row:
        if key not in KEYS:
            yield f"unknown key {key!r}"
    known = [key for key in row if key in KEYS]
    if known != [key for key in KEYS if key in row]:
        yield "keys out of order"
    for key in ("id", "collector", "title", "type"):
        if not isinstance(row.get(key), str) or not row[key]:
            yield f"missing {key}"
    for key, vocabulary in _WORDS.items():
        if key in row and row[key] not in set(vocabulary):
            yield f"unknown {key} {row[key]!r}"
    for key, vocabulary in _LISTS.items():
        for word in row.get(key, ()):
            if word not in set(vocabulary):
                yield f"unknown word {word!r} in {key}"
    for key in _NUMBERS:
        if key in row and type(row[key]) is not int:
            yield f"{key} is no whole number"
    for key in _FLAGS:
        if key in row and row[key] is not True:
            yield f"{key} is written only where it is true"


def _collector(row: Mapping[str, Any], set_number: int) -> Iterator[str]:
    """The collector's number is well formed and agrees with the id and the file."""
    collector, card_id = str(row.get("collector")), str(row.get("id"))
    match = COLLECTOR.fullmatch(collector)
    if match is None:
        yield f"bad collector's number {collector!r}"
        return
    printed_set, _rarity, number = match.groups()
    if int(printed_set) != set_number:
        yield f"collector's number {collector!r} is of another set"
    if card_id not in SHARED_NUMBERS and card_id != f"{printed_set}_{number}":
        yield f"id {card_id!r} does not agree with collector's number {collector!r}"


def _belonging(row: Mapping[str, Any]) -> Iterator[str]:
    """Side and culture: of every card but sites and The One Ring."""
    apart = row["type"] in (CardType.SITE, CardType.THE_ONE_RING)
    for key in ("side", "culture"):
        if apart and key in row:
            yield f"a {row['type']} has no {key}"
        if not apart and key not in row:
            yield f"missing {key}"
    side = row.get("side")
    if row["type"] in (CardType.COMPANION, CardType.ALLY):
        if side == Side.SHADOW:
            yield f"a {row['type']} is no Shadow card"
    elif row["type"] == CardType.MINION and side == Side.FREE_PEOPLES:
        yield "a minion is no Free Peoples card"
    if row.get("may_bear_ring") and row["type"] != CardType.COMPANION:
        yield "only a companion may start with The One Ring"


def _numbers(row: Mapping[str, Any]) -> Iterator[str]:
    """Each type has the numbers it is printed with."""
    kind = row["type"]
    if kind in CHARACTERS:
        for key in ("strength", "vitality"):
            if key not in row:
                yield f"missing {key}"
        if row.get("vitality", 1) < 1:
            yield "a character has at least 1 vitality"
    if kind != CardType.THE_ONE_RING and row.get("twilight", -1) < 0:
        yield "missing twilight"
    if kind == CardType.COMPANION and "resistance" not in row:
        yield "missing resistance"
    if kind == CardType.MINION and not 1 <= row.get("site_number", 0) <= 9:
        yield "missing site_number"
    if kind == CardType.SITE:
        yield from _site(row)
    elif "site_block" in row or "site_arrow" in row:
        yield f"a {kind} has no site_block and no site_arrow"


def _site(row: Mapping[str, Any]) -> Iterator[str]:
    """A site has a block and an arrow; a number from 1 to 9, but for those of Shadows."""
    for key in ("site_block", "site_arrow"):
        if key not in row:
            yield f"missing {key}"
    if row.get("site_block") == Block.SHADOWS:
        if "site_number" in row:
            yield "a Shadows site has no site_number of its own"
    elif not 1 <= row.get("site_number", 0) <= 9:
        yield "missing site_number"


def _keywords(row: Mapping[str, Any]) -> Iterator[str]:
    """Keywords are known, and carry a number where they are printed with one."""
    for word, number in row.get("keywords", {}).items():
        if word not in set(Keyword):
            yield f"unknown keyword {word!r}"
        elif type(number) is not int or number < 1:
            yield f"keyword {word!r} has no number"
        elif number != 1 and word not in NUMBERED_KEYWORDS:
            yield f"keyword {word!r} takes no number"
    for home in row.get("ally_homes", ()):
        if row["type"] != CardType.ALLY:
            yield f"a {row['type']} has no home"
        if set(home) != {"site_number", "block"} or home["block"] not in set(Block):
            yield "bad home"
    if row["type"] == CardType.EVENT and not row.get("timewords"):
        yield "missing timewords"
