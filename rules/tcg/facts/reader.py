"""Reading the card facts: one file a set, one card a line, every row checked.

A row that is wrong in any way is refused with the file, the line and the card's id; a file with
several wrong rows names them all.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from rules.names import fold
from rules.rows import BadRow, UnknownCard, identity, parsed
from rules.tcg.facts import sets
from rules.tcg.facts.card import Card
from rules.tcg.facts.checks import SHARED_NUMBER, SHARERS, faults_of
from rules.tcg.facts.row import card_of
from rules.tcg.facts.shape import IDENTITY

__all__ = [
    "SETS",
    "BadRow",
    "UnknownCard",
    "all_cards",
    "card",
    "find_by_name",
    "fold",
    "parse_rows",
    "read_set",
]

FOLDER = Path(__file__).parent / "data"
SETS = tuple(sets.SETS)


def parse_rows(lines: Iterable[str], set_number: int, file: str) -> tuple[Card, ...]:
    """Read the lines of one set's file.

    Raises `BadRow`, with every fault of every row, if any row is wrong, an id or a collector's
    number stands twice, or the rows are not in the order of their numbers.
    """
    cards: list[Card] = []
    faults: list[str] = []
    among = _Among()
    for place, line in enumerate(lines, start=1):
        row, found = parsed(line)
        found = found or list(faults_of(row, set_number))
        if not found:
            card = card_of(row)
            cards.append(card)
            found = list(among.faults_of(card))
        faults += [f"{file}:{place}: {identity(row, IDENTITY)}: {fault}" for fault in found]
    if faults:
        raise BadRow("\n".join(faults))
    return tuple(cards)


class _Among:
    """What a row must be among the rows before it: new, and in the order of the numbers."""

    def __init__(self) -> None:
        self._ids: set[str] = set()
        self._collectors: set[str] = set()
        self._last = 0

    def faults_of(self, card: Card) -> Iterator[str]:
        """Return what is wrong with the next card among those before it."""
        if card.id in self._ids:
            yield "the id stands twice"
        elif card.collector in self._collectors and card.collector != SHARED_NUMBER:
            yield f"collector's number {card.collector!r} stands twice"
        elif card.id not in SHARERS:
            if card.number < self._last:
                yield f"out of order after number {self._last}"
            self._last = card.number
        self._ids.add(card.id)
        self._collectors.add(card.collector)


@cache
def read_set(number: int) -> tuple[Card, ...]:
    """Return the cards of a set in the order of their numbers.

    Raises `UnknownCard` for a set that does not exist, `BadRow` for a file that is wrong.
    """
    if number not in SETS:
        raise UnknownCard(f"there is no set {number}; the sets are {SETS[0]} to {SETS[-1]}")
    file = FOLDER / f"set{number:02d}.jsonl"
    with file.open(encoding="utf-8") as lines:
        return parse_rows(lines, number, file.name)


@cache
def _by_id(number: int) -> Mapping[str, Card]:
    return MappingProxyType({card.id: card for card in read_set(number)})


_SET_OF_PREFIX = {str(number): number for number in SETS}


def card(card_id: str) -> Card:
    """Return a card by its id ("7_364"), reading its set alone; `UnknownCard` if none has it."""
    number = _SET_OF_PREFIX.get(card_id.partition("_")[0])
    known = _by_id(number).get(card_id) if number is not None else None
    if known is None:
        raise UnknownCard(
            f"no card has the id {card_id!r}; an id is a set and a number, such as 7_364"
        )
    return known


@cache
def all_cards() -> Mapping[str, Card]:
    """Return every card of every set by its id, in the order of sets and numbers."""
    return MappingProxyType({card.id: card for number in SETS for card in read_set(number)})


@cache
def _by_name() -> Mapping[str, tuple[Card, ...]]:
    named: dict[str, tuple[Card, ...]] = {}
    for known in all_cards().values():
        for name in {fold(known.name), fold(known.title)}:
            named[name] = (*named.get(name, ()), known)
    return MappingProxyType(named)


def find_by_name(text: str) -> tuple[Card, ...]:
    """Return the cards of this full name or title; none if there are none."""
    return _by_name().get(fold(text), ())
