"""What each card does: the definitions, by set and culture, and the blueprints made of them.

A definition goes into `setNN/<culture>.py`, sites into `setNN/sites.py`, versions of The One
Ring into `setNN/rings.py`. A card without one is *unwritten*: it has its facts and no
behaviour, and says so.
"""

from typing import TYPE_CHECKING

from rules.tcg.library.definitions import definition, texts, unwritten, written

if TYPE_CHECKING:
    from rules.tcg.engine.state.blueprint import Blueprint

__all__ = ["blueprint", "definition", "texts", "unwritten", "written"]


def blueprint(card_id: str, day: str = "") -> "Blueprint":
    """Return a card as the engine plays it. Raise UnknownCard for an id that is no card."""
    # Reading definitions and their English needs no engine; only playing them does.
    from rules.tcg.library import registry

    return registry.blueprint(card_id, day)
