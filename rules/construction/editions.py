"""Which edition of the rules holds for a format on a day.

A format's day decides, and its rules: War of the Ring block in 2005 is asked by the rules of 4.1,
the first document at hand that states them, so it is played by 4.1 as well.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from rules.construction.documents import documents, read_day
from rules.construction.format import Format, Game, Snapshot
from rules.construction.strict import Table, read_table

_FILE = Path(__file__).with_name("editions.toml")


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition of a game's rules, its first day, and the documents whose rules belong to it."""

    name: str
    game: Game
    since: date
    documents: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Editions:
    """All editions, the earliest of a game first, and those that a format has to itself."""

    dated: tuple[Edition, ...]
    by_format: Mapping[str, str]


def edition(format: Format, day: date) -> str:
    """Return the name of the edition that holds for the format on that day.

    It is the last one that had come out, and no earlier one than the format's own rules of that
    day belong to. A day before the format began has the edition of its first day.
    """
    known = _editions()
    if format.slug in known.by_format:
        return known.by_format[format.slug]
    rulebook = _rulebook(format.on(day) or format.snapshots[0])
    of_game = [dated for dated in known.dated if dated.game is format.game]
    out = [dated for dated in of_game if dated.since <= day or rulebook in dated.documents]
    return out[-1].name


def _rulebook(snapshot: Snapshot) -> str:
    """Return the document that most rules of a snapshot come from; rulings on cards are few."""
    documents = Counter(rule.source.document for rule in snapshot.rules)
    return documents.most_common(1)[0][0]


def edition_names(game: Game) -> tuple[str, ...]:
    """Return the names of the editions of a game, the earliest first."""
    return tuple(dated.name for dated in _editions().dated if dated.game is game)


@cache
def _editions() -> _Editions:
    file = read_table(_FILE)
    dated = tuple(_read(entry) for entry in file.tables("edition"))
    own = file.table("formats")
    by_format = {slug: own.take(slug, str) for slug in own}
    file.finish()
    return _Editions(tuple(sorted(dated, key=lambda one: one.since)), by_format)


def _read(entry: Table) -> Edition:
    since = read_day(entry, "from")
    game = entry.take("game", str)
    named = entry.take_many("documents", str)
    unknown = [document for document in named if document not in documents()]
    if since is None or game not in set(Game) or not named or unknown:
        raise entry.refuse("an edition needs a day, a game, and documents that are known")
    found = Edition(entry.take("name", str), Game(game), since.first(), named)
    entry.finish()
    return found
