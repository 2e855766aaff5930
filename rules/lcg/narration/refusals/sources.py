"""Where a rule of the LCG is found: headings of the core rulebook, and texts of cards."""

from functools import cache

from rules.lcg.engine.blueprint import Blueprint
from rules.lcg.narration.said import definition_of
from rules.lcg.notation.english import english

# Rules that a product brings along.
_OF_PRODUCTS = {"Escape Tests": "Rules sheets of later products"}


def heading(name: str) -> str:
    """Return where a heading of the rulebook, or of a product's own rules, explains a rule."""
    return f"{_OF_PRODUCTS.get(name, 'Core rules')}, “{name}”"


@cache
def card_text(blueprint: Blueprint) -> str:
    """Return all that a card says as a source; only its name for one that says nothing."""
    text = definition_of(blueprint)
    said = english(blueprint.card, text) if text is not None else ()
    return f"{blueprint.card.name}: “{' '.join(said)}”" if said else blueprint.card.name


def sentence_text(blueprint: Blueprint, place: int) -> str:
    """Return one sentence of a card as a source, by its place in the definition."""
    text = definition_of(blueprint)
    assert text is not None
    return f"{blueprint.card.name}: “{english(blueprint.card, text)[place]}”"
