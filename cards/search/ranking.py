"""The order of search results: the best match of the query's words first.

Only words that a card must match count; a card whose title is exactly the words comes before one
that begins with them, and that before one that has them side by side. Equal matches keep the order
they came in.
"""

from collections.abc import Iterable

from cards.search.index import Entry
from cards.search.query.parser import parse
from cards.search.query.tree import And, Node, Words
from rules.names import fold_words


def searched_words(query: str) -> str:
    """Return the plain words that every card found must have in its name, folded."""
    return " ".join(fold_words(words.text) for words in _words(parse(query)))


def best_first(entries: Iterable[Entry], words: str) -> tuple[Entry, ...]:
    """Return cards by how well their names match folded words."""
    return tuple(sorted(entries, key=lambda entry: _distance(entry, words)))


def _words(node: Node) -> Iterable[Words]:
    if isinstance(node, Words):
        return [node]
    return [words for part in node.parts for words in _words(part)] if isinstance(node, And) else []


def _distance(entry: Entry, words: str) -> int:
    title, name = fold_words(entry.title), fold_words(entry.name)
    checks = (
        words in (name, title),
        title.startswith(f"{words} ") or name.startswith(f"{words} "),
        f" {words} " in f" {name} ",
        f" {words}" in f" {title}",
        set(words.split()) <= set(title.split()),
        set(words.split()) <= set(name.split()),
    )
    return next((place for place, holds in enumerate(checks) if holds), len(checks))
