"""What an entry of the rules reference says."""

import re
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SectionCited:
    """A term or section of a document: `document` is its short name in `documents.toml`."""

    document: str
    section: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A document that entries cite: its name on pages, its game, its terms and sections."""

    cited: str
    game: str
    sections: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One term of a game.

    `editions` pairs the name of an edition with how its rule differs. `query` finds cards that show
    the term. `facts` are the facts of cards that it explains, by their names on a card's page or
    their queries; `questions` the decisions of a game; `deck_rules` the rules of the validator.
    `code` and `tests` are where the rule is played and proved.
    """

    game: str
    slug: str
    name: str
    text: str
    sources: tuple[SectionCited, ...]
    related: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    example: str = ""
    editions: tuple[tuple[str, str], ...] = ()
    query: str = ""
    facts: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    deck_rules: tuple[str, ...] = ()
    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()

    @property
    def summary(self) -> str:
        """The first sentence of the text."""
        return re.split(r"(?<=[.!?”])\s+(?=[A-Z“Ú])", self.text, maxsplit=1)[0]

    @property
    def names(self) -> tuple[str, ...]:
        """Every word that means this entry: its name, aliases, and the terms of the documents."""
        return (self.name, *self.aliases, *(source.section for source in self.sources))


@dataclass(frozen=True, slots=True)
class Group:
    """Entries of a game that belong together, under a title."""

    game: str
    slug: str
    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Reference:
    """All entries of both games, and the documents that they cite."""

    groups: tuple[Group, ...]
    rulebooks: Mapping[str, Rulebook]
