"""The order of search results: the likeliest reading of the words first, then the best match.

Only words that a card must match count; a card whose title is exactly the words comes before one
that begins with them, and that before one that has them side by side. Equal matches keep the order
they came in.
"""

from collections.abc import Iterable, Sequence

from cards.search.index import Entry
from cards.search.query.parser import parse
from cards.search.query.tree import And, Node, Words
from rules.names import fold_words


def searched_words(query: str) -> str:
    """Return the words that every card found must have, folded."""
    return " ".join(fold_words(words.text) for words in top_words(parse(query)))


def plain_words_of(query: str) -> tuple[str, ...]:
    """Return the plain words that every card found must fit, as they are read together."""
    tree = parse(query)
    parts = tree.parts if isinstance(tree, And) else (tree,)
    return tuple(part.text for part in parts if isinstance(part, Words) and not part.quoted)


def top_words(node: Node) -> Iterable[Words]:
    """Return the words of a tree that every card found must fit."""
    if isinstance(node, Words):
        return [node]
    return (
        [words for part in node.parts for words in top_words(part)] if isinstance(node, And) else []
    )


def best_first(
    entries: Iterable[Entry], words: str, readings: Sequence[frozenset[Entry]] = ()
) -> tuple[Entry, ...]:
    """Return cards by the first reading that finds them, then by how well folded words match."""

    def rank(entry: Entry) -> tuple[int, int]:
        place = next((n for n, cards in enumerate(readings) if entry in cards), len(readings))
        return place, _distance(entry, words)

    return tuple(sorted(entries, key=rank))


def _distance(entry: Entry, words: str) -> int:
    title, name = entry.title_words, fold_words(entry.name)
    checks = (
        words in (name, title),
        title.startswith(f"{words} ") or name.startswith(f"{words} "),
        f" {words} " in f" {name} ",
        f" {words}" in f" {title}",
        set(words.split()) <= set(title.split()),
        set(words.split()) <= set(name.split()),
    )
    return next((place for place, holds in enumerate(checks) if holds), len(checks))
