"""Cards as the engine plays them: the blueprints compiled from definitions.

A pickled state refers to blueprints, programs and abilities by what they are called.
"""

import copyreg
from collections.abc import Callable
from functools import cache
from typing import Any

from rules.lcg.engine.blanks import BLANK, blank
from rules.lcg.engine.blueprint import Ability, Blueprint, Key, Program
from rules.lcg.facts.reader import card
from rules.lcg.library.definitions import definition, texts
from rules.lcg.library.own.dol_guldur import ORC_GUARD
from rules.lcg.library.own.facedown import FACEDOWN_CARD
from rules.lcg.notation.compiler.sentences import SIDE_A, compile_card, side_a
from rules.lcg.notation.sentences import Definition
from rules.lcg.vocabulary import PLAYER_CARDS


class UndefinedCard(LookupError):
    """A card of a scenario whose behavior is not written."""


@cache
def blueprint(code: str, day: str = "") -> Blueprint:
    """Return a card as the engine plays it.

    A player card that is not written is a blank: it has its numbers, traits and keywords. Raise
    UnknownCard for a code that no card has, and UndefinedCard for another card not written.
    """
    found = definition(code, day)
    if found is not None:
        return _compiled(code, found.edition)
    known = card(code)
    if known.type not in PLAYER_CARDS:
        raise UndefinedCard(f"{known.name} ({code}) is not written yet")
    return _blank(code)


@cache
def _blank(code: str) -> Blueprint:
    known = card(code)
    return compile_card(known, Definition(code, (), "", __name__, known.name))


@cache
def _compiled(code: str, edition: str) -> Blueprint:
    text = next(text for text in texts(code) if text.edition == edition)
    return compile_card(card(code), text)


# --- pickling: a state holds blueprints, programs and abilities by what they are called ---

# What player cards act as while they lie facedown.
_FACEDOWN = {known.card.code: known for known in (ORC_GUARD, FACEDOWN_CARD)}
_Reduced = tuple[Callable[..., Any], tuple[Any, ...]]


def _find_blueprint(code: str, edition: str) -> Blueprint:
    if edition.endswith(BLANK):
        return blank(_find_blueprint(code, edition.removesuffix(BLANK)))
    return _FACEDOWN.get(code) or blueprint(code, edition)


def _find_program(key: Key) -> Program:
    code, edition, place = key
    return _find_blueprint(code, edition).programs[place]


def _find_ability(key: Key) -> Ability:
    code, edition, place = key
    return _find_blueprint(code, edition).abilities[place]


def _reduce_blueprint(found: Blueprint) -> _Reduced:
    if found.edition == SIDE_A:
        return side_a, (found.card.name, found.card.encounter_set, found.card.stage)
    return _find_blueprint, (found.card.code, found.edition)


def _reduce_program(found: Program) -> _Reduced:
    return _find_program, (found.key,)


def _reduce_ability(found: Ability) -> _Reduced:
    return _find_ability, (found.key,)


copyreg.pickle(Blueprint, _reduce_blueprint)
copyreg.pickle(Program, _reduce_program)
copyreg.pickle(Ability, _reduce_ability)
