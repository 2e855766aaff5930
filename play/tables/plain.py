"""A table as plain values for programs: cards by their ids, without what is empty."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rules.lcg.facts.card import LcgCard
from rules.tcg.facts.card import Card


def plain(value: Any) -> Any:
    """Return a table, or a part of one, as JSON can write it.

    A card is its id. A field that is empty, false, zero or unknown is left out, but for the place
    of a seat, and a card that the reader can't see is an empty object.
    """
    if isinstance(value, Card):
        return value.id
    if isinstance(value, LcgCard):
        return value.code
    if is_dataclass(value) and not isinstance(value, type):
        return {
            name: plain(found)
            for name, found in ((field.name, getattr(value, field.name)) for field in fields(value))
            if _says_something(name, found)
        }
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(item) for item in value]
    return value


# Zero is the first player, or the first place in the list of cards.
_NUMBERED = frozenset({"player", "owner", "active", "controlled_by", "place"})


def _says_something(name: str, value: Any) -> bool:
    if name in _NUMBERED:
        return value is not None and value != -1
    return value not in (None, 0, "", (), False)
