"""Amounts made of amounts: multiples, sums, limits, and one of two by a condition."""

from rules.tcg.engine.state.parts import Amount, Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import amounts as am
from rules.tcg.notation.compiler.tables import (
    AMOUNTS,
    compile_amount,
    compile_condition,
)


def _over(amount: am.Over) -> Amount:
    inner = compile_amount(amount.amount)
    limit = amount.limit

    def beyond(state: State, context: Context) -> int:
        return max(0, inner(state, context) - limit)

    return beyond


def _for_every(amount: am.ForEvery) -> Amount:
    inner = compile_amount(amount.amount)
    size = amount.size

    def how_many_groups(state: State, context: Context) -> int:
        return inner(state, context) // size

    return how_many_groups


def _times(amount: am.Times) -> Amount:
    factor = amount.factor
    single = compile_amount(amount.amount)

    def multiple(state: State, context: Context) -> int:
        return factor * single(state, context)

    return multiple


def _plus(amount: am.Plus) -> Amount:
    parts = [compile_amount(part) for part in amount.parts]

    def total(state: State, context: Context) -> int:
        return sum(part(state, context) for part in parts)

    return total


def _at_most(amount: am.AtMost) -> Amount:
    inner = compile_amount(amount.amount)
    limit = amount.limit

    def bounded(state: State, context: Context) -> int:
        return min(limit, inner(state, context))

    return bounded


def _lower_of(amount: am.LowerOf) -> Amount:
    one, other = compile_amount(amount.one), compile_amount(amount.other)

    def lower(state: State, context: Context) -> int:
        return min(one(state, context), other(state, context))

    return lower


def _or_if(amount: am.OrIf) -> Amount:

    usual = compile_amount(amount.amount)
    holds = compile_condition(amount.condition)
    otherwise = compile_amount(amount.instead)

    def either(state: State, context: Context) -> int:
        return otherwise(state, context) if holds(state, context) else usual(state, context)

    return either


def _number_true(amount: am.NumberTrue) -> Amount:
    tests = [compile_condition(condition) for condition in amount.conditions]

    def how_many_hold(state: State, context: Context) -> int:
        return sum(1 for test in tests if test(state, context))

    return how_many_hold


AMOUNTS.update(
    {
        am.Over: _over,
        am.ForEvery: _for_every,
        am.Times: _times,
        am.Plus: _plus,
        am.AtMost: _at_most,
        am.LowerOf: _lower_of,
        am.OrIf: _or_if,
        am.NumberTrue: _number_true,
    }
)
