"""Reading the card facts: one file a set, one card a line, every row checked.

A row that is wrong in any way is refused with the file, the line and the card's id; a file with
several wrong rows names them all.
"""

import json
import unicodedata
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from rules.tcg.facts.card import NO_KEYWORDS, AllyHome, Card
from rules.tcg.facts.checks import faults_of
from rules.tcg.vocabulary import (
    Arrow,
    Block,
    CardType,
    Culture,
    ItemClass,
    Keyword,
    Phase,
    Race,
    Rarity,
    Side,
    Signet,
)

FOLDER = Path(__file__).parent / "data"
SETS = tuple(range(20))

Word = TypeVar("Word", bound=StrEnum)


class BadRow(ValueError):
    """Rows of a file of facts that are not as they must be; a line of text for each fault."""


class UnknownCard(LookupError):
    """An id that no card has."""


def parse_rows(lines: Iterable[str], set_number: int, file: str) -> tuple[Card, ...]:
    """Read the lines of one set's file.

    Raises `BadRow`, with every fault of every row, if any row is wrong or an id stands twice.
    """
    cards: list[Card] = []
    faults: list[str] = []
    seen: set[str] = set()
    for number, line in enumerate(lines, start=1):
        try:
            row = json.loads(line)
        except ValueError:
            faults.append(f"{file}:{number}: not a line of JSON")
            continue
        where = f"{file}:{number}: {row.get('id', 'a row without id')}"
        found = list(faults_of(row, set_number))
        if row.get("id") in seen:
            found.append("stands twice")
        seen.add(row.get("id"))
        if found:
            faults += [f"{where}: {fault}" for fault in found]
        else:
            cards.append(_card(row, set_number))
    if faults:
        raise BadRow("\n".join(faults))
    return tuple(cards)


def _card(row: Mapping[str, Any], set_number: int) -> Card:
    """Make a card of a row that has been checked."""
    return Card(
        id=row["id"],
        collector=row["collector"],
        set=set_number,
        number=int(row["collector"].split()[2]),
        rarity=Rarity(row["collector"].split()[1]),
        title=row["title"],
        type=CardType(row["type"]),
        subtitle=row.get("subtitle", ""),
        unique=row.get("unique", False),
        side=_word(Side, row.get("side")),
        culture=_word(Culture, row.get("culture")),
        race=_word(Race, row.get("race")),
        classes=tuple(ItemClass(word) for word in row.get("classes", ())),
        twilight=row.get("twilight", 0),
        strength=row.get("strength"),
        vitality=row.get("vitality"),
        resistance=row.get("resistance"),
        signet=_word(Signet, row.get("signet")),
        site_number=row.get("site_number"),
        site_block=_word(Block, row.get("site_block")),
        site_arrow=_word(Arrow, row.get("site_arrow")),
        ally_homes=tuple(
            AllyHome(home["site_number"], Block(home["block"]))
            for home in row.get("ally_homes", ())
        ),
        may_bear_ring=row.get("may_bear_ring", False),
        keywords=MappingProxyType(
            {Keyword(word): number for word, number in row["keywords"].items()}
        )
        if "keywords" in row
        else NO_KEYWORDS,
        timewords=tuple(Phase(word) for word in row.get("timewords", ())),
    )


def _word(vocabulary: type[Word], word: str | None) -> Word | None:
    return vocabulary(word) if word is not None else None


@cache
def read_set(number: int) -> tuple[Card, ...]:
    """Give the cards of a set in the order of their numbers; `UnknownCard` for no such set."""
    if number not in SETS:
        raise UnknownCard(f"there is no set {number}; the sets are 0 to {SETS[-1]}")
    file = FOLDER / f"set{number:02d}.jsonl"
    with file.open(encoding="utf-8") as lines:
        return parse_rows(lines, number, file.name)


@cache
def _by_id(number: int) -> Mapping[str, Card]:
    return MappingProxyType({card.id: card for card in read_set(number)})


def card(card_id: str) -> Card:
    """Give a card by its id ("7_364"), reading its set alone; `UnknownCard` if none has it."""
    set_number, _, number = card_id.partition("_")
    if set_number.isdecimal() and number.isdecimal() and int(set_number) in SETS:
        known = _by_id(int(set_number)).get(card_id)
        if known is not None:
            return known
    raise UnknownCard(f"no card has the id {card_id!r}")


@cache
def all_cards() -> Mapping[str, Card]:
    """Give every card of every set by its id, in the order of sets and numbers."""
    return MappingProxyType({card.id: card for number in SETS for card in read_set(number)})


def fold(text: str) -> str:
    """Give a name without what players leave out: accents, case, punctuation, spaces."""
    plain = unicodedata.normalize("NFKD", text.replace("Æ", "Ae").replace("æ", "ae"))
    return "".join(letter for letter in plain.casefold() if letter.isalnum())


@cache
def _by_name() -> Mapping[str, tuple[Card, ...]]:
    named: dict[str, tuple[Card, ...]] = {}
    for known in all_cards().values():
        for name in {fold(known.name), fold(known.title)}:
            named[name] = (*named.get(name, ()), known)
    return MappingProxyType(named)


def find_by_name(text: str) -> tuple[Card, ...]:
    """Give the cards that are called so, by full name or by title alone; none if there are none."""
    return _by_name().get(fold(text), ())
