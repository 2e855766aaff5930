"""The terms of each rulebook by section: the list that the entries of the reference must cover."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rules.construction.format import Game
from rules.construction.strict import read_table
from rules.names import fold_words
from rules.reference.entry import Entry
from rules.reference.finding import entry, entry_of_term

_FOLDER = Path(__file__).with_name("terms")


@dataclass(frozen=True, slots=True)
class Term:
    """A term in a section of a document. `slug` is the entry that explains it in its text."""

    game: str
    document: str
    section: str
    name: str
    slug: str = ""

    def explained_by(self) -> Entry | None:
        """Return the entry that has it as a name, or whose text explains it; None without one."""
        if not self.slug:
            return entry_of_term(self.game, self.name)
        found = entry(self.game, self.slug)
        return found if found is not None and self._is_in(found) else None

    def _is_in(self, found: Entry) -> bool:
        said = (found.text, found.example, *(words for _, words in found.editions))
        return any(f" {fold_words(self.name)}" in f" {fold_words(text)}" for text in said)


def terms(game: Game) -> Iterator[Term]:
    """Yield the terms of a game's rulebooks, document by document; BadConstructionFile."""
    file = read_table(_FOLDER / f"{game.value}.toml")
    for document in file:
        sections = file.table(document)
        for section in sections:
            for written in sections.take_many(section, str):
                name, _, slug = written.partition(": ")
                yield Term(game, document, section, name, slug)
