"""Printings that are another card (promotional ones among them) or no card to play with."""

from collections.abc import Container, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.construction.documents import read_source
from rules.construction.problem import Source
from rules.construction.strict import read_table
from rules.tcg.facts.reader import all_cards

_FILE = Path(__file__).with_name("printings.toml")
_OTHER_NUMBERS = Path(__file__).with_name("other_numbers.toml")


@dataclass(frozen=True, slots=True)
class Printing:
    """A printing whose id is no card of its own: `of` is its card, None where it has none."""

    id: str
    collector: str
    name: str
    of: str | None
    playable: bool
    source: Source


@cache
def printings() -> Mapping[str, Printing]:
    """Return the printings by their ids: those that documents name, then other numbers of cards."""
    found = read_printings(_FILE)
    return {**found, **read_other_numbers(_OTHER_NUMBERS, found)}


def read_printings(path: Path) -> Mapping[str, Printing]:
    """Read the printings that documents name; BadConstructionFile for the first mistake."""
    file = read_table(path)
    found: dict[str, Printing] = {}
    for entry in file.tables("printing"):
        printing = Printing(
            id=entry.take("id", str),
            collector=entry.take("collector", str),
            name=entry.take("name", str),
            of=entry.take_or("of", str, "") or None,
            playable=entry.take_or("playable", bool, True),
            source=read_source(entry),
        )
        entry.finish()
        if printing.id in found:
            raise entry.refuse(f"{printing.id} is there twice")
        if printing.playable == (printing.of is None):
            raise entry.refuse("a printing is either of a card or not playable")
        found[printing.id] = printing
    file.finish()
    return found


def read_other_numbers(path: Path, named: Container[str] = ()) -> Mapping[str, Printing]:
    """Read other numbers of cards; none may be a card's own, nor among those `named` already."""
    file = read_table(path)
    source, cards = read_source(file), all_cards()
    numbers = file.table("numbers")
    found = {}
    for card_id in numbers:
        of = numbers.take(card_id, str)
        if of not in cards:
            raise numbers.refuse(f"there is no card {of}")
        if card_id in cards or card_id in named:
            raise numbers.refuse(f"{card_id} is a card or a printing already")
        found[card_id] = Printing(card_id, _collector(card_id), cards[of].name, of, True, source)
    file.finish()
    return found


def _collector(card_id: str) -> str:
    """Return the collector's number, of set 0; the letter of other sets is not known."""
    number, _, rest = card_id.partition("_")
    return f"0 P {rest}" if number == "0" else card_id
