"""Finding a card's definition, and the blueprint compiled from it."""

import pkgutil
from collections.abc import Iterable
from functools import cache
from importlib import import_module

from rules.tcg.engine.blueprint import Blueprint
from rules.tcg.facts.reader import card
from rules.tcg.library.define import AlreadyDefined, Chapter
from rules.tcg.notation.abilities import Definition
from rules.tcg.notation.compiler.sentences import compile_card


@cache
def _definitions_of_set(number: int) -> dict[str, Definition]:
    """Read every chapter of a set; an empty answer where none is written."""
    name = f"rules.tcg.library.set{number:02d}"
    try:
        package = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return {}
    definitions: dict[str, Definition] = {}
    for module in pkgutil.iter_modules(package.__path__):
        chapter = import_module(f"{name}.{module.name}").cards
        assert isinstance(chapter, Chapter)
        for card_id, definition_ in chapter.definitions.items():
            if card_id in definitions:
                raise AlreadyDefined(card_id)
            definitions[card_id] = definition_
    return definitions


def definition(card_id: str) -> Definition | None:
    """Give what a card does, or None while that is not written yet."""
    return _definitions_of_set(int(card_id.split("_")[0])).get(card_id)


@cache
def blueprint(card_id: str) -> Blueprint:
    """Give a card as the engine plays it; `UnknownCard` for an id that is no card."""
    return compile_card(card(card_id), definition(card_id))


def unwritten(card_ids: Iterable[str]) -> tuple[str, ...]:
    """Give those of these cards whose behaviour is not written yet, each once, in order."""
    return tuple(card_id for card_id in dict.fromkeys(card_ids) if definition(card_id) is None)


def written() -> tuple[str, ...]:
    """Give the ids of all cards whose behaviour is written."""
    return tuple(card_id for number in range(20) for card_id in _definitions_of_set(number))
