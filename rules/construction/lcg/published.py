"""LCG decks that players published for a scenario, from `published/lcg/`."""

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
    """A deck as a page has it, who made it, and the scenario that it is built for."""

    slug: str
    name: str
    author: str
    source: str
    format: str
    scenario: str
    deck: LcgDeck


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
        source=file.take("source", str),
        format=file.take("format", str),
        scenario=file.take("scenario", str),
        deck=take_deck(file),
    )
    file.finish()
    return found
