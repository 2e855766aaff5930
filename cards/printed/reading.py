"""Reading a file of printed texts, strictly: JSON Lines, one card a line.

`docs/printed-texts.md` describes a line.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.construction import Game

LONGEST = 4_000
KEYS = ("card", "text", "lore")


@dataclass(frozen=True, slots=True)
class Numbered:
    """The cards a file may speak of: each collector's number with its game.

    `twins` are printings that have no text of their own, each with its card's number.
    `collectors` has the number of every card and printing by its id, for files of other programs.
    """

    games: Mapping[str, Game]
    twins: Mapping[str, str]
    collectors: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Printed:
    """One line: a card's collector's number, its text, its lore."""

    collector: str
    text: str
    lore: str = ""


@dataclass(frozen=True, slots=True)
class SourceText:
    """What a file of another program says of a card, by the id it has there."""

    card_id: str
    text: str
    lore: str


@dataclass(frozen=True, slots=True)
class BadLine:
    """What cannot be taken, and why: a line by its number from 1, or a file by its name."""

    place: int | str
    why: str

    def __str__(self) -> str:
        place = f"line {self.place}" if isinstance(self.place, int) else self.place
        return f"{place}: {self.why}"


class BadPrintedTexts(ValueError):
    """A file of printed texts with lines that cannot be taken; all of them are in `lines`."""

    def __init__(self, lines: tuple[BadLine, ...]) -> None:
        super().__init__("\n".join(map(str, lines)))
        self.lines = lines


class _Wrong(ValueError):
    """Why a line cannot be taken."""


class BadSource(ValueError):
    """Why a file of another program cannot be taken."""


def read_lines(lines: Iterable[bytes], known: Numbered) -> tuple[Printed, ...]:
    """Return what the lines of a file say; empty ones are passed over.

    Raises `BadPrintedTexts` with every line that cannot be taken.
    """
    found: dict[str, Printed] = {}
    first_at: dict[str, int] = {}
    wrong: list[BadLine] = []
    for number, line in _numbered(lines):
        try:
            printed = _read(line, known)
        except _Wrong as why:
            wrong.append(BadLine(number, str(why)))
            continue
        if printed.collector in found:
            why_not = f"{printed.collector} has a text in line {first_at[printed.collector]} too"
            wrong.append(BadLine(number, why_not))
            continue
        found[printed.collector] = printed
        first_at[printed.collector] = number
    if wrong:
        raise BadPrintedTexts(tuple(wrong))
    return tuple(found.values())


def checked(collector: str, source: SourceText) -> Printed:
    """Return a text of another program's file as it is kept, or raise BadSource."""
    printed = Printed(collector, _tidy(source.text), _tidy(source.lore))
    try:
        _check("text", printed.text)
        _check("lore", printed.lore)
    except _Wrong as why:
        raise BadSource(f"{source.card_id}: {why}") from why
    return printed


def _numbered(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(lines, start=1):
        # What some editors of Windows put before the first line.
        stripped = line.removeprefix(b"\xef\xbb\xbf").strip() if number == 1 else line.strip()
        if stripped:
            yield number, stripped


def _read(line: bytes, known: Numbered) -> Printed:
    row = _row(line)
    missing = [key for key in ("card", "text") if key not in row]
    if missing:
        raise _Wrong(f"{missing[0]} is missing")
    for key, value in row.items():
        _check(key, value)
    collector = " ".join(row["card"].split())
    if collector in known.twins:
        raise _Wrong(f"{collector} is a printing of {known.twins[collector]}; give that number")
    if collector not in known.games:
        raise _Wrong(f"no card has the number {row['card']!r}")
    if not row["text"].strip():
        raise _Wrong("text is empty")
    return Printed(collector, _tidy(row["text"]), _tidy(row.get("lore", "")))


def _row(line: bytes) -> dict[str, Any]:
    try:
        row = json.loads(line.decode("utf-8"), object_pairs_hook=_once)
    except UnicodeDecodeError:
        raise _Wrong("it is not written in UTF-8") from None
    except (json.JSONDecodeError, RecursionError):
        raise _Wrong("it is no JSON") from None
    if not isinstance(row, dict):
        raise _Wrong('it is no JSON object, as in {"card": …, "text": …}')
    return row


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    row = dict(pairs)
    if len(row) < len(pairs):
        raise _Wrong("a key is written twice")
    return row


def _check(key: str, value: object) -> None:
    if key not in KEYS:
        raise _Wrong(f"unknown key {key!r}; known are {', '.join(KEYS)}")
    if not isinstance(value, str):
        raise _Wrong(f"{key} is no text")
    if len(value) > LONGEST:
        raise _Wrong(f"{key} has {len(value):,} characters; {LONGEST:,} are allowed")
    odd = [sign for sign in value if not sign.isprintable() and sign != "\n"]
    if odd:
        raise _Wrong(f"{key} holds a character that cannot be printed, {odd[0]!r}")


def _tidy(text: str) -> str:
    lines = (line.strip() for line in text.strip().splitlines())
    return "\n".join(line for line in lines if line)
