"""A table of people's games: how often decks with a card won and lost, one card a line.

A line is JSON: `{"id": "1_13", "part": "draw deck", "wins": 532, "losses": 407, "by_copies":
{"1": [453, 312]}}`. `part` is where the card was: "draw deck", "site", "ring" or "ring-bearer".
A `name` is allowed and ignored. The tables belong to the people who counted them, so none is part
of the project.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.rows import UnknownCard, parsed
from rules.tcg.facts.reader import card

DRAW_DECK, SITE, RING, RING_BEARER = "draw deck", "site", "ring", "ring-bearer"
PARTS = (DRAW_DECK, SITE, RING, RING_BEARER)
KEYS = {"id", "name", "part", "wins", "losses", "by_copies"}


class BadResults(ValueError):
    """A table that can't be read; the message is one plain line with the place of the mistake."""


@dataclass(frozen=True, slots=True)
class CardResult:
    """How decks with a card fared: all of them, and by copies as (copies, wins, losses)."""

    id: str
    part: str
    wins: int
    losses: int
    by_copies: tuple[tuple[int, int, int], ...] = ()

    @property
    def games(self) -> int:
        """How many games a deck with the card played."""
        return self.wins + self.losses


def read_results(path: Path) -> tuple[CardResult, ...]:
    """Return the rows of a table; BadResults where it can't be read."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise BadResults(f"{path} can't be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadResults(f"{path} is not text in UTF-8.") from error
    try:
        return parse_results(lines)
    except BadResults as error:
        raise BadResults(f"{path}{error}") from error.__cause__


def parse_results(lines: Iterable[str]) -> tuple[CardResult, ...]:
    """Return the cards of the lines of a table; BadResults where one can't be read.

    Lines of the same card, as of two spellings of its name, are added up.
    """
    rows: dict[tuple[str, str], CardResult] = {}
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        row, faults = parsed(line)
        if faults or not isinstance(row, dict):
            raise BadResults(f", line {number}: {faults[0] if faults else 'not an object'}.")
        try:
            found = _row(row)
        except ValueError as error:
            raise BadResults(f", line {number}: {error}.") from error
        key = found.id, found.part
        rows[key] = _together(rows[key], found) if key in rows else found
    if not rows:
        raise BadResults(" has no results.")
    return tuple(rows.values())


def _together(first: CardResult, second: CardResult) -> CardResult:
    return CardResult(
        first.id,
        first.part,
        first.wins + second.wins,
        first.losses + second.losses,
        (*first.by_copies, *second.by_copies),
    )


def _row(row: dict[str, Any]) -> CardResult:
    """Return one row. Raise ValueError for what is wrong in it."""
    for key in ("id", "part", "wins", "losses"):
        if key not in row:
            raise ValueError(f"{key} is missing")
    unknown = sorted(set(row) - KEYS)
    if unknown:
        raise ValueError(f"unknown key {unknown[0]!r}")
    if row["part"] not in PARTS:
        raise ValueError(f"part is none of {', '.join(PARTS)}")
    card_id = row["id"]
    try:
        card(card_id if isinstance(card_id, str) else "")
    except UnknownCard as error:
        raise ValueError(f"there is no card {card_id}") from error
    return CardResult(
        card_id,
        row["part"],
        _count(row["wins"], "wins"),
        _count(row["losses"], "losses"),
        _by_copies(row.get("by_copies", {})),
    )


def _by_copies(written: object) -> tuple[tuple[int, int, int], ...]:
    if not isinstance(written, dict):
        raise ValueError("by_copies is not an object")
    found: list[tuple[int, int, int]] = []
    for copies, pair in written.items():
        if (
            not copies.isdecimal()
            or not isinstance(pair, list)
            or len(pair) != len(("won", "lost"))
        ):
            raise ValueError('by_copies must be like {"1": [wins, losses]}')
        won, lost = (_count(count, "by_copies") for count in pair)
        found.append((int(copies), won, lost))
    return tuple(found)


def _count(value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{name} is no number of games")
    return value
