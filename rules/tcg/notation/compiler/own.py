"""Words of single cards bring their meaning along; here it is put into the table."""

from rules.tcg.engine.state.parts import Test
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.effects import EFFECTS, compile_effect
from rules.tcg.notation.compiler.tables import CONDITIONS
from rules.tcg.notation.own import OwnCondition, OwnEffect, OwnWording


def _own_effect(effect: OwnEffect, compilation: Compilation) -> Compiled:
    return Compiled(effect.possible or always, (effect.step,), effect.useful or always)


def _own_wording(effect: OwnWording, compilation: Compilation) -> Compiled:
    return compile_effect(effect.effect, compilation)


EFFECTS.update({OwnEffect: _own_effect, OwnWording: _own_wording})


def _own_condition(condition: OwnCondition) -> Test:
    return condition.test


CONDITIONS[OwnCondition] = _own_condition
