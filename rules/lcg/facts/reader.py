"""Reading the LCG's card facts: one card a line, every row checked."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.checks import IDENTITY, faults_of
from rules.lcg.facts.row import card_of
from rules.names import fold
from rules.rows import BadRow, UnknownCard, identity, parsed

FOLDER = Path(__file__).parent / "data"


def parse_rows(lines: Iterable[str], file: str) -> tuple[LcgCard, ...]:
    """Read the lines of a set's file.

    Raises `BadRow`, with every fault of every row, if any row is wrong, a code or an OCTGN id
    stands twice, or the rows are not in the order of their codes.
    """
    cards: list[LcgCard] = []
    faults: list[str] = []
    octgn_ids: set[str] = set()
    for place, line in enumerate(lines, start=1):
        row, found = parsed(line)
        found = found or list(faults_of(row))
        if not found:
            card = card_of(row)
            if cards and card.code == cards[-1].code:
                found.append("the code stands twice")
            elif cards and card.code < cards[-1].code:
                found.append(f"out of order after {cards[-1].code}")
            if card.octgn_id in octgn_ids:
                found.append("the octgn_id stands twice")
            octgn_ids.add(card.octgn_id)
            cards.append(card)
        faults += [f"{file}:{place}: {identity(row, IDENTITY)}: {fault}" for fault in found]
    if faults:
        raise BadRow("\n".join(faults))
    return tuple(cards)


@cache
def all_cards() -> Mapping[str, LcgCard]:
    """Return every card of the core set by its code, in their order; `BadRow` for a wrong file."""
    file = FOLDER / "core.jsonl"
    with file.open(encoding="utf-8") as lines:
        return MappingProxyType({card.code: card for card in parse_rows(lines, file.name)})


def card(code: str) -> LcgCard:
    """Return a card by its code ("01001"); `UnknownCard` if none has it."""
    known = all_cards().get(code)
    if known is None:
        raise UnknownCard(f"no card has the code {code!r}; a code has five digits, such as 01001")
    return known


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
