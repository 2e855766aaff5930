"""Amounts and conditions become functions of the state and the context of a sentence."""

from functools import singledispatch

from rules.tcg.engine.blueprint import Amount, Context, Test
from rules.tcg.engine.codes import PHASE_CODES, SETUP
from rules.tcg.engine.numbers import companions_over
from rules.tcg.engine.state import State
from rules.tcg.notation import amounts as am
from rules.tcg.notation import conditions as co
from rules.tcg.notation.compiler.filters import (
    compile_cards,
    compile_filter,
    compile_reference,
)


def compile_amount(amount: am.Amount) -> Amount:
    """Give the function that reckons an amount."""
    if isinstance(amount, int):
        fixed = amount

        def is_fixed(state: State, context: Context) -> int:
            return fixed

        return is_fixed
    return _compile_counted(amount)


@singledispatch
def _compile_counted(amount: am.Counted) -> Amount:
    raise TypeError(f"no meaning is written for the amount {amount!r}")


def _threats(state: State, context: Context) -> int:
    return state.threats[state.active]


def _burdens(state: State, context: Context) -> int:
    return state.burdens[state.active]


_TALLIES = {am.Tally.THREATS: _threats, am.Tally.BURDENS: _burdens}


@_compile_counted.register
def _(amount: am.Tally) -> Amount:
    return _TALLIES[amount]


@_compile_counted.register
def _(amount: am.Number) -> Amount:
    cards = compile_cards(amount.of)

    def how_many(state: State, context: Context) -> int:
        return len(cards(state, context))

    return how_many


@_compile_counted.register
def _(amount: am.CompanionsOver) -> Amount:
    limit = amount.limit

    def beyond(state: State, context: Context) -> int:
        return companions_over(state, limit)

    return beyond


@_compile_counted.register
def _(amount: am.Times) -> Amount:
    factor = amount.factor
    single = compile_amount(amount.amount)

    def multiple(state: State, context: Context) -> int:
        return factor * single(state, context)

    return multiple


@_compile_counted.register
def _(amount: am.Spotted) -> Amount:
    def number_spotted(state: State, context: Context) -> int:
        # Asked before by a step of its own (`effects.asks_number`), which left the answer.
        for entry in reversed(state.memory[context.action]):
            if isinstance(entry, int):
                return entry
        raise AssertionError("the number to spot was never asked")

    return number_spotted


# --- conditions ---


def always(state: State, context: Context) -> bool:
    """A condition that holds."""
    return True


@singledispatch
def compile_condition(condition: co.Condition) -> Test:
    """Give the test of a condition; `TypeError` for a word without a meaning."""
    raise TypeError(f"no meaning is written for the condition {condition!r}")


@compile_condition.register
def _(condition: co.Every) -> Test:
    tests = [compile_condition(part) for part in condition.parts]

    def all_hold(state: State, context: Context) -> bool:
        return all(test(state, context) for test in tests)

    return all_hold


@compile_condition.register
def _(condition: co.Unless) -> Test:
    test = compile_condition(condition.part)

    def does_not_hold(state: State, context: Context) -> bool:
        return not test(state, context)

    return does_not_hold


@compile_condition.register
def _(condition: co.CanSpot) -> Test:
    cards = compile_cards(condition.of)
    count = condition.count

    def can_spot(state: State, context: Context) -> bool:
        return len(cards(state, context)) >= count

    return can_spot


@compile_condition.register
def _(condition: co.CanSpotTokens) -> Test:
    tally = _TALLIES[condition.tally]
    count = condition.count

    def can_spot_tokens(state: State, context: Context) -> bool:
        return tally(state, context) >= count

    return can_spot_tokens


def _you_have_initiative(state: State, context: Context) -> bool:
    return state.shadow_has_initiative() == (context.player != state.active)


def _shadow_has_initiative(state: State, context: Context) -> bool:
    return state.shadow_has_initiative()


def _free_peoples_have_initiative(state: State, context: Context) -> bool:
    return not state.shadow_has_initiative()


_INITIATIVE = {
    co.Initiative.YOURS: _you_have_initiative,
    co.Initiative.SHADOW: _shadow_has_initiative,
    co.Initiative.FREE_PEOPLES: _free_peoples_have_initiative,
}


@compile_condition.register
def _(condition: co.Initiative) -> Test:
    return _INITIATIVE[condition]


@compile_condition.register
def _(condition: co.AtSite) -> Test:
    test = compile_filter(condition.site)

    def is_at_site(state: State, context: Context) -> bool:
        return test(state, context, state.site())

    return is_at_site


@compile_condition.register
def _(condition: co.During) -> Test:
    phase = PHASE_CODES[condition.phase]

    def is_phase(state: State, context: Context) -> bool:
        return state.phase == phase

    return is_phase


@compile_condition.register
def _(condition: co.Is) -> Test:
    known = compile_reference(condition.reference)
    test = compile_filter(condition.filter)

    def is_such(state: State, context: Context) -> bool:
        return any(test(state, context, card) for card in known(state, context))

    return is_such


def _is_setting_out(state: State, context: Context) -> bool:
    return state.phase == SETUP


def _wears_the_ring(state: State, context: Context) -> bool:
    return state.wearing[context.player]


_MOMENTS = {
    co.Moment.STARTING_FELLOWSHIP: _is_setting_out,
    co.Moment.WEARING_THE_RING: _wears_the_ring,
}


@compile_condition.register
def _(condition: co.Moment) -> Test:
    return _MOMENTS[condition]
