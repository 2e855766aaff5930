"""Which cards need each other: whom a card asks for, and which cards of a pool those are.

A possession asks for its bearer, an event for whom it helps, a companion for whom you must spot.
What a definition says of cards of its own side is read; the rest of it is left to `worth`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from rules.construction.tcg.build import card_of
from rules.notation.traversal import parts, values_of_kind
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import find_by_name
from rules.tcg.library import definition
from rules.tcg.notation.filters import AllOf, AnyOf, Filter, NotOf, Printed, Titled
from rules.tcg.notation.sentences_of_playing import BearerMustBe, ToPlay
from rules.tcg.vocabulary import CardType, Culture, Race, Side

_OWN_RACES: Mapping[Side, frozenset[Race]] = {
    Side.FREE_PEOPLES: frozenset(
        {Race.DWARF, Race.ELF, Race.ENT, Race.HOBBIT, Race.MAN, Race.WIZARD}
    ),
    Side.SHADOW: frozenset(Race) - {Race.DWARF, Race.ELF, Race.ENT, Race.HOBBIT, Race.WIZARD},
}
_FREE_CULTURES = frozenset(
    {
        Culture.DWARVEN,
        Culture.ELVEN,
        Culture.GANDALF,
        Culture.GONDOR,
        Culture.ROHAN,
        Culture.SHIRE,
    }
)


@dataclass(frozen=True, slots=True)
class Asked:
    """Whom a card asks for: any of `filters`, without which a `strict` card can’t be played."""

    filters: tuple[Filter, ...]
    strict: bool

    def fits(self, card: Card) -> bool:
        """Return whether a card is one of those asked for."""
        return any(may_pass(filter, card) for filter in self.filters)


@cache
def asked_by(card_id: str) -> Asked | None:
    """Return whom a card of its own side asks for, None where it asks for nobody special."""
    card, written = card_of(card_id), definition(card_id)
    if card is None or written is None or card.side is None:
        return None
    strict = [
        found
        for kind in (BearerMustBe, ToPlay)
        for part in values_of_kind(written, kind)
        for found in _own_filters(part, card.side)
    ]
    if strict:
        return Asked(tuple(strict), strict=True)
    found = tuple(_own_filters(written, card.side))
    return Asked(found, strict=False) if found else None


@cache
def asks_for(card_id: str, other_id: str) -> bool:
    """Return whether a card asks for another one, a character of its side."""
    asked, card, other = asked_by(card_id), card_of(card_id), card_of(other_id)
    if asked is None or card is None or other is None:
        return False
    return other.is_character and other.side is card.side and asked.fits(other)


def may_pass(filter: Filter, card: Card) -> bool:
    """Return whether a card could pass a filter, as far as its facts say."""
    if isinstance(filter, AllOf):
        return all(may_pass(part, card) for part in filter.parts)
    if isinstance(filter, AnyOf):
        return any(may_pass(part, card) for part in filter.parts)
    if isinstance(filter, Printed):
        return _word(filter.word) in _words(card.id)
    if isinstance(filter, Titled):
        return card.title == filter.title
    if isinstance(filter, NotOf) and isinstance(filter.part, Printed | Titled):
        return not may_pass(filter.part, card)
    return True


def _own_filters(value: object, side: Side) -> Iterator[Filter]:
    """Yield the outermost filters in a value that speak of characters of a side."""
    if isinstance(value, Filter):
        if _is_own(value, side):
            yield value
        return
    for part in parts(value):
        yield from _own_filters(part, side)


def _is_own(filter: Filter, side: Side) -> bool:
    words = [printed.word for printed in values_of_kind(filter, Printed)]
    if any(word in _FOREIGN[side] for word in words if isinstance(word, Side | CardType)):
        return False
    titles = [titled.title for titled in values_of_kind(filter, Titled)]
    if titles:
        return any(card.side is side for title in titles for card in find_by_name(title))
    named = [word for word in words if isinstance(word, Race | Culture)]
    return bool(named) and all(
        word in _OWN_RACES[side] if isinstance(word, Race) else _culture_is_of(word, side)
        for word in named
    )


_FOREIGN: Mapping[Side, tuple[Side | CardType, ...]] = {
    Side.FREE_PEOPLES: (Side.SHADOW, CardType.MINION, CardType.SITE),
    Side.SHADOW: (Side.FREE_PEOPLES, CardType.COMPANION, CardType.ALLY, CardType.SITE),
}


def _culture_is_of(culture: Culture, side: Side) -> bool:
    if culture is Culture.GOLLUM:
        return True
    return (culture in _FREE_CULTURES) is (side is Side.FREE_PEOPLES)


@cache
def _words(card_id: str) -> frozenset[tuple[type, str]]:
    card = card_of(card_id)
    assert card is not None, "only cards are asked about"
    facts = (card.type, card.culture, card.race, card.side, card.signet)
    said = (*facts, *card.classes, *card.keywords)
    return frozenset(_word(word) for word in said if word is not None)


def _word(word: StrEnum) -> tuple[type, str]:
    """Return a word with its vocabulary: the race Orc is not the culture Orc."""
    return type(word), word.value
