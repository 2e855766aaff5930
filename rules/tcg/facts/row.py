"""A card and the row of data it is written as: from one to the other and back."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeVar

from rules.tcg.facts.card import NO_KEYWORDS, AllyHome, Card
from rules.tcg.facts.shape import KEYS
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

Word = TypeVar("Word", bound=StrEnum)


def card_of(row: Mapping[str, Any]) -> Card:
    """Return the card that a row says; the row has been checked (`rules.tcg.facts.checks`)."""
    printed_set, rarity, number = row["collector"].split()
    return Card(
        id=row["id"],
        collector=row["collector"],
        set=int(printed_set),
        number=int(number),
        rarity=Rarity(rarity),
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
        keywords=_keywords(row),
        timewords=tuple(Phase(word) for word in row.get("timewords", ())),
    )


def _keywords(row: Mapping[str, Any]) -> Mapping[Keyword, int]:
    if "keywords" not in row:
        return NO_KEYWORDS
    return MappingProxyType({Keyword(word): number for word, number in row["keywords"].items()})


def _word(vocabulary: type[Word], word: str | None) -> Word | None:
    return vocabulary(word) if word is not None else None


def row_of(card: Card) -> dict[str, Any]:
    """Return the row that says a card: keys in their one order, only those that say something.

    Every card but The One Ring says its twilight cost, 0 too.
    """
    row = {key: _plain(key, getattr(card, key)) for key in KEYS}
    if card.type is CardType.THE_ONE_RING:
        del row["twilight"]
    return {key: value for key, value in row.items() if value is not None}


def _plain(key: str, value: Any) -> Any:
    """Return one fact as JSON writes it, None where it says nothing."""
    if key == "ally_homes":
        value = [{"site_number": home.site_number, "block": home.block.value} for home in value]
    elif isinstance(value, StrEnum):
        return value.value
    elif isinstance(value, tuple):
        value = [word.value for word in value]
    elif isinstance(value, Mapping):
        value = {word.value: number for word, number in value.items()}
    if value is False or value in ("", [], {}):
        return None
    return value
