"""Tables for the examples of Comprehensive Rules 4.2."""

from typing import Any

from rules.tcg.engine.state.parts import Context
from rules.tcg.notation.compiler.tables import compile_filter
from rules.tcg.notation.filters import Filter, all_of
from tests.rules.tcg.scene import FREE_PEOPLES, Scene


def table(**setup: Any) -> Scene:
    """Lay a scene that follows 4.2."""
    return Scene(edition="comprehensive-4.2", **setup)


def passes(scene: Scene, card_id: str, *filters: Filter) -> bool:
    """Whether a card is such a card, as a sentence would ask."""
    card = scene.card(card_id)
    return bool(compile_filter(all_of(filters))(scene.state, Context(card, FREE_PEOPLES), card))
