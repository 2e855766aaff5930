"""Printings that are another card (promotional twins) or no card to play with."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.construction.documents import read_source
from rules.construction.problem import Source
from rules.construction.strict import read_table

_FILE = Path(__file__).with_name("printings.toml")


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
    """Give the printings by their ids."""
    file = read_table(_FILE)
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
