"""Lists of banned and restricted cards (X-lists and R-lists), read from `lists/`."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from rules.construction.dates import HistoricDay
from rules.construction.documents import documents, read_day, read_source
from rules.construction.format import Game
from rules.construction.games import GAMES
from rules.construction.problem import Source
from rules.construction.strict import BadConstructionFile, Table, read_table
from rules.construction.tcg.titles import title_key

_FOLDER = Path(__file__).with_name("lists")


class ListKind(StrEnum):
    """X-list: no copy may be played. R-list: one copy may. The value is the rule's name."""

    X_LIST = "x-list"
    R_LIST = "r-list"


@dataclass(frozen=True, slots=True)
class CardList:
    """A list of cards with its source.

    `sets` are sets that are on the list whole. `since` is the first day it is in force where a
    document states it; `known_by` the day by which its document shows it.
    """

    name: str
    kind: ListKind
    cards: tuple[str, ...]
    sets: tuple[int, ...]
    source: Source
    since: HistoricDay | None
    known_by: HistoricDay | None


@cache
def load_list(name: str) -> CardList:
    """Return a list by its file name, without ".toml". Raise BadConstructionFile if it is wrong."""
    path = _FOLDER / f"{name}.toml"
    if not path.exists():
        raise BadConstructionFile(path.name, "there is no such list")
    return read_list(path)


def read_list(path: Path) -> CardList:
    """Read one list file. Each line pairs a card's id with its name, and both must agree."""
    file = read_table(path)
    written = file.take("kind", str)
    if written not in set(ListKind):
        raise file.refuse(f"kind must be x-list or r-list, not {written!r}")
    source = read_source(file)
    since = read_day(file, "since")
    sets = file.take_many("sets", int)
    cards = read_cards(file) if "cards" in file or not sets else ()
    file.finish()
    kind, known_by = ListKind(written), documents()[source.document].known_by
    if sets and kind is not ListKind.X_LIST:
        raise file.refuse("only an X-list names whole sets")
    return CardList(path.stem, kind, cards, sets, source, since, known_by)


def read_cards(table: Table) -> tuple[str, ...]:
    """Return the ids of a table's `cards`, each written with its name; both must agree."""
    cards = table.table("cards")
    for card_id in cards:
        _check_name(cards, card_id)
    return tuple(cards)


def _check_name(cards: Table, card_id: str) -> None:
    written = cards.take(card_id, str)
    game = Game.TCG if "_" in card_id else Game.LCG
    name = GAMES[game].name_of(card_id)
    if name is None:
        raise cards.refuse(f"there is no card {card_id} ({written})")
    if title_key(name) != title_key(written):
        raise cards.refuse(f"{card_id} is {name}, not {written}")
