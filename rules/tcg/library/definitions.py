"""The texts of each written card, found without the engine.

A set's modules are imported when one of its cards is first needed. The application refuses a set
with a mistake in it at once, with every mistake in one message: a game without a card that is
written would be a wrong game. The author's command reads on, and shows all cards that are right.
"""

import pkgutil
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from rules.notation.definition_files import BrokenLibrary, Mistake, file_of, read_definitions
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import SETS, all_cards, card
from rules.tcg.notation import language
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
    number = text.collector
    if "_" in number:
        known = [all_cards()[number]] if number in all_cards() else []
    else:
        known = _cards_by_collector().get(number, [])
    if not known:
        raise MisplacedDefinition(f"no card has the number {number}{_hint(number, text.name)}")
    if len(known) > 1:
        ids = ", ".join(each.id for each in known)
        raise MisplacedDefinition(f"{ids} share the number {number}; use the id")
    if known[0].name != text.name:
        named = _number_of(text.name)
        meant = f", and {text.name!r} is {named}" if named else f", not {text.name!r}"
        raise MisplacedDefinition(f"the card {number} is {known[0].name!r}{meant}")
    return known[0]


def _hint(number: str, name: str) -> str:
    """Return the number that was meant: of the name, or "7 C 83" for "7 R 83"."""
    parts = number.split()
    known = all_cards().get(f"{parts[0]}_{parts[-1]}")
    meant = _number_of(name) or (known.collector if known is not None else "")
    return f"; did you mean {meant}?" if meant else ""


def _number_of(name: str) -> str:
    """Return the number of the card with a name; nothing where none or several have it."""
    known = [each.collector for each in all_cards().values() if each.name == name]
    return known[0] if len(known) == 1 else ""


@cache
def titles() -> tuple[str, ...]:
    """Return the titles of all cards, by which a definition names cards: titled("…")."""
    return tuple(dict.fromkeys(known.title for known in all_cards().values()))


@dataclass(frozen=True)
class DefinedSet:
    """The texts of each written card of a set, in the order of their days, and what is wrong."""

    texts: Mapping[str, tuple[Definition, ...]]
    mistakes: tuple[Mistake, ...] = ()


def read_defined_set(number: int) -> DefinedSet:
    """Read the definitions of a set, past every mistake."""
    name = f"rules.tcg.library.set{number:02d}"
    try:
        package = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return DefinedSet({})
    found: dict[str, tuple[Definition, ...]] = {}
    mistakes: list[Mistake] = []
    for module in pkgutil.iter_modules(package.__path__):
        path = f"{name}.{module.name}"
        mistakes += read_definitions(
            path, language.WORDS, lambda path: WRITTEN.pop(path, None), titles()
        )
        for text in WRITTEN[path]:
            try:
                _add(text, found)
            except MisplacedDefinition as wrong:
                mistakes.append(Mistake(file_of(path), text.line, str(wrong)))
    return DefinedSet(found, tuple(sorted(mistakes)))


def _add(text: Definition, found: dict[str, tuple[Definition, ...]]) -> None:
    card_id = defined_card(text).id
    known = found.get(card_id, ())
    if any(other.since == text.since for other in known):
        raise MisplacedDefinition(f"{text.collector} {text.name} is defined twice")
    found[card_id] = tuple(sorted((*known, text), key=lambda text: text.since))


_READ: dict[int, DefinedSet] = {}


def defined_set(number: int) -> DefinedSet:
    """Return the definitions of a set, read once."""
    if number not in _READ:
        _READ[number] = read_defined_set(number)
    return _READ[number]


def mistakes_read() -> tuple[Mistake, ...]:
    """Return the mistakes in all sets that have been read so far."""
    return tuple(mistake for found in _READ.values() for mistake in found.mistakes)


def definitions_of_set(number: int) -> Mapping[str, tuple[Definition, ...]]:
    """Return the texts of each written card of a set. Raise BrokenLibrary with its mistakes."""
    found = defined_set(number)
    if found.mistakes:
        raise BrokenLibrary("\n".join(map(str, found.mistakes)))
    return found.texts


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
