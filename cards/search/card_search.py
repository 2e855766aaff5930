"""Finding cards: a query and the simple choices beside it, in an order."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from cards.search.index import Entry, Index, index
from cards.search.plain_words.reading import PlainWords, Reading, plain_words
from cards.search.query import fitting, read
from cards.search.query.facts import cost
from cards.search.query.fields import Number, Predicate
from cards.search.query.restrictions import without_plain_words
from cards.search.query.special_fields import reprinted_in
from cards.search.ranking import best_first, plain_words_of, searched_words
from cards.search.word_index import word_index
from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.names import fold_words

LAST = 10**6


class Order(StrEnum):
    """In which order cards are listed; without one the best match of the words comes first."""

    NAME = "name"
    COST = "cost"
    STRENGTH = "strength"
    VITALITY = "vitality"
    SET = "set"


@dataclass(frozen=True, slots=True)
class Found:
    """The cards that answer a query, and the ways its plain words can be read.

    The readings have their exact queries, with the rest of the query.
    """

    entries: tuple[Entry, ...]
    readings: tuple[Reading, ...] = ()

    @property
    def read_as(self) -> tuple[Reading, ...]:
        """The readings whose cards were found."""
        return tuple(reading for reading in self.readings if reading.likely)

    def queries(self, asked: str) -> tuple[str, ...]:
        """Return the queries that were answered: what was asked, or all likely readings of it."""
        return tuple(reading.query for reading in self.read_as) or (asked,)


def find_cards(
    query: str, choices: Mapping[str, str] | None = None, order: str = ""
) -> tuple[Entry, ...]:
    """Return the cards that answer a query and fit every choice that was made.

    `choices` may name a game, a set by its code, a culture or sphere (`belongs`) and a type.
    Raise `BadQuery` for a query that is not understood.
    """
    return search_cards(query, choices, order).entries


def search_cards(query: str, choices: Mapping[str, str] | None = None, order: str = "") -> Found:
    """Find cards as `find_cards` does, and return how the query was read as well."""
    catalogue = index()
    plain = plain_words(catalogue)
    chosen = [_chosen(name, value) for name, value in (choices or {}).items() if value]
    found = tuple(fitting(catalogue.entries, [*chosen, *_asked(query, plain)]))
    words = plain_words_of(query) if query.strip() else ()
    readings = plain.readings(words) if words else ()
    found = _in_order(found, query.strip(), order, readings, catalogue)
    if not readings:
        return Found(found)
    rest = without_plain_words(query)
    others = [*chosen, *_asked(rest, plain)]
    whole = (_beside(reading, rest, others, catalogue) for reading in readings)
    return Found(found, tuple(reading for reading in whole if reading.cards))


def _asked(query: str, plain: PlainWords) -> tuple[Predicate, ...]:
    """Return what a query asks of a card, all of which must hold."""
    return read(query, plain.predicate).parts if query.strip() else ()


def _beside(reading: Reading, rest: str, others: Sequence[Predicate], catalogue: Index) -> Reading:
    """Return a reading with the rest of its query before its own, and the cards that fit both."""
    query = f"{rest} {reading.query}".strip()
    cards = reading.cards
    for fits in others:
        cards = word_index(catalogue).where(cards, fits)
    return replace(reading, query=query, cards=cards)


def _in_order(
    found: tuple[Entry, ...],
    query: str,
    order: str,
    readings: tuple[Reading, ...],
    catalogue: Index,
) -> tuple[Entry, ...]:
    match order:
        case Order.NAME:
            return tuple(sorted(found, key=lambda entry: fold_words(entry.name)))
        case Order.COST:
            return tuple(sorted(found, key=lambda entry: _number(cost(entry), LAST)))
        case Order.STRENGTH:
            return tuple(sorted(found, key=lambda entry: -_number(_strength(entry), -LAST)))
        case Order.VITALITY:
            return tuple(sorted(found, key=lambda entry: -_number(_vitality(entry), -LAST)))
        case Order.SET:
            return found
    words = searched_words(query)
    if not words:
        return found
    likely = [reading.cards for reading in readings if reading.likely]
    if len(likely) < 2:
        return best_first(found, words)
    return best_first(found, words, [word_index(catalogue).entries(cards) for cards in likely])


def _chosen(name: str, value: str) -> Predicate:
    chosen: Mapping[str, Predicate] = {
        "game": lambda entry: entry.game == value,
        "set": _of_set(value),
        "belongs": lambda entry: value in entry.belongs,
        "type": lambda entry: entry.facts.type == value,
    }
    return chosen[name]


def _of_set(code: str) -> Predicate:
    """Return whether a card is of a set, of the LCG by any of its printings."""
    reprints = reprinted_in(code) if code in LCG_SETS else frozenset()
    return lambda entry: entry.set_code == code or entry.id in reprints


def _strength(entry: Entry) -> int | None:
    """Return a character's strength or attack; None where it is an X."""
    found = entry.tcg.strength if entry.tcg else entry.lcg.attack if entry.lcg else None
    return found if isinstance(found, int) else None


def _vitality(entry: Entry) -> int | None:
    return entry.tcg.vitality if entry.tcg else entry.lcg.hit_points if entry.lcg else None


def _number(number: Number | None, without: int) -> int:
    return number if isinstance(number, int) else without
