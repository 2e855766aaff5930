"""Cards as the engine plays them: the blueprints compiled from definitions."""

from functools import cache

from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.parts import load_blueprints_with
from rules.tcg.facts.reader import card
from rules.tcg.library.definitions import definition
from rules.tcg.notation.compiler.cards import compile_card


@cache
def blueprint(card_id: str, day: str = "") -> Blueprint:
    """Return a card as the engine plays it by its text of a day (the printed one without a day).

    Raise UnknownCard for an id that is no card.
    """
    text = definition(card_id, day)
    return compiled(card_id, text.since if text is not None else "")


@cache
def compiled(card_id: str, since: str) -> Blueprint:
    return compile_card(card(card_id), definition(card_id, since), since)


load_blueprints_with(compiled)
