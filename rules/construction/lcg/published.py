"""LCG decks for a scenario, published by players or found by us, from `published/lcg/`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.construction.lcg.deck_file import take_deck
from rules.construction.strict import read_table
from rules.lcg.deck import LcgDeck

_FOLDER = Path(__file__).parent.parent / "published" / "lcg"


@dataclass(frozen=True, slots=True)
class PublishedLcgDeck:
    """A deck, who made it, and the scenario that it is built for.

    `source` is the page that has it, "" for a deck of our own. A deck with a `partner` plays
    together with that one.
    """

    slug: str
    name: str
    author: str
    source: str
    format: str
    scenario: str
    deck: LcgDeck
    partner: str = ""


@cache
def published_lcg_decks() -> Mapping[str, PublishedLcgDeck]:
    """Return every published deck by its slug; BadConstructionFile where one is wrong."""
    return {path.stem: read_published_lcg(path) for path in sorted(_FOLDER.glob("*.toml"))}


def read_published_lcg(path: Path) -> PublishedLcgDeck:
    """Read one published deck; BadConstructionFile where it is wrong or names no card."""
    file = read_table(path)
    found = PublishedLcgDeck(
        slug=path.stem,
        name=file.take("name", str),
        author=file.take("author", str),
        source=file.take_or("source", str, ""),
        format=file.take("format", str),
        scenario=file.take("scenario", str),
        deck=take_deck(file),
        partner=file.take_or("partner", str, ""),
    )
    file.finish()
    return found
