"""Did you mean: a query without a result, with misspelled words put right.

The nearest of four thousand words is looked for among those that share the most pairs of letters
with it, since comparing it with all of them takes milliseconds a word.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache

from cards.search.index import Index, index
from cards.search.plain_words.meanings import known_words
from cards.search.query.parser import parse
from cards.search.query.tree import And, Node, Not, Or, Words
from cards.search.word_index import word_index
from rules.names import fold_words

SIMILAR = 0.72
MIN_WORD_LENGTH = 3
MAX_COMPARED = 24


class Spelling:
    """The words that names have or that mean something, to put others right."""

    def __init__(self, catalogue: Index) -> None:
        self._texts = word_index(catalogue).texts
        self._names = word_index(catalogue).names
        self._meanings = known_words()
        known = (*self._names.spelled, *self._meanings)
        self._by_pair: Mapping[str, list[str]] = {}
        for word in sorted({word for word in known if len(word) >= MIN_WORD_LENGTH}):
            for pair in _pairs(word):
                self._by_pair.setdefault(pair, []).append(word)
        self.nearest = lru_cache(maxsize=1024)(self._nearest)

    def _nearest(self, word: str) -> str:
        """Return the known word that is nearest to a misspelled one, or the word itself."""
        if len(word) < MIN_WORD_LENGTH or self._is_known(word):
            return word
        shared = Counter(near for pair in _pairs(word) for near in self._by_pair.get(pair, ()))
        compared = [near for near, _ in shared.most_common(MAX_COMPARED)]
        return next(iter(get_close_matches(word, compared, n=1, cutoff=SIMILAR)), word)

    def _is_known(self, word: str) -> bool:
        return word in self._meanings or self._names.begins(word) or bool(self._texts.whole(word))


def suggest(query: str) -> str:
    """Return the query with words that no card has replaced by the nearest known; "" for none."""
    spelling = _spelling_of(index())
    suggestion = query
    for words in sorted(_words(parse(query)), key=lambda words: -words.span.start):
        replaced = " ".join(spelling.nearest(word) for word in fold_words(words.text).split())
        if replaced != fold_words(words.text):
            start, end = words.span.start, words.span.end
            quote = '"' if words.quoted else ""
            suggestion = f"{suggestion[:start]}{quote}{replaced}{quote}{suggestion[end:]}"
    return suggestion if suggestion != query else ""


@lru_cache(maxsize=1)
def _spelling_of(catalogue: Index) -> Spelling:
    return Spelling(catalogue)


def _pairs(word: str) -> set[str]:
    """Return the pairs of letters side by side, the first letter with the start of the word."""
    return {f"^{word[0]}", *(word[place : place + 2] for place in range(len(word) - 1))}


def _words(node: Node) -> Iterable[Words]:
    if isinstance(node, Words):
        return [node]
    if isinstance(node, Not):
        return _words(node.part)
    if isinstance(node, And | Or):
        return [words for part in node.parts for words in _words(part)]
    return []
