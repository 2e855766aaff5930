"""Reading formats from `formats/`, with their rule sets and lists, strictly."""

import difflib
from collections.abc import Iterator
from datetime import date
from enum import StrEnum
from functools import cache
from itertools import pairwise
from pathlib import Path
from threading import Lock
from typing import TypeVar

from rules.construction.binding import Dating, Pool, bound_rules
from rules.construction.card_list import CardList, ListKind, load_list
from rules.construction.dates import HistoricDay
from rules.construction.documents import documents, read_day, read_source
from rules.construction.format import Family, Format, Game, Snapshot
from rules.construction.games import GAMES
from rules.construction.problem import Source
from rules.construction.ruleset import read_rules, ruleset
from rules.construction.strict import Table, read_table
from rules.english import suggest

Word = TypeVar("Word", bound=StrEnum)

_FOLDER = Path(__file__).with_name("formats")
_LOADED: dict[str, Format] = {}
_LOADING = Lock()
_NUMBERED_SITES = "one-site-of-each-number"


class UnknownFormat(LookupError):
    """No format of that name; `nearest` are the ones it may mean, `known` all there are."""

    def __init__(self, slug: str, known: tuple[str, ...]) -> None:
        self.slug = slug
        self.known = known
        self.nearest = tuple(difflib.get_close_matches(slug.casefold(), known, n=3, cutoff=0.5))
        super().__init__(f"There is no format {slug!r}.")

    @property
    def suggestion(self) -> str:
        """The end of a message: " Did you mean standard?", or nothing."""
        return suggest(self.nearest)


