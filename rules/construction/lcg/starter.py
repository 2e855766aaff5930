"""The four introductory decks of the core set, one for each sphere, as the rules list them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.construction.compared import compare
from rules.construction.lcg.build import LcgBuild
from rules.construction.lcg.deck_file import take_deck
from rules.construction.lcg.rulebook import LCG_RULES
from rules.construction.problem import Finding
from rules.construction.strict import read_table
from rules.lcg.deck import LcgDeck

_FOLDER = Path(__file__).parent.parent / "starters" / "lcg"


@dataclass(frozen=True, slots=True)
class IntroductoryDeck:
    """The introductory deck of a sphere."""

    sphere: str
    name: str
    deck: LcgDeck


@cache
def introductory_decks() -> Mapping[str, IntroductoryDeck]:
    """Return the introductory decks by their spheres; BadConstructionFile where one is wrong."""
    return {path.stem: read_introductory(path) for path in sorted(_FOLDER.glob("*.toml"))}


def read_introductory(path: Path) -> IntroductoryDeck:
    """Read one introductory deck; BadConstructionFile where it is wrong or names no card."""
    file = read_table(path)
    found = IntroductoryDeck(path.stem, file.take("name", str), take_deck(file))
    file.finish()
    return found


@LCG_RULES.rule("introductory-deck")
def introductory_deck(build: LcgBuild) -> Iterator[Finding]:
    """All cards are those of one sphere's introductory deck, no more and no fewer.

    The finding compares with the deck that has most cards in common.
    """
    held = Counter(build.copies)
    nearest, listed = max(_listed(), key=lambda pair: (held & pair[1]).total())
    if held != listed:
        yield compare("not-as-listed", held, listed, nearest.name)


def _listed() -> Iterator[tuple[IntroductoryDeck, Counter[str]]]:
    for starter in introductory_decks().values():
        yield starter, Counter(dict((*starter.deck.heroes, *starter.deck.player_deck)))
