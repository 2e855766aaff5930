"""What distinguishes options that read the same, in words; both games use it."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

Known = TypeVar("Known")


def differences(
    facets: Iterable[Callable[[Known], str]], one: Known, others: Sequence[Known]
) -> list[str]:
    """Return as many facets of one thing, in their order, as set it apart from the others.

    >>> differences([str, lambda number: "even" if number % 2 == 0 else "odd"], 2, [4])
    ['2']
    """
    found = []
    left = list(others)
    for facet in facets:
        if not left:
            break
        words = facet(one)
        like_it = [other for other in left if facet(other) == words]
        if words and len(like_it) < len(left):
            found.append(words)
            left = like_it
    return found
