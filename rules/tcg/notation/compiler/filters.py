"""Filters become tests on a card.

What is printed is folded into one mask test; only what depends on the moment is asked one by
one.
"""

from typing import Final

from rules.tcg.engine.modifiers.numbers import traits_now
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.parts import CardTest, Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.filter_states import STATES
from rules.tcg.notation.compiler.readings import in_range, reading
from rules.tcg.notation.compiler.tables import FILTERS, compile_amount, compile_filter

MAY_CHANGE: Final = traits.KEYWORDS | traits.RACES | traits.CULTURES


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


def remaining_test(filter_: fi.Filter) -> CardTest | None:
    """Return the test of what a filter asks beside its mask; None where that is nothing."""
    parts = filter_.parts if isinstance(filter_, fi.AllOf) else (filter_,)
    return _each_of([compile_filter(part) for part in parts if not mask_of(part)])


def _each_of(tests: list[CardTest]) -> CardTest | None:
    if not tests:
        return None
    *others, last = tests
    for test in others[::-1]:
        last = _both(test, last)
    return last


def _both(first: CardTest, second: CardTest) -> CardTest:
    def passes_both(state: State, context: Context, card: int) -> bool:
        return first(state, context, card) and second(state, context, card)

    return passes_both


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
    test = remaining_test(filter_)
    if test is None:
        return _carries(mask)
    if not mask:
        return test
    if mask & MAY_CHANGE:

        def carries_and_passes(state: State, context: Context, card: int) -> bool:
            if state.in_force.words & mask:
                if traits_now(state, card) & mask != mask:
                    return False
            elif state.traits[card] & mask != mask:
                return False
            return test(state, context, card)

        return carries_and_passes

    def is_and_passes(state: State, context: Context, card: int) -> bool:
        return state.blueprints[card].traits & mask == mask and test(state, context, card)

    return is_and_passes


def _any_of(filter_: fi.AnyOf) -> CardTest:
    *tests, last = [compile_filter(part) for part in filter_.parts]
    for test in tests[::-1]:
        last = _either(test, last)
    return last


def _either(first: CardTest, second: CardTest) -> CardTest:
    def passes_either(state: State, context: Context, card: int) -> bool:
        return first(state, context, card) or second(state, context, card)

    return passes_either


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
