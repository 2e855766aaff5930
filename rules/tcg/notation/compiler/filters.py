"""Filters become tests on a card.

What is printed is folded into one mask test; only what depends on the moment is asked one by
one.
"""

from rules.tcg.engine.modifiers.numbers import traits_now
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.parts import CardTest, Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.filter_states import STATES
from rules.tcg.notation.compiler.readings import in_range, reading
from rules.tcg.notation.compiler.tables import FILTERS, compile_amount, compile_filter

MAY_CHANGE = traits.KEYWORDS | traits.RACES | traits.CULTURES


def mask_of(filter_: fi.Filter) -> int:
    """Return the mask of what a filter wants printed on a card, 0 where it wants nothing."""
    if isinstance(filter_, fi.Printed):
        return traits.trait(filter_.word)
    if filter_ is fi.State.UNIQUE:
        return traits.UNIQUE
    if isinstance(filter_, fi.AllOf):
        mask = 0
        for part in filter_.parts:
            mask |= mask_of(part)
        return mask
    return 0


# --- what is printed ---


def _carries(mask: int) -> CardTest:
    if mask & MAY_CHANGE:

        def carries_now(state: State, context: Context, card: int) -> bool:
            if state.in_force.words & mask:
                return traits_now(state, card) & mask == mask
            return state.traits[card] & mask == mask

        return carries_now

    def carries(state: State, context: Context, card: int) -> bool:
        return state.blueprints[card].traits & mask == mask

    return carries


def _printed(filter_: fi.Printed) -> CardTest:
    return _carries(mask_of(filter_))


def _all_of(filter_: fi.AllOf) -> CardTest:
    mask = mask_of(filter_)
    tests = [compile_filter(part) for part in filter_.parts if not mask_of(part)]
    if mask:
        tests.insert(0, _carries(mask))
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests

        def passes_both(state: State, context: Context, card: int) -> bool:
            return first(state, context, card) and second(state, context, card)

        return passes_both

    def passes_all(state: State, context: Context, card: int) -> bool:
        return all(test(state, context, card) for test in tests)

    return passes_all


def _any_of(filter_: fi.AnyOf) -> CardTest:
    tests = [compile_filter(part) for part in filter_.parts]

    def passes_any(state: State, context: Context, card: int) -> bool:
        return any(test(state, context, card) for test in tests)

    return passes_any


def _not(filter_: fi.NotOf) -> CardTest:
    test = compile_filter(filter_.part)

    def fails(state: State, context: Context, card: int) -> bool:
        return not test(state, context, card)

    return fails


def _titled(filter_: fi.Titled) -> CardTest:
    title = filter_.title

    def has_title(state: State, context: Context, card: int) -> bool:
        return state.blueprints[card].title == title

    return has_title


def _event_of(filter_: fi.EventOf) -> CardTest:
    phase = filter_.phase

    def is_event_of(state: State, context: Context, card: int) -> bool:
        blueprint = state.blueprints[card]
        return bool(blueprint.traits & traits.EVENT) and phase in blueprint.card.timewords

    return is_event_of


def _state(filter_: fi.State) -> CardTest:
    return STATES[filter_]


def _with(filter_: fi.With) -> CardTest:
    read = reading(filter_.statistic)
    range_ = filter_.range

    def lies_in_range(state: State, context: Context, card: int) -> bool:
        return in_range(range_, read(state, card))

    return lies_in_range


def _with_more_than(filter_: fi.WithMoreThan) -> CardTest:

    read = reading(filter_.statistic)
    amount = compile_amount(filter_.amount)
    more = filter_.more

    def compares(state: State, context: Context, card: int) -> bool:
        value, limit = read(state, card), amount(state, context)
        return value > limit if more else value < limit

    return compares


def _wounds_in(filter_: fi.WoundsIn) -> CardTest:
    range_ = filter_.range

    def has_wounds(state: State, context: Context, card: int) -> bool:
        return in_range(range_, state.wounds[card])

    return has_wounds


FILTERS.update(
    {
        fi.Printed: _printed,
        fi.AllOf: _all_of,
        fi.AnyOf: _any_of,
        fi.NotOf: _not,
        fi.Titled: _titled,
        fi.EventOf: _event_of,
        fi.State: _state,
        fi.With: _with,
        fi.WithMoreThan: _with_more_than,
        fi.WoundsIn: _wounds_in,
    }
)
