"""Filters of printed words that no card of the catalogue passes, such as an Orc companion.

Where a race and a culture, or a title and a type, do not go together, the words are equal in
English and the filter is wrong: only the catalogue shows it.
"""

from collections.abc import Iterator
from enum import StrEnum

from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import all_cards
from rules.tcg.notation import filters as fi
from rules.tcg.notation import traversal
from rules.tcg.notation.english.phrases import a
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.vocabulary import Keyword


def _is_printed(filter_: fi.Filter) -> bool:
    """Return whether a filter asks only for what is printed and never gained in play."""
    match filter_:
        case fi.Printed(word):
            return not isinstance(word, Keyword)
        case fi.Titled():
            return True
        case fi.AllOf(parts) | fi.AnyOf(parts):
            return all(_is_printed(part) for part in parts)
        case fi.NotOf(part):
            return _is_printed(part)
        case _:
            return False


def _passes(filter_: fi.Filter, card: Card) -> bool:
    match filter_:
        case fi.Printed(word):
            # The race and the culture of one name are equal as strings: compare kinds as well.
            return any(type(known) is type(word) and known == word for known in _words(card))
        case fi.Titled(title):
            return card.title == title
        case fi.AllOf(parts):
            return all(_passes(part, card) for part in parts)
        case fi.AnyOf(parts):
            return any(_passes(part, card) for part in parts)
        case fi.NotOf(part):
            return not _passes(part, card)
        case _:
            raise TypeError(f"{filter_!r} asks for more than print")


def _words(card: Card) -> Iterator[StrEnum]:
    yield from card.classes
    for word in (card.type, card.side, card.culture, card.race, card.signet):
        if word is not None:
            yield word


# By the text of the filter: the filters of a race and a culture of one name compare as equal.
_known: dict[str, bool] = {}


def _some_card_passes(filter_: fi.Filter) -> bool:
    key = repr(filter_)
    if key not in _known:
        _known[key] = any(_passes(filter_, card) for card in all_cards().values())
    return _known[key]


def impossible_filters(sentence: object, card: Card) -> Iterator[str]:
    """Yield a message for each filter of a sentence that no card can pass by its print."""
    for filter_ in traversal.filters(sentence):
        parts = filter_.parts if isinstance(filter_, fi.AllOf) else (filter_,)
        printed = [part for part in parts if _is_printed(part)]
        if printed and not _some_card_passes(fi.all_of(printed)):
            words = a(fi.all_of(printed), Speaker(card))
            yield f"speaks of {words}, and there is no such card"
