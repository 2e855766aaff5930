"""Printed texts from files of other programs: one file, or every one below a folder."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cards.printed.reading import (
    BadLine,
    BadPrintedTexts,
    BadSource,
    Numbered,
    Printed,
    SourceText,
    checked,
)
from cards.printed.ringsdb_cards import read_ringsdb_file
from cards.printed.server_files import read_server_file

READERS: dict[str, Callable[[str], Iterator[SourceText]]] = {
    ".hjson": read_server_file,
    ".json": read_ringsdb_file,
}


@dataclass(frozen=True, slots=True)
class FolderTexts:
    """The texts that were found, and how many cards of the files the catalogue does not have."""

    texts: tuple[Printed, ...]
    unknown: int


def is_other_programs(path: Path) -> bool:
    """Return whether a path is a folder, or a file of another program."""
    return path.is_dir() or path.suffix.lower() in READERS


def read_folder(path: Path, known: Numbered) -> FolderTexts:
    """Return the texts of a file, or of every file below a folder.

    Cards that the catalogue does not have are counted and left out: the files hold other sets too.
    Cards without a text are left out. Raise BadPrintedTexts with every file that cannot be read,
    and if two files disagree about a card.
    """
    found: dict[str, tuple[Printed, str]] = {}
    unknown: set[str] = set()
    wrong: list[BadLine] = []
    for file in _files(path):
        where = str(file.relative_to(path)) if path.is_dir() else file.name
        try:
            for source in READERS[file.suffix.lower()](_content(file)):
                collector = known.collectors.get(source.card_id)
                if collector is None:
                    unknown.add(source.card_id)
                elif source.text.strip():
                    _add(found, checked(collector, source), source.card_id, where)
        except BadSource as why:
            wrong.append(BadLine(where, str(why)))
    if wrong:
        raise BadPrintedTexts(tuple(wrong))
    return FolderTexts(tuple(printed for printed, _ in found.values()), len(unknown))


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.rglob("*") if file.suffix.lower() in READERS)


def _content(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadSource("it is not written in UTF-8") from error


def _add(found: dict[str, tuple[Printed, str]], printed: Printed, card_id: str, where: str) -> None:
    """Add a text; the first of several versions of one print serves them all."""
    before = found.get(printed.collector)
    if before is None:
        found[printed.collector] = (printed, f"{card_id} in {where}")
    elif before[0] != printed and before[1].startswith(f"{card_id} in "):
        raise BadSource(f"{card_id} has another text here than in {before[1].partition(' in ')[2]}")
