"""Which cards have which words, in their names and in what they do, found without reading them all.

A set of cards is a number whose bit *n* is the card at place *n* of the index: sets are joined and
cut by one operation, whatever their size.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from cards.search.index import Entry, Index
from cards.search.sentences import searched_sentences
from rules.names import fold_words

Cards = int


@dataclass(frozen=True, slots=True)
class Words:
    """The cards of each word; `spelled` are the words in alphabetical order."""

    cards: Mapping[str, Cards]
    spelled: tuple[str, ...]

    def whole(self, word: str) -> Cards:
        """Return the cards that have a word."""
        return self.cards.get(word, 0)

    def beginning(self, start: str) -> Cards:
        """Return the cards that have a word which begins so."""
        found = 0
        for place in range(bisect_left(self.spelled, start), len(self.spelled)):
            if not self.spelled[place].startswith(start):
                break
            found |= self.cards[self.spelled[place]]
        return found

    def begins(self, start: str) -> bool:
        """Return whether any word begins so."""
        place = bisect_left(self.spelled, start)
        return place < len(self.spelled) and self.spelled[place].startswith(start)


class WordIndex:
    """The words of a catalogue: `names` of cards' names, `texts` of what cards do."""

    def __init__(self, catalogue: Index) -> None:
        self._entries = catalogue.entries

    @cached_property
    def names(self) -> Words:
        """The words of names, with and without hyphens."""
        return _gathered(entry.words.replace("|", " ") for entry in self._entries)

    @cached_property
    def texts(self) -> Words:
        """The words of what cards do."""
        return _gathered("".join(searched_sentences(entry)) for entry in self._entries)

    def named(self, typed: str) -> Cards:
        """Return the cards in whose names a word is found, whole or from its beginning.

        A word with hyphens is several that stand together.
        """
        *whole, last = fold_words(typed).split() or [""]
        found = self.names.beginning(last)
        if not whole:
            return found
        for word in whole:
            found &= self.names.whole(word)
        together = f" {' '.join([*whole, last])}"
        return self.where(found, lambda entry: together in entry.words)

    def named_whole(self, typed: str) -> Cards:
        """Return the cards whose names have each part of a word whole."""
        found = -1
        for word in fold_words(typed).split():
            found &= self.names.whole(word)
        return found

    def doing(self, words: Iterable[str]) -> Cards:
        """Return the cards that have all words, or their beginnings, in one sentence."""
        asked = [f" {word}" for word in words]
        found = -1 if asked else 0
        for word in asked:
            found &= self.texts.beginning(word[1:])
            if not found:
                return 0
        return self.where(
            found,
            lambda entry: any(
                all(word in sentence for word in asked) for sentence in searched_sentences(entry)
            ),
        )

    def where(self, cards: Cards, fits: Callable[[Entry], bool]) -> Cards:
        """Return those of some cards that fit."""
        return sum(1 << place for place in places(cards) if fits(self._entries[place]))

    def entries(self, cards: Cards) -> frozenset[Entry]:
        """Return the cards of a set."""
        return frozenset(self._entries[place] for place in places(cards))


def places(cards: Cards) -> Iterator[int]:
    """Return the places of the cards of a set, in their order."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


@lru_cache(maxsize=1)
def word_index(catalogue: Index) -> WordIndex:
    """Return the words of a catalogue, gathered once for each change of it."""
    return WordIndex(catalogue)


def _gathered(texts: Iterable[str]) -> Words:
    cards: dict[str, Cards] = {}
    for place, text in enumerate(texts):
        bit = 1 << place
        for word in set(text.split()):
            cards[word] = cards.get(word, 0) | bit
    return Words(cards, tuple(sorted(cards)))
