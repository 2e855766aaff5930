"""Cards made up for a test: the facts of a real card, changed, with sentences of the test's own.

    ORC = made("99_1", TROOPER, ability(skirmish, ...), strength=3)
    Scene(minions=[ORC]).skirmish(...)

A made card is found by its id like any other, for as long as the tests run; its id belongs to
a set that does not exist.
"""

from dataclasses import replace
from itertools import count

from rules.tcg.engine.state import parts
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.facts.reader import card
from rules.tcg.library.registry import blueprint, compiled
from rules.tcg.notation.compiler.cards import compile_card
from rules.tcg.notation.sentences import Definition, Sentence

_MADE: dict[str, Blueprint] = {}
_numbers = count(1)


def made(like: str, *sentences: Sentence, **facts: object) -> str:
    """Return the id of a new card: a real card's facts but for these, and these sentences."""
    real = card(like)
    card_id = f"99_{next(_numbers)}"
    facts.setdefault("title", f"{real.title} made {card_id}")
    known = replace(real, id=card_id, **facts)  # type: ignore[arg-type]
    _MADE[card_id] = compile_card(known, Definition("99 C 1", known.title, sentences))
    return card_id


def find_blueprint(card_id: str, day: str = "") -> Blueprint:
    """Return the blueprint of a made card or of a real one, by its text of a day."""
    return _MADE[card_id] if card_id in _MADE else blueprint(card_id, day)


def _load(card_id: str, since: str) -> Blueprint:
    return _MADE[card_id] if card_id in _MADE else compiled(card_id, since)


# A state with made cards can be pickled too.
parts.load_blueprints_with(_load)
