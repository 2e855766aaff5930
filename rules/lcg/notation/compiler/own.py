"""Words of single cards bring their meaning along; here it is put into the tables."""

from rules.lcg.engine.blueprint import Amount, Test
from rules.lcg.notation.compiler.building import Building, Compiled, always
from rules.lcg.notation.compiler.card_effects import to_each
from rules.lcg.notation.compiler.conditions import AMOUNTS, CONDITIONS
from rules.lcg.notation.compiler.effects import EFFECTS, leaf
from rules.lcg.notation.own import OwnAmount, OwnCondition, OwnEffect, OwnEffectOn


def _own_effect(effect: OwnEffect, building: Building) -> Compiled:
    return leaf(effect.step, effect.useful or always)


def _own_effect_on(effect: OwnEffectOn, building: Building) -> Compiled:
    return to_each(effect.target, effect.act, effect.sensible)


def _own_condition(condition: OwnCondition) -> Test:
    return condition.test


def _own_amount(amount: OwnAmount) -> Amount:
    return amount.count


EFFECTS.update({OwnEffect: _own_effect, OwnEffectOn: _own_effect_on})
CONDITIONS[OwnCondition] = _own_condition
AMOUNTS[OwnAmount] = _own_amount
