"""Reading formats from `formats/`, with their rule sets and lists, strictly."""

import difflib
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from rules.construction.card_list import CardList, ListKind, load_list
from rules.construction.dates import HistoricDay
from rules.construction.documents import documents, read_day, read_source
from rules.construction.format import BoundRule, Family, Format, Game, Snapshot
from rules.construction.games import GAMES
from rules.construction.problem import Source
from rules.construction.ruleset import StatedRule, read_rules, ruleset
from rules.construction.strict import Table, read_table

Word = TypeVar("Word", bound=StrEnum)

_FOLDER = Path(__file__).with_name("formats")
_NUMBERED_SITES = "one-site-of-each-number"


class UnknownFormat(LookupError):
    """No format of that name; `nearest` are the ones it may mean, `known` all there are."""

    def __init__(self, slug: str, known: tuple[str, ...]) -> None:
        self.slug = slug
        self.known = known
        self.nearest = tuple(difflib.get_close_matches(slug.casefold(), known, n=3, cutoff=0.5))
        super().__init__(f"There is no format {slug!r}.")


@cache
def format_slugs() -> tuple[str, ...]:
    """Give the slugs of all formats, in alphabetical order."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


@cache
def formats_of(game: Game) -> tuple[Format, ...]:
    """Give the formats of a game in the order that lists show them."""
    formats = (load_format(slug) for slug in format_slugs())
    return tuple(sorted((one for one in formats if one.game is game), key=lambda one: one.order))


@cache
def load_format(slug: str) -> Format:
    """Give a format by its slug; UnknownFormat, or BadConstructionFile where a file is wrong."""
    if slug not in format_slugs():
        raise UnknownFormat(slug, format_slugs())
    return read_format(_FOLDER / f"{slug}.toml")


def read_format(path: Path) -> Format:
    """Read one format file; BadConstructionFile names the place of the first mistake."""
    file = read_table(path)
    game = _word(file, "game", Game)
    snapshots = tuple(_read_snapshot(table, game) for table in file.tables("snapshot"))
    found = Format(
        slug=path.stem,
        name=file.take("name", str),
        game=game,
        family=_word(file, "family", Family),
        order=file.take("order", int),
        snapshots=snapshots,
    )
    file.finish()
    if not snapshots:
        raise file.refuse("a format needs a snapshot")
    _check_order(file, snapshots)
    return found


def _read_snapshot(table: Table, game: Game) -> Snapshot:
    since = read_day(table, "from")
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
    rules = _Rules(source, since, stated)
    rules.add_own(game, sets, cards, blocks)
    rules.add_lists(game, lists)
    snapshot = Snapshot(
        since=since,
        known_by=documents()[source.document].date,
        source=source,
        rules=tuple(rules.bound),
        sets=sets,
        site_blocks=blocks,
        sets_not_held=table.take_many("sets_not_held", int),
        settled_until=read_day(table, "settled_until"),
        lists=names,
    )
    table.finish()
    _check_snapshot(table, game, snapshot, lists)
    return snapshot


class _Rules:
    """The rules of one snapshot as they are put together."""

    def __init__(
        self, source: Source, since: HistoricDay | None, stated: tuple[StatedRule, ...]
    ) -> None:
        self._source = source
        self._since = since
        self.bound = [
            BoundRule(
                name=rule.name,
                find=rule.find,
                source=rule.source,
                since=since,
                known_by=documents()[rule.source.document].date,
                advice=rule.advice,
            )
            for rule in stated
        ]

    def add_own(
        self,
        game: Game,
        sets: tuple[int, ...] | None,
        cards: tuple[str, ...],
        blocks: tuple[str, ...],
    ) -> None:
        """Add the rules that the snapshot's own keys stand for."""
        if sets is not None:
            self._add("sets", game, sets=sets, cards=cards, blocks=blocks)
        if blocks:
            self._add("sites-of-blocks", game, blocks=blocks)

    def add_lists(self, game: Game, lists: tuple[CardList, ...]) -> None:
        """Add each list as the rule of its kind."""
        for one in lists:
            find = GAMES[game].registry.say(one.kind, listed=one.cards)
            self.bound.append(BoundRule(one.kind, find, one.source, one.since, one.known_by))

    def _add(self, name: str, game: Game, **told: object) -> None:
        find = GAMES[game].registry.say(name, **told)
        known_by = documents()[self._source.document].date
        self.bound.append(BoundRule(name, find, self._source, self._since, known_by))


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
    yield from (f"unknown set {one}" for one in snapshot.sets or () if one not in known.sets)
    yield from (f"set {one} is held" for one in snapshot.sets_not_held if one in known.sets)
    yield from (
        f"unknown block {block}" for block in snapshot.site_blocks if block not in known.blocks
    )
    names = [rule.name for rule in snapshot.rules if rule.name not in set(ListKind)]
    yield from (f"the rule {name} is there twice" for name in names if names.count(name) > 1)
    if _NUMBERED_SITES in names and "shadows" in snapshot.site_blocks:
        yield "Shadows sites bear no number, so one of each number cannot be asked"
    banned, restricted = (
        [card_id for one in lists if one.kind is kind for card_id in one.cards] for kind in ListKind
    )
    yield from (
        f"{card_id} is banned and restricted" for card_id in banned if card_id in restricted
    )
    for listed in (banned, restricted):
        yield from (f"{card_id} is listed twice" for card_id in listed if listed.count(card_id) > 1)
    since, until = snapshot.since, snapshot.settled_until
    if since is not None and until is not None and until.first() < since.first():
        yield "settled_until is before the snapshot's first day"


def _check_order(file: Table, snapshots: tuple[Snapshot, ...]) -> None:
    for number, (earlier, later) in enumerate(pairwise(snapshots), start=2):
        if later.since is None:
            raise file.refuse(f"snapshot {number} needs a day: only the first may lack one")
        for day in (earlier.since, earlier.settled_until):
            if day is not None and day.first() >= later.since.first():
                raise file.refuse(
                    f"snapshot {number} begins on {later.since}, not after {day} of the one before"
                )
