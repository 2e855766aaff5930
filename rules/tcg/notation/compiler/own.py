"""Words of single cards bring their meaning along; here it is put into the table."""

from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.own import OwnEffect


def _own_effect(effect: OwnEffect, compilation: Compilation) -> Compiled:
    return Compiled(effect.possible or always, (effect.step,), effect.useful or always)


EFFECTS[OwnEffect] = _own_effect
