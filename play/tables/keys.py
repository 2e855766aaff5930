"""The keys of options: what a client sends back to choose one.

A key says what the option is, not where it stands in the list, so that a choice of many can name
options of positions that are still to come.
"""

from collections.abc import Sequence
from typing import Any

JOINS = "+"


def option_key(option: Any) -> str:
    """Return the key of an option; clients need not read it."""
    return ".".join(str(part) for part in option.fields())


def whole_key(options: Sequence[Any]) -> str:
    """Return the key of options that are chosen together as one."""
    return JOINS.join(option_key(option) for option in options)


def single_keys(keys: Sequence[str]) -> list[str]:
    """Return the keys of single options that keys stand for."""
    return [single for key in keys for single in key.split(JOINS)]


def find_option(decision: Any, key: str) -> int | None:
    """Return the place of the option with a key; None if there is none."""
    for place, option in enumerate(decision.options):
        if option_key(option) == key:
            return place
    return None
