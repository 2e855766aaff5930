"""Filters become tests on a card, and lists of the active cards that pass.

What is printed is folded into one mask test; only what depends on the moment is asked one by
one. Where a filter names a card type, only that row of the table is looked through.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from rules.tcg.engine import traits
from rules.tcg.engine.blueprint import CardTest, Context
from rules.tcg.engine.codes import BORNE, STACKED
from rules.tcg.engine.in_force import active_cards
from rules.tcg.engine.numbers import (
    has_words,
    region,
    site_place,
    traits_now,
)
from rules.tcg.engine.state import State
from rules.tcg.engine.tokens import culture_tokens
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.compilation import NoMeaning
from rules.tcg.notation.compiler.filter_states import _STATES
from rules.tcg.notation.compiler.readings import in_range, reading
from rules.tcg.vocabulary import Keyword

Cards = Callable[[State, Context], list[int]]

_MAY_CHANGE = traits.KEYWORDS | traits.RACES | traits.CULTURES


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


def compile_filter(filter_: fi.Filter) -> CardTest:
    """Return the test a filter makes on a card. Raise NoMeaning for a word without a meaning."""
    compiling = FILTERS.get(type(filter_))
    if compiling is None:
        raise NoMeaning(f"no meaning for the filter {filter_!r}")
    return compiling(filter_)


# --- what is printed ---


def _carries(mask: int) -> CardTest:
    if mask & _MAY_CHANGE:

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


# --- cards a sentence knows ---


def _this(state: State, context: Context) -> list[int]:
    return [context.source]


def _bearer(state: State, context: Context) -> list[int]:
    bearer = state.bearer[context.source]
    if bearer < 0:
        bearer = context.bearer
    return [bearer] if bearer >= 0 else []


def _it(state: State, context: Context) -> list[int]:
    return [context.it] if context.it >= 0 else []


_REFERENCES: dict[fi.Reference, Cards] = {
    fi.Reference.THIS: _this,
    fi.Reference.BEARER: _bearer,
    fi.Reference.IT: _it,
}


def compile_known(reference: fi.Filter) -> Cards | None:
    """Return the function that finds a card the sentence knows; None for any other filter."""
    if isinstance(reference, fi.Reference):
        return _REFERENCES[reference]
    if isinstance(reference, fi.That):
        return _that(reference)
    return None


def _that(filter_: fi.That) -> Cards:
    test = compile_filter(filter_.filter)

    def last_spoken_of(state: State, context: Context) -> list[int]:
        for entry in state.memory.get(context.action, ())[::-1]:
            if isinstance(entry, tuple):
                group = [card for card in entry if card >= 0 and test(state, context, card)]
                if group:
                    return group
        for card in (context.subject, context.other):
            if card >= 0 and test(state, context, card):
                return [card]
        return []

    return last_spoken_of


def _reference(filter_: fi.Reference) -> CardTest:
    return _is_among(_REFERENCES[filter_])


def _that_test(filter_: fi.That) -> CardTest:
    return _is_among(_that(filter_))


def _is_among(known: Cards) -> CardTest:
    def is_among(state: State, context: Context, card: int) -> bool:
        return card in known(state, context)

    return is_among


def _state(filter_: fi.State) -> CardTest:
    return _STATES[filter_]


def _with(filter_: fi.With) -> CardTest:
    read = reading(filter_.statistic)
    range_ = filter_.range

    def lies_in_range(state: State, context: Context, card: int) -> bool:
        return in_range(range_, read(state, card))

    return lies_in_range


def _with_more_than(filter_: fi.WithMoreThan) -> CardTest:
    from rules.tcg.notation.compiler.amounts import compile_amount

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


# --- relations to other cards ---


def _bearing(filter_: fi.Bearing) -> CardTest:
    test = compile_filter(filter_.item)
    count = filter_.count

    def bears(state: State, context: Context, card: int) -> bool:
        return sum(1 for item in state.attached[card] if test(state, context, item)) >= count

    return bears


def _borne_by(filter_: fi.BorneBy) -> CardTest:
    test = compile_filter(filter_.bearer)

    def is_borne(state: State, context: Context, card: int) -> bool:
        return state.zone[card] == BORNE and test(state, context, state.bearer[card])

    return is_borne


def _skirmishing_against(filter_: fi.Skirmishing) -> CardTest:
    test = compile_filter(filter_.opponent)

    def skirmishes(state: State, context: Context, card: int) -> bool:
        if card == state.skirmisher:
            return any(test(state, context, minion) for minion in state.skirmish_minions)
        return (
            card in state.skirmish_minions
            and state.skirmisher >= 0
            and test(state, context, state.skirmisher)
        )

    return skirmishes


def _assigned_to(filter_: fi.AssignedTo) -> CardTest:
    test = compile_filter(filter_.opponent)

    def is_assigned(state: State, context: Context, card: int) -> bool:
        if any(test(state, context, other) for other in state.assigned[card]):
            return True
        return any(
            card in state.assigned[minion] and test(state, context, minion)
            for minion in state.minions
        )

    return is_assigned


def _stacked_on(filter_: fi.StackedOn) -> CardTest:
    test = compile_filter(filter_.host)

    def is_stacked(state: State, context: Context, card: int) -> bool:
        return state.zone[card] == STACKED and test(state, context, state.bearer[card])

    return is_stacked


def _has_stacked(filter_: fi.HasStacked) -> CardTest:
    test = compile_filter(filter_.card)

    def has_stacked(state: State, context: Context, card: int) -> bool:
        return any(test(state, context, item) for item in state.stacks.get(card, ()))

    return has_stacked


def _bearing_tokens(filter_: fi.BearingTokens) -> CardTest:
    culture = filter_.culture.value if filter_.culture is not None else None
    count = filter_.count

    def has_tokens(state: State, context: Context, card: int) -> bool:
        return culture_tokens(state, card, culture) >= count

    return has_tokens


def _site_numbered(filter_: fi.SiteNumbered) -> CardTest:
    range_, block = filter_.range, filter_.block

    def has_number(state: State, context: Context, card: int) -> bool:
        facts = state.blueprints[card].card
        if not state.blueprints[card].traits & traits.SITE:
            return False
        if block is not None and facts.site_block != block:
            return False
        return in_range(range_, site_place(state, card))

    return has_number


def _in_region(filter_: fi.InRegion) -> CardTest:
    wanted = filter_.region

    def is_in_region(state: State, context: Context, card: int) -> bool:
        return card in state.path and region(site_place(state, card)) == wanted

    return is_in_region


def _home_at(filter_: fi.HomeAt) -> CardTest:
    range_, block = filter_.range, filter_.block

    def is_home(state: State, context: Context, card: int) -> bool:
        return any(
            in_range(range_, home.site_number) and block in (None, home.block)
            for home in state.blueprints[card].card.ally_homes
        )

    return is_home


def _shares_with(filter_: fi.SharesWith) -> CardTest:
    attribute = filter_.what
    others = compile_cards(filter_.card)

    def shares(state: State, context: Context, card: int) -> bool:
        mine = getattr(state.blueprints[card].card, attribute)
        return mine is not None and any(
            getattr(state.blueprints[other].card, attribute) == mine
            for other in others(state, context)
            if other != card
        )

    return shares


def _named(filter_: fi.Named) -> CardTest:
    what = filter_.what

    def is_named(state: State, context: Context, card: int) -> bool:
        known = state.named.get(context.source)
        if known is None or known[0] != what:
            return False
        word = known[1]
        if what == "title":
            return state.blueprints[card].title == word
        if isinstance(word, Keyword) or what in ("race", "culture"):
            return has_words(state, card, traits.trait(word))  # type: ignore[arg-type]
        return False

    return is_named


# Those that speak of what an action has chosen are added by `filters_of_actions`.
FILTERS: dict[type[fi.Filter], Callable[[Any], CardTest]] = {
    fi.Printed: _printed,
    fi.AllOf: _all_of,
    fi.AnyOf: _any_of,
    fi.NotOf: _not,
    fi.Titled: _titled,
    fi.EventOf: _event_of,
    fi.Reference: _reference,
    fi.That: _that_test,
    fi.State: _state,
    fi.With: _with,
    fi.WithMoreThan: _with_more_than,
    fi.WoundsIn: _wounds_in,
    fi.Bearing: _bearing,
    fi.BorneBy: _borne_by,
    fi.Skirmishing: _skirmishing_against,
    fi.AssignedTo: _assigned_to,
    fi.StackedOn: _stacked_on,
    fi.HasStacked: _has_stacked,
    fi.BearingTokens: _bearing_tokens,
    fi.SiteNumbered: _site_numbered,
    fi.InRegion: _in_region,
    fi.HomeAt: _home_at,
    fi.SharesWith: _shares_with,
    fi.Named: _named,
}

# --- lists of cards ---


def _companions(state: State) -> list[int]:
    return state.companions[state.active]


def _minions(state: State) -> list[int]:
    return state.minions


def _allies(state: State) -> list[int]:
    return state.allies[state.active]


def _characters(state: State) -> list[int]:
    return state.companions[state.active] + state.allies[state.active] + state.minions


def _row_of(filter_: fi.Filter) -> Callable[[State], list[int]]:
    """Return the smallest list of active cards that holds all that can pass."""
    mask = mask_of(filter_)
    if mask & traits.COMPANION:
        return _companions
    if mask & traits.MINION:
        return _minions
    if mask & traits.ALLY:
        return _allies
    parts = filter_.parts if isinstance(filter_, fi.AllOf) else (filter_,)
    fights = any(isinstance(part, fi.Skirmishing) for part in parts)
    if mask & traits.RACES or fights or _names_character_types(parts):
        return _characters
    return active_cards


def _names_character_types(parts: tuple[fi.Filter, ...]) -> bool:
    return any(
        isinstance(part, fi.AnyOf) and all(mask_of(kind) & traits.CHARACTER for kind in part.parts)
        for part in parts
    )


@cache
def compile_cards(filter_: fi.Filter) -> Cards:
    """Return the function that lists the active cards that pass."""
    known = compile_known(filter_)
    if known is not None:
        return known
    row = _row_of(filter_)
    mask = mask_of(filter_)
    parts = filter_.parts if isinstance(filter_, fi.AllOf) else (filter_,)
    if all(mask_of(part) for part in parts) and not mask & _MAY_CHANGE:

        def listed_by_mask(state: State, context: Context) -> list[int]:
            blueprints = state.blueprints
            return [card for card in row(state) if blueprints[card].traits & mask == mask]

        return listed_by_mask
    if all(mask_of(part) for part in parts):

        def listed_by_traits(state: State, context: Context) -> list[int]:
            if state.in_force.words & mask:
                return [card for card in row(state) if traits_now(state, card) & mask == mask]
            carried = state.traits
            return [card for card in row(state) if carried[card] & mask == mask]

        return listed_by_traits
    test = compile_filter(filter_)

    def listed(state: State, context: Context) -> list[int]:
        return [card for card in row(state) if test(state, context, card)]

    return listed
