"""Files of facts: one row a line, read strictly; what both games' readers share."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any


class BadRow(ValueError):
    """Rows of a file of facts that are not as they must be; a line of text for each fault."""


class UnknownCard(LookupError):
    """An id that no card has, or a set that does not exist."""


class _Repeated(ValueError):
    """A key that stands twice in one row."""


def parsed(line: str) -> tuple[Any, list[str]]:
    """Return what a line of JSON holds and, if it cannot be read, what is wrong with it.

    A key that stands twice in a row is a fault, not the last one's value.
    """
    try:
        return json.loads(line, object_pairs_hook=_each_key_once), []
    except _Repeated as repeated:
        return None, [str(repeated)]
    except (ValueError, RecursionError):
        return None, ["not a line of JSON"]


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    row = dict(pairs)
    if len(row) != len(pairs):
        keys = [key for key, _value in pairs]
        twice = next(key for place, key in enumerate(keys) if key in keys[:place])
        raise _Repeated(f"key {twice!r} stands twice")
    return row


def identity(row: object, key: str) -> str:
    """Return what to call a row in a message: its `key`, or that it has none."""
    found = row.get(key) if isinstance(row, dict) else None
    return found if isinstance(found, str) and found else f"a row without {key}"


def words_of(vocabulary: type[StrEnum]) -> frozenset[str]:
    """Return the words that a row may use of a vocabulary."""
    return frozenset(word.value for word in vocabulary)


def is_text(value: object) -> bool:
    """Whether a value is text that neither begins nor ends with a space, and some."""
    return isinstance(value, str) and value != "" and value == value.strip()


def key_faults(
    row: Mapping[str, Any], keys: Sequence[str], required: Iterable[str]
) -> Iterator[str]:
    """Return what is wrong with the keys of a row: missing, unknown, out of the order of `keys`."""
    for key in required:
        if key not in row:
            yield f"missing {key}"
    before = -1
    for key in row:
        if key not in keys:
            yield f"unknown key {key!r}"
            continue
        place = keys.index(key)
        if place < before:
            yield f"{key} is out of order"
        before = max(place, before)
