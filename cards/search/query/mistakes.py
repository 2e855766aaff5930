"""What is wrong with a query: where, why, and what was perhaps meant."""

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass

from rules.names import fold

NEAR = 0.6


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake: the characters `start` to `end` of the query, in plain English.

    `nearest` is what could stand there instead, "" where nothing comes near.
    """

    start: int
    end: int
    message: str
    nearest: str = ""

    def corrected(self, query: str) -> str:
        """Return the query with `nearest` in the mistake's place, or "" if there is none."""
        return query[: self.start] + self.nearest + query[self.end :] if self.nearest else ""


class BadQuery(ValueError):
    """A query that cannot be answered, with every mistake that was found in it, in order.

    `readable` tells a query without mistakes, which only this site can't answer.
    """

    def __init__(self, query: str, mistakes: Iterable[Mistake], *, readable: bool = False) -> None:
        self.query = query
        self.readable = readable
        self.mistakes = tuple(sorted(mistakes, key=lambda mistake: mistake.start))
        super().__init__("; ".join(mistake.message for mistake in self.mistakes))


class BadValue(ValueError):
    """A value that a name cannot take; the compiler knows where it stands."""

    def __init__(self, message: str, nearest: str = "") -> None:
        self.nearest = nearest
        super().__init__(message)


class CannotAnswer(BadValue):
    """A term that makes sense, but not on this site; `nearest` is the whole term to ask instead."""


class BadOperator(ValueError):
    """An operator that a name cannot be asked with."""


def nearest_match(written: str, known: Iterable[str]) -> str:
    """Return the one of the known words that comes nearest to what was written, "" for none.

    A word that begins so comes first, then one that differs little, as a whole or in one of
    its parts.
    """
    words = tuple(known)
    whole = {fold(word): word for word in words}
    asked = fold(written)
    begin = [word for key, word in whole.items() if asked and key.startswith(asked)]
    if begin:
        return min(begin, key=len)
    parts = {fold(part): word for word in words for part in re.split(r"[\s-]+", word)}
    for spelled in (whole, parts):
        close = difflib.get_close_matches(asked, spelled, n=1, cutoff=NEAR)
        if close:
            return spelled[close[0]]
    return ""
