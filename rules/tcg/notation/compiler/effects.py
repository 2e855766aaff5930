"""Every effect's meaning, in one place to import from.

The modules named here register what each effect compiles to; without them `compile_effect`
knows none.
"""

from rules.tcg.notation.compiler import (
    effects_of_effects,
    effects_on_cards,
    effects_on_piles,
)
from rules.tcg.notation.compiler.compiled import compile_effect

MEANINGS = (effects_on_cards, effects_on_piles, effects_of_effects)

__all__ = ["MEANINGS", "compile_effect"]
