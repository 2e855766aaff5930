"""Did you mean: a query without a result, with misspelled words of names put right."""

from collections.abc import Iterable
from difflib import get_close_matches

from cards.search.index import Index, index
from cards.search.query.parser import parse
from cards.search.query.tree import And, Node, Not, Or, Words
from rules.names import fold_words

SIMILAR = 0.72
MIN_WORD_LENGTH = 3


def suggest(query: str) -> str:
    """Return the query with words that no card's name has replaced by the nearest; "" for none."""
    known = _name_words(index())
    suggestion = query
    for words in sorted(_words(parse(query)), key=lambda words: -words.span.start):
        replaced = " ".join(_nearest(word, known) for word in fold_words(words.text).split())
        if replaced != fold_words(words.text):
            start, end = words.span.start, words.span.end
            quote = '"' if " " in replaced else ""
            suggestion = f"{suggestion[:start]}{quote}{replaced}{quote}{suggestion[end:]}"
    return suggestion if suggestion != query else ""


def _nearest(word: str, known: frozenset[str]) -> str:
    if len(word) < MIN_WORD_LENGTH or any(name.startswith(word) for name in known):
        return word
    return next(iter(get_close_matches(word, sorted(known), n=1, cutoff=SIMILAR)), word)


def _words(node: Node) -> Iterable[Words]:
    if isinstance(node, Words):
        return [node]
    if isinstance(node, Not):
        return _words(node.part)
    if isinstance(node, And | Or):
        return [words for part in node.parts for words in _words(part)]
    return []


def _name_words(catalogue: Index) -> frozenset[str]:
    return frozenset(word for entry in catalogue.entries for word in fold_words(entry.name).split())
