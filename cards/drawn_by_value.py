"""Values that always look the same on a page: components that show them are drawn once.

`cards.templatetags.memoized_include` remembers what it made of them. A class without the decorator
only costs time: its components are drawn anew on each page.
"""

from typing import TypeVar

Kind = TypeVar("Kind")

_KINDS: set[type] = set()


def drawn_by_value(kind: type[Kind]) -> type[Kind]:
    """Let components cache what they draw for a class's values, as they do for text.

    Equal values must look alike for as long as the process runs. So the class is frozen, and its
    fields are plain values or are of such classes themselves: never rows of the database, which
    are equal by their keys alone.
    """
    _KINDS.add(kind)
    return kind


def is_drawn_by_value(kind: type) -> bool:
    """Whether equal values of a class look alike."""
    return kind in _KINDS
