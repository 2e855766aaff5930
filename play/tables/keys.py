"""The keys of options: what a client sends back to choose one.

A key says what the option is, not where it stands in the list, so that a choice of many can name
options of positions that are still to come.
"""

from typing import Any


def option_key(option: Any) -> str:
    """Return the key of an option; clients need not read it."""
    return ".".join(str(part) for part in option.fields())


def find_option(decision: Any, key: str) -> int | None:
    """Return the place of the option with a key; None if there is none."""
    for place, option in enumerate(decision.options):
        if option_key(option) == key:
            return place
    return None
