"""What each card does: the definitions, by set and culture, and the blueprints made of them.

A definition goes into `setNN/<culture>.py`, sites into `setNN/sites.py`, versions of The One
Ring into `setNN/rings.py`. A card without one is *unwritten*: it has its facts and no behaviour,
and says so.

A definition is a number and a name, checked against the card's facts, and its sentences. It may
use only the words of `notation.language`; a mistyped one is an error that names the file, the
line and the nearest words. `erratum(…, since="2004-04-05", source=…)` in the same file defines a
card's text from a day on. `checks` compares every definition with the facts: file, phase, printed
keywords, `that(…)` before anything was spoken of.
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
