"""Numbers of the cards a sentence knows: their strength, printed cost and bonuses."""

from rules.tcg.engine.modifiers.numbers import gains_for_a_while
from rules.tcg.engine.state.parts import Amount, Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.board import LENT
from rules.tcg.notation import amounts as am
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.readings import reading
from rules.tcg.notation.compiler.statistics import STATISTIC_CODES
from rules.tcg.notation.compiler.tables import (
    AMOUNTS,
    compile_filter,
)


def _number_of(amount: am.NumberOf) -> Amount:
    cards = compile_cards(amount.of)
    read = reading(amount.statistic)

    def total(state: State, context: Context) -> int:
        return sum(read(state, card) for card in cards(state, context))

    return total


def _printed_number(amount: am.PrintedNumber) -> Amount:
    cards = compile_cards(amount.of)
    attribute = {
        am.Statistic.STRENGTH: "strength",
        am.Statistic.VITALITY: "vitality",
        am.Statistic.RESISTANCE: "resistance",
        am.Statistic.TWILIGHT_COST: "twilight",
        am.Statistic.SHADOW_NUMBER: "twilight",
        am.Statistic.SITE_NUMBER: "site_number",
    }[amount.statistic]

    def printed(state: State, context: Context) -> int:
        return sum(
            getattr(state.blueprints[card].card, attribute) or 0 for card in cards(state, context)
        )

    return printed


def _bonuses_from(amount: am.BonusesFrom) -> Amount:
    passes = compile_filter(amount.items)
    statistic = STATISTIC_CODES[amount.statistic]

    def bonuses(state: State, context: Context) -> int:
        total = 0
        for item in state.attached[context.it]:
            if not passes(state, context, item):
                continue
            blueprint = state.blueprints[item]
            if statistic in LENT:
                total += max(0, blueprint.printed[statistic])
            for modifier in blueprint.borne.get(statistic, ()):
                total += max(0, modifier(state, item, context.it))
        # What an ability of such a card gives is its bonus too (4.2, "effect": the source).
        for source, gain in gains_for_a_while(state, statistic, context.it):
            if passes(state, context, source):
                total += gain
        return total

    return bonuses


def _highest(amount: am.Highest) -> Amount:
    cards = compile_cards(amount.of)
    read = reading(amount.statistic)

    def highest(state: State, context: Context) -> int:
        return max((read(state, card) for card in cards(state, context)), default=0)

    return highest


AMOUNTS.update(
    {
        am.NumberOf: _number_of,
        am.PrintedNumber: _printed_number,
        am.BonusesFrom: _bonuses_from,
        am.Highest: _highest,
    }
)
