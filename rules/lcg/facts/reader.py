"""Reading the LCG's card facts: one file a product, one card a line, every row checked.

A line is a card, or a later printing of one that another product has too.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from rules.lcg.facts.card import LcgCard, Printing
from rules.lcg.facts.checks import IDENTITY, faults_of
from rules.lcg.facts.row import card_of, is_printing, printing_of
from rules.lcg.facts.sets import PLAYED_SETS, SETS
from rules.names import fold
from rules.rows import BadRow, UnknownCard, identity, parsed

FOLDER = Path(__file__).parent / "data"


@dataclass(frozen=True, slots=True)
class SetRows:
    """The rows of a product: its own cards, and its printings of older ones."""

    cards: tuple[LcgCard, ...] = ()
    printings: tuple[Printing, ...] = ()


def parse_rows(lines: Iterable[str], card_set: str, file: str) -> SetRows:
    """Read the lines of a product's file.

    Raises `BadRow`, with every fault of every row, if any row is wrong, a code or an OCTGN id
    stands twice, or the rows are not in the order of their codes.
    """
    cards: list[LcgCard] = []
    printings: list[Printing] = []
    faults: list[str] = []
    among = _Among()
    for place, line in enumerate(lines, start=1):
        row, found = parsed(line)
        found = found or list(faults_of(row))
        if not found:
            found = list(among.faults_of(row[IDENTITY], row.get("octgn_id", "")))
            if is_printing(row):
                printings.append(printing_of(row, card_set))
            else:
                cards.append(card_of(row, card_set))
        faults += [f"{file}:{place}: {identity(row, IDENTITY)}: {fault}" for fault in found]
    if faults:
        raise BadRow("\n".join(faults))
    return SetRows(tuple(cards), tuple(printings))


class _Among:
    """What a row must be among the rows before it: new, and in the order of the codes."""

    def __init__(self) -> None:
        self._last = ""
        self._octgn_ids: set[str] = set()

    def faults_of(self, code: str, octgn_id: str) -> Iterator[str]:
        """Return what is wrong with the next row among those before it."""
        if code == self._last:
            yield "the code stands twice"
        elif code < self._last:
            yield f"out of order after {self._last}"
        if octgn_id and octgn_id in self._octgn_ids:
            yield "the octgn_id stands twice"
        self._octgn_ids.add(octgn_id)
        self._last = code


@cache
def read_set(card_set: str) -> SetRows:
    """Return the rows of a product by its code.

    Raises `UnknownCard` for a product that does not exist, `BadRow` for a file that is wrong.
    """
    if card_set not in SETS:
        raise UnknownCard(f"there is no set {card_set!r}")
    file = FOLDER / f"{card_set}.jsonl"
    with file.open(encoding="utf-8") as lines:
        return parse_rows(lines, card_set, file.name)


@cache
def played_cards() -> Mapping[str, LcgCard]:
    """Return the cards of the sets that the computer plays, by code: all that a game needs."""
    return MappingProxyType(
        {card.code: card for card_set in PLAYED_SETS for card in read_set(card_set).cards}
    )


@cache
def all_cards() -> Mapping[str, LcgCard]:
    """Return every card by its code, in the order of the products and their numbers."""
    return MappingProxyType(
        {card.code: card for card_set in SETS for card in read_set(card_set).cards}
    )


@cache
def all_printings() -> Mapping[str, Printing]:
    """Return the later printings of cards by their codes, in the same order."""
    return MappingProxyType(
        {known.code: known for card_set in SETS for known in read_set(card_set).printings}
    )


def card(code: str) -> LcgCard:
    """Return a card by its code ("01001"); `UnknownCard` if none has it.

    A card of a set that the computer plays is found without reading the others.
    """
    known = played_cards().get(code) or all_cards().get(code)
    if known is None:
        raise UnknownCard(
            f"no card has the code {code!r}; a code has five or six digits, such as 01001"
        )
    return known


@cache
def printings_of(code: str) -> tuple[Printing, ...]:
    """Return the later printings of a card, the oldest first."""
    return _printings_by_card().get(code, ())


@cache
def _printings_by_card() -> Mapping[str, tuple[Printing, ...]]:
    by_card: dict[str, tuple[Printing, ...]] = {}
    for known in all_printings().values():
        by_card[known.prints] = (*by_card.get(known.prints, ()), known)
    return MappingProxyType(by_card)


@cache
def _by_name() -> Mapping[str, tuple[LcgCard, ...]]:
    named: dict[str, tuple[LcgCard, ...]] = {}
    for known in all_cards().values():
        for name in {fold(known.name), fold(known.back_name)} - {""}:
            named[name] = (*named.get(name, ()), known)
    return MappingProxyType(named)


def find_by_name(text: str) -> tuple[LcgCard, ...]:
    """Return the cards that are called so, whatever the accents, case and punctuation."""
    return _by_name().get(fold(text), ())
