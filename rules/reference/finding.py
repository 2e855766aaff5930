"""Finding entries: by slug, by a citation, by a word, a question, a fact or a deck rule."""

import re
from collections.abc import Iterable, Mapping
from functools import cache

from rules.names import fold, fold_words
from rules.reference.entry import Entry
from rules.reference.reading import reference

_CITATION = re.compile(r"^(?P<document>[^“:]+), “(?P<section>.+?)”(?: and |$)")
_Key = tuple[str, str]


def entries(game: str = "") -> tuple[Entry, ...]:
    """Return the entries of a game in the order of their groups; of both games without one."""
    groups = reference().groups
    return tuple(entry for group in groups if game in ("", group.game) for entry in group.entries)


def entry(game: str, slug: str) -> Entry | None:
    """Return an entry; None if the game has none by that name."""
    return _by_slug().get((game, slug))


def cited_entry(citation: str) -> Entry | None:
    """Return the entry that a citation leads to: 'Comprehensive Rules 4.2, “unique”'.

    A section that the document doesn't have by this name is looked up as a term of its game. Return
    None for anything else, such as a card's text.
    """
    found = _CITATION.match(citation)
    if found is None:
        return None
    document, section = found["document"], found["section"]
    games = [book.game for book in reference().rulebooks.values() if book.cited == document]
    if not games:
        return None
    return _by_section().get((document, section)) or entry_of_term(games[0], section)


def entry_of_question(game: str, question: str) -> Entry | None:
    """Return the entry about a decision, by the name of its question; None if it has none."""
    return _by("questions").get((game, question))


def entry_of_deck_rule(game: str, rule: str) -> Entry | None:
    """Return the entry about a rule of deck construction; None if it has none."""
    return _by("deck_rules").get((game, rule))


def entry_of_fact(game: str, fact: str) -> Entry | None:
    """Return the entry about a fact of a card, by its name or query; None if it has none."""
    return _by("facts").get((game, fact))


def entry_of_term(game: str, term: str) -> Entry | None:
    """Return the entry that has a term as its name, alias or document's term."""
    folded = fold(term)
    return next((each for each in entries(game) if folded in map(fold, each.names)), None)


def matching(words: str, game: str = "") -> tuple[Entry, ...]:
    """Return the entries that have these words, in this order: as a name, in a name, in the text.

    Words match from their beginnings: "skirm" finds skirmishes.
    """
    folded = fold_words(words)
    if not folded:
        return entries(game)
    ranked = [(_rank(each, folded), each) for each in entries(game)]
    found = [(rank, each) for rank, each in ranked if rank is not None]
    return tuple(each for _, each in sorted(found, key=lambda pair: pair[0]))


def _rank(each: Entry, folded: str) -> int | None:
    names = [fold_words(name) for name in each.names]
    if folded in names:
        return 0
    if any(f" {folded}" in f" {name}" for name in names):
        return 1
    return 2 if f" {folded}" in f" {fold_words(each.text)}" else None


@cache
def _by_slug() -> Mapping[_Key, Entry]:
    return {(each.game, each.slug): each for each in entries()}


@cache
def _by_section() -> Mapping[_Key, Entry]:
    # The entry that cites a section first of all explains it; others only touch on it.
    rulebooks = reference().rulebooks
    cited = [
        (place, (rulebooks[source.document].cited, source.section), each)
        for each in entries()
        for place, source in enumerate(each.sources)
    ]
    cited.sort(key=lambda row: row[0])
    return _first((key, each) for _, key, each in cited)


@cache
def _by(field: str) -> Mapping[_Key, Entry]:
    return _first(
        ((each.game, value), each) for each in entries() for value in getattr(each, field)
    )


def _first(pairs: Iterable[tuple[_Key, Entry]]) -> Mapping[_Key, Entry]:
    found: dict[_Key, Entry] = {}
    for key, each in pairs:
        found.setdefault(key, each)
    return found
