"""What the words of the cards' texts mean to the players, each compiled once."""

from collections.abc import Callable
from typing import Any


class Meanings:
    """Compiles words by a function and remembers what came of each.

    A word is known by its identity, and kept so that no other gets it: the hash of a filter, with
    all that is in it, takes longer than most players need it for.
    """

    __slots__ = ("_compile", "_known")

    def __init__(self, compile_word: Callable[[Any], Any]) -> None:
        self._compile = compile_word
        self._known: dict[int, tuple[object, Any]] = {}

    def of(self, word: Any) -> Any:
        """Return what a word of a definition means."""
        known = self._known.get(id(word))
        if known is None:
            known = self._known[id(word)] = (word, self._compile(word))
        return known[1]
