"""Finding a card's definition and blueprint, and what a pickled state refers to."""

import copyreg
import pkgutil
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from typing import Any

from rules.lcg.engine.blueprint import Ability, Blueprint, Key, Program
from rules.lcg.facts.reader import all_cards, card
from rules.lcg.library.own.dol_guldur import ORC_GUARD
from rules.lcg.notation.compiler.sentences import compile_card
from rules.lcg.notation.definitions import DEFINITIONS
from rules.lcg.notation.sentences import Definition

_PACKAGES = ("spheres", "encounters", "scenarios")


@cache
def _read_library() -> bool:
    """Import every module that defines cards; the definitions register themselves."""
    for name in _PACKAGES:
        package = import_module(f"rules.lcg.library.{name}")
        for module in pkgutil.iter_modules(package.__path__):
            import_module(f"{package.__name__}.{module.name}")
    import_module("rules.lcg.library.errata")
    return True


class UndefinedCard(LookupError):
    """A card whose behavior is not written."""


@cache
def definition(code: str, day: str = "") -> Definition | None:
    """Return what a card does, or None while that is not written.

    With a day such as "2015-01-20", the last erratum up to that day applies.
    """
    _read_library()
    editions = sorted(edition for known, edition in DEFINITIONS if known == code and edition <= day)
    return DEFINITIONS[code, editions[-1]] if editions else None


def editions(code: str) -> tuple[Definition, ...]:
    """Return all definitions of a card: the printed one first, then its errata by day."""
    _read_library()
    days = sorted(edition for known, edition in DEFINITIONS if known == code)
    return tuple(DEFINITIONS[code, day] for day in days)


@cache
def _edition(code: str, edition: str) -> Blueprint:
    return compile_card(card(code), DEFINITIONS[code, edition])


@cache
def blueprint(code: str, day: str = "") -> Blueprint:
    """Return a card as the engine plays it.

    Raise UnknownCard for a code that no card has, and UndefinedCard for one not written.
    """
    found = definition(code, day)
    if found is None:
        raise UndefinedCard(f"{card(code).name} ({code}) is not written yet")
    return _edition(code, found.edition)


def missing() -> tuple[str, ...]:
    """Return the codes of all cards whose behavior is not written."""
    return tuple(code for code in all_cards() if definition(code) is None)


def undefined(codes: Iterable[str]) -> tuple[str, ...]:
    """Return those of these cards whose behavior is not written, each once."""
    return tuple(code for code in dict.fromkeys(codes) if definition(code) is None)


# --- pickling: a state holds blueprints, programs and abilities by what they are called ---

_Reduced = tuple[Callable[..., Any], tuple[Any, ...]]


def _find_blueprint(code: str, edition: str) -> Blueprint:
    return ORC_GUARD if code == ORC_GUARD.card.code else blueprint(code, edition)


def _find_program(key: Key) -> Program:
    code, edition, place = key
    return _find_blueprint(code, edition).programs[place]


def _find_ability(key: Key) -> Ability:
    code, edition, place = key
    return _find_blueprint(code, edition).abilities[place]


def _reduce_blueprint(found: Blueprint) -> _Reduced:
    return _find_blueprint, (found.card.code, found.edition)


def _reduce_program(found: Program) -> _Reduced:
    return _find_program, (found.key,)


def _reduce_ability(found: Ability) -> _Reduced:
    return _find_ability, (found.key,)


copyreg.pickle(Blueprint, _reduce_blueprint)
copyreg.pickle(Program, _reduce_program)
copyreg.pickle(Ability, _reduce_ability)