@cache
def format_slugs() -> tuple[str, ...]:
    """Return the slugs of all formats, in alphabetical order."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


@cache
def formats_of(game: Game) -> tuple[Format, ...]:
    """Return the formats of a game in the order that lists show them."""
    formats = (load_format(slug) for slug in format_slugs())
    return tuple(
        sorted((format for format in formats if format.game is game), key=lambda one: one.order)
    )


def load_format(slug: str) -> Format:
    """Return a format by its slug; UnknownFormat, or BadConstructionFile where a file is wrong.

    A slug has one format only, which is compared by identity: of two threads that ask first at
    the same moment one reads the file.
    """
    known = _LOADED.get(slug)
    if known is not None:
        return known
    if slug not in format_slugs():
        raise UnknownFormat(slug, format_slugs())
    with _LOADING:
        if slug not in _LOADED:
            _LOADED[slug] = read_format(_FOLDER / f"{slug}.toml")
        return _LOADED[slug]


def read_format(path: Path) -> Format:
    """Read one format file; BadConstructionFile names the place of the first mistake."""
    file = read_table(path)
    game = _word(file, "game", Game)
    tables = file.tables("snapshot")
    if not tables:
        raise file.refuse("a format needs a snapshot")
    snapshots: list[Snapshot] = []
    for table in tables:
        snapshots.append(_read_snapshot(table, game, snapshots[-1] if snapshots else None))
    first = snapshots[0]
    found = Format(
        slug=path.stem,
        name=file.take("name", str),
        game=game,
        family=_word(file, "family", Family),
        order=file.take("order", int),
        snapshots=tuple(snapshots),
        today=first.since is None and documents()[first.source.document].read is not None,
    )
    file.finish()
    _check_order(file, found.snapshots)
    return found


def _read_snapshot(table: Table, game: Game, before: Snapshot | None) -> Snapshot:
    since, asked_from = read_day(table, "from"), read_day(table, "asked_from")
    source = read_source(table)
    blocks = table.take_many("site_blocks", str)
    sets = table.take_many("sets", int) if "sets" in table else None
    names = table.take_many("lists", str)
    lists = tuple(load_list(name) for name in names)
    cards = _read_cards(table, game)
    stated = (
        *ruleset(table.take("ruleset", str), game),
        *read_rules(table, game, source.document),
    )
    begins = _begins(table, since, asked_from, source, _released(game, sets), before)
    known_by = _known_by(source, asked_from)
    dated = Dating(source, since, known_by, begins, before)
    sites = read_source(table.table("sites")) if "sites" in table else source
    pool = Pool(sets, cards, blocks, documents()[source.document].read is not None, sites)
    other = _read_other(table.table("or"), game, pool, dated) if "or" in table else None
    snapshot = Snapshot(
        since=since,
        known_by=dated.known_by,
        begins=begins,
        source=source,
        rules=bound_rules(game, stated, pool, lists, dated),
        sets=sets,
        cards=cards,
        site_blocks=blocks,
        sets_not_held=table.take_many("sets_not_held", int),
        settled_until=read_day(table, "settled_until"),
        lists=names,
        asks_for_map=table.take_or("asks_for_map", bool, False),
        other_texts=table.take_or("other_texts", bool, False),
        listed=dated.listed(lists),
        listed_sets=tuple(number for card_list in lists for number in card_list.sets),
        other=other,
    )
    table.finish()
    _check_snapshot(table, game, snapshot, lists)
    return snapshot


def _read_other(table: Table, game: Game, pool: Pool, dated: Dating) -> Snapshot:
    """Read what may have held instead of a snapshot: other rules and lists for the same cards."""
    source = read_source(table)
    names = table.take_many("lists", str)
    lists = tuple(load_list(name) for name in names)
    stated = ruleset(table.take("ruleset", str), game)
    known_by = documents()[source.document].known_by
    dating = Dating(source, None, known_by, dated.begins, dated.before)
    snapshot = Snapshot(
        since=None,
        known_by=known_by,
        begins=dated.begins,
        source=source,
        rules=bound_rules(game, stated, pool, lists, dating),
        sets=pool.sets,
        cards=pool.cards,
        site_blocks=pool.blocks,
        lists=names,
        listed=dating.listed(lists),
        listed_sets=tuple(number for card_list in lists for number in card_list.sets),
    )
    table.finish()
    _check_snapshot(table, game, snapshot, lists)
    return snapshot


def _begins(
    table: Table,
    since: HistoricDay | None,
    asked_from: HistoricDay | None,
    source: Source,
    released: date | None,
    before: Snapshot | None,
) -> date:
    """Return the day from which decks are judged by a snapshot.

    A first snapshot that no document dates is asked from the release of its first set, or, where
    its document is one that is kept up to date, from the day that was read.
    """
    if since is not None and asked_from is not None:
        raise table.refuse("a snapshot has the day it is known from or the day it is asked from")
    if since is not None:
        return since.last() if before is not None else since.first()
    if asked_from is not None:
        return asked_from.first()
    document = documents()[source.document]
    if document.read is not None:
        return document.read.first()
    if before is None:
        return released or date.min
    if document.date is None:
        raise table.refuse("it needs a day: its document bears none")
    return document.date.last()


def _known_by(source: Source, asked_from: HistoricDay | None) -> HistoricDay | None:
    """Return the day by which a snapshot is known: that of its document.

    One that is asked only from a later day rests on what was known by that day.
    """
    known_by = documents()[source.document].known_by
    is_later = (
        asked_from is not None and known_by is not None and known_by.last() < asked_from.first()
    )
    return asked_from if is_later else known_by


def _released(game: Game, sets: tuple[int, ...] | None) -> date | None:
    """Return the day the first of the sets came out; where none is named, of all sets."""
    days = [
        release.day.first()
        for number, release in GAMES[game].releases.sets.items()
        if release.day is not None and (sets is None or number in sets)
    ]
    return min(days, default=None)


def _read_cards(table: Table, game: Game) -> tuple[str, ...]:
    cards = table.take_many("cards", str)
    for card_id in cards:
        if GAMES[game].name_of(card_id) is None:
            raise table.refuse(f"there is no card {card_id}")
    return cards


def _word(table: Table, key: str, kind: type[Word]) -> Word:
    written = table.take(key, str)
    if written not in set(kind):
        raise table.refuse(f"{key} must be one of {', '.join(kind)}, not {written!r}")
    return kind(written)


def _check_snapshot(
    table: Table, game: Game, snapshot: Snapshot, lists: tuple[CardList, ...]
) -> None:
    for wrong in _contradictions(game, snapshot, lists):
        raise table.refuse(wrong)


def _contradictions(game: Game, snapshot: Snapshot, lists: tuple[CardList, ...]) -> Iterator[str]:
    known = GAMES[game]
    yield from (
        f"unknown set {number}" for number in snapshot.sets or () if number not in known.sets
    )
    yield from (
        f"set {number} is held" for number in snapshot.sets_not_held if number in known.sets
    )
    yield from (
        f"unknown block {block}" for block in snapshot.site_blocks if block not in known.blocks
    )
    names = [rule.name for rule in snapshot.rules if rule.name not in set(ListKind)]
    yield from (f"the rule {name} is there twice" for name in names if names.count(name) > 1)
    if _NUMBERED_SITES in names and "shadows" in snapshot.site_blocks:
        yield "Shadows sites bear no number, so one of each number cannot be asked"
    banned, restricted = (
        [card_id for card_list in lists if card_list.kind is kind for card_id in card_list.cards]
        for kind in ListKind
    )
    yield from (
        f"{card_id} is banned and restricted" for card_id in banned if card_id in restricted
    )
    for listed in (banned, restricted):
        yield from (f"{card_id} is listed twice" for card_id in listed if listed.count(card_id) > 1)
    both = set(snapshot.sets or ()) & set(snapshot.listed_sets)
    yield from (f"set {number} is allowed and X-listed" for number in sorted(both))
    until = snapshot.settled_until
    if until is not None and until.last() < snapshot.begins:
        yield "settled_until is before the snapshot's first day"


def _check_order(file: Table, snapshots: tuple[Snapshot, ...]) -> None:
    for number, (earlier, later) in enumerate(pairwise(snapshots), start=2):
        until = earlier.settled_until
        for day in (earlier.begins, until.first() if until is not None else date.min):
            if day >= later.begins:
                raise file.refuse(
                    f"snapshot {number} begins on {later.begins}, not after {day} of the one before"
                )
