"""An LCG card and the row of data it is written as: from one to the other and back."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from rules.lcg.facts.card import LcgCard, PrintedKeyword, Printing
from rules.lcg.facts.checks import KEYS
from rules.lcg.vocabulary import NUMBERED_KEYWORDS, CardType, EncounterSet, Keyword, Sphere

_WORDS = frozenset({"type", "sphere", "encounter_set", "traits", "keywords"})


def is_printing(row: Mapping[str, Any]) -> bool:
    """Return whether a row is a later printing of a card that another product has too."""
    return "prints" in row


def printing_of(row: Mapping[str, Any], card_set: str) -> Printing:
    """Return the printing that a checked row says."""
    return Printing(set=card_set, number=_number_in(row["code"]), **row)


def _number_in(code: str) -> int:
    return int(code[-3:])


def card_of(row: Mapping[str, Any], card_set: str) -> LcgCard:
    """Return the card that a row says; the row has been checked (`rules.lcg.facts.checks`)."""
    plain = {key: value for key, value in row.items() if key not in _WORDS}
    return LcgCard(
        set=card_set,
        number=_number_in(row["code"]),
        type=CardType(row["type"]),
        sphere=Sphere(row["sphere"]) if "sphere" in row else None,
        encounter_set=EncounterSet(row["encounter_set"]) if "encounter_set" in row else None,
        traits=tuple(row.get("traits", ())),
        keywords=tuple(
            PrintedKeyword(Keyword(word), number if word in NUMBERED_KEYWORDS else None)
            for word, number in row.get("keywords", {}).items()
        ),
        **plain,
    )


def row_of(card: LcgCard) -> dict[str, Any]:
    """Return the row that says a card: keys in their one order, only those that say something."""
    row = {key: _plain(getattr(card, key)) for key in KEYS}
    row["keywords"] = {
        printed.keyword.value: printed.number or 1 for printed in card.keywords
    } or None
    return {key: value for key, value in row.items() if value is not None}


def _plain(value: Any) -> Any:
    """Return one fact as JSON writes it, None where it says nothing."""
    if isinstance(value, StrEnum):
        return value.value
    if value is False or value in ("", ()):
        return None
    return list(value) if isinstance(value, tuple) else value
