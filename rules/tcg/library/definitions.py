"""The texts of each written card, found without the engine.

A set's modules are imported when one of its cards is first needed. A definition whose number or
name is not that of a card raises at once, with its file.
"""

import pkgutil
from bisect import bisect_right
from collections.abc import Iterable
from functools import cache
from importlib import import_module

from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import SETS, all_cards, card
from rules.tcg.notation.definition import WRITTEN
from rules.tcg.notation.sentences import Definition


class MisplacedDefinition(ValueError):
    """A definition whose number or name is not that of a card, or a text that is there twice."""


@cache
def _cards_by_collector() -> dict[str, list[Card]]:
    found: dict[str, list[Card]] = {}
    for known in all_cards().values():
        found.setdefault(known.collector, []).append(known)
    return found


def defined_card(text: Definition) -> Card:
    """Return the card a definition is of. Raise MisplacedDefinition if there is none.

    The number must be the whole collector's number, so a wrong rarity is an error as well.
    """
    where = f"{text.module}: {text.collector} {text.name}"
    number = text.collector
    if "_" in number:
        known = [all_cards()[number]] if number in all_cards() else []
    else:
        known = _cards_by_collector().get(number, [])
    if not known:
        raise MisplacedDefinition(f"{where}: no card has the number {number}{_hint(number)}")
    if len(known) > 1:
        ids = ", ".join(each.id for each in known)
        raise MisplacedDefinition(f"{where}: {ids} share this number; use the id")
    if known[0].name != text.name:
        raise MisplacedDefinition(f"{where}: the card {number} is {known[0].name!r}")
    return known[0]


def _hint(number: str) -> str:
    """Return the right number where only the rarity is wrong: "7 C 83" for "7 R 83"."""
    parts = number.split()
    if len(parts) != 3:
        return ""
    known = all_cards().get(f"{parts[0]}_{parts[2]}")
    return f"; did you mean {known.collector}?" if known is not None else ""


@cache
def definitions_of_set(number: int) -> dict[str, tuple[Definition, ...]]:
    """Return the texts of each written card of a set, in the order of their days."""
    name = f"rules.tcg.library.set{number:02d}"
    try:
        package = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return {}
    found: dict[str, tuple[Definition, ...]] = {}
    for module in pkgutil.iter_modules(package.__path__):
        path = f"{name}.{module.name}"
        import_module(path)
        for text in WRITTEN[path]:
            card_id = defined_card(text).id
            known = found.get(card_id, ())
            if any(other.since == text.since for other in known):
                raise MisplacedDefinition(f"{path}: {text.collector} {text.name} is defined twice")
            found[card_id] = tuple(sorted((*known, text), key=lambda text: text.since))
    return found


def texts(card_id: str) -> tuple[Definition, ...]:
    """Return every text a card has had, the printed one first; none while it is not written."""
    return definitions_of_set(card(card_id).set).get(card_id, ())


def definition(card_id: str, day: str = "") -> Definition | None:
    """Return what a card does on a day (2004-04-05), or None while that is not written.

    Without a day it is the printed text.
    """
    known = texts(card_id)
    if not known:
        return None
    place = bisect_right([text.since for text in known], day)
    return known[max(0, place - 1)]


def unwritten(card_ids: Iterable[str]) -> tuple[str, ...]:
    """Return those of these cards whose behaviour is not written yet, each once, in order."""
    return tuple(card_id for card_id in dict.fromkeys(card_ids) if not texts(card_id))


def written() -> tuple[str, ...]:
    """Return the ids of all cards whose behaviour is written."""
    return tuple(card_id for number in SETS for card_id in definitions_of_set(number))
