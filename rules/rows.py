"""Files of facts: one row a line, read strictly; what both games' readers share."""

import json
from typing import Any


class BadRow(ValueError):
    """Rows of a file of facts that are not as they must be; a line of text for each fault."""


class UnknownCard(LookupError):
    """An id that no card has, or a set that does not exist."""


class _Repeated(ValueError):
    """A key that stands twice in one row."""


def parsed(line: str) -> tuple[Any, list[str]]:
    """Give what a line of JSON holds and, if it cannot be read, what is wrong with it.

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
    """Give what to call a row in a message: its `key`, or that it has none."""
    found = row.get(key) if isinstance(row, dict) else None
    return found if isinstance(found, str) and found else f"a row without {key}"
