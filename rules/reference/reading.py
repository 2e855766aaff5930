"""Reading the entries from their files, strictly: what is not known is an error."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from rules.construction.format import Game
from rules.construction.strict import Table, read_table
from rules.reference.entry import Entry, Group, Reference, Rulebook, SectionCited

_FOLDER = Path(__file__).parent
_LISTS = ("related", "aliases", "facts", "questions", "deck_rules", "code", "tests")


class BadReference(ValueError):
    """An entry that cites or links to something that does not exist."""


@cache
def reference() -> Reference:
    """Return the whole reference, read once. Raise BadReference for an entry that is wrong."""
    return read_reference(_FOLDER)


def read_reference(folder: Path) -> Reference:
    """Return the reference in a folder of files. Raise BadReference for an entry that is wrong."""
    documents = read_table(folder / "documents.toml")
    editions = documents.table("editions")
    labels = {name: editions.take(name, str) for name in editions}
    rulebooks = {name: _rulebook(documents.table(name)) for name in documents if name != "editions"}
    groups = tuple(
        _group(game, path, labels, rulebooks)
        for game in Game
        for path in sorted((folder / game).glob("*.toml"))
    )
    _check_links(groups)
    return Reference(groups, rulebooks)


def _rulebook(table: Table) -> Rulebook:
    return Rulebook(
        cited=table.take("cited", str),
        game=Game(table.take("game", str)),
        sections=table.take_many("sections", str),
    )


def _group(
    game: Game, path: Path, labels: Mapping[str, str], rulebooks: Mapping[str, Rulebook]
) -> Group:
    file = read_table(path)
    title = file.take("title", str)
    entries = tuple(
        _entry(game, slug, file.table(slug), labels, rulebooks) for slug in file if slug != "title"
    )
    return Group(game, path.stem.partition("-")[2], title, entries)


def _entry(
    game: Game,
    slug: str,
    table: Table,
    labels: Mapping[str, str],
    rulebooks: Mapping[str, Rulebook],
) -> Entry:
    lists = {name: table.take_many(name, str) for name in _LISTS}
    entry = Entry(
        game=game,
        slug=slug,
        name=table.take("name", str),
        text=_unwrapped(table.take("text", str)),
        sources=tuple(
            _source(game, written, rulebooks, table) for written in table.take_many("sources", str)
        ),
        example=_unwrapped(table.take_or("example", str, "")),
        editions=_editions(table, labels),
        query=table.take_or("query", str, ""),
        **lists,
    )
    table.finish()
    return entry


def _source(
    game: Game, written: str, rulebooks: Mapping[str, Rulebook], table: Table
) -> SectionCited:
    document, _, section = written.partition(", ")
    rulebook = rulebooks.get(document)
    if rulebook is None or rulebook.game != game or section not in rulebook.sections:
        raise BadReference(f"{table.place}: documents.toml has no {written!r}")
    return SectionCited(document, section)


def _editions(table: Table, labels: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    if "editions" not in table:
        return ()
    said = table.table("editions")
    return tuple((labels[name], _unwrapped(said.take(name, str))) for name in said)


def _unwrapped(text: str) -> str:
    return " ".join(text.split())


def _check_links(groups: tuple[Group, ...]) -> None:
    slugs = [(entry.game, entry.slug) for group in groups for entry in group.entries]
    if len(slugs) != len(set(slugs)):
        raise BadReference("two entries of a game have the same slug")
    for group in groups:
        for entry in group.entries:
            lost = [slug for slug in entry.related if (entry.game, slug) not in slugs]
            if lost:
                raise BadReference(f"{entry.slug} is related to {', '.join(lost)}: no such entry")
