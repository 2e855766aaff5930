"""Filters become tests on a card, and lists of the active cards that pass.

What is printed is folded into one mask test; only what depends on the moment is asked one by
one. Where a filter names a card type, only that row of the table is looked through.
"""

from collections.abc import Callable
from functools import cache, singledispatch

from rules.tcg.engine import traits
from rules.tcg.engine.blueprint import CardTest, Context
from rules.tcg.engine.board import active_cards
from rules.tcg.engine.codes import ARCHER, FIERCE
from rules.tcg.engine.numbers import is_roaming, number, vitality_left
from rules.tcg.engine.state import State
from rules.tcg.notation.filters import (
    AllOf,
    AnyOf,
    Bearing,
    BorneBy,
    Filter,
    NotOf,
    Printed,
    Quality,
    Reference,
    Skirmishing,
    Titled,
)
from rules.tcg.vocabulary import Race

Cards = Callable[[State, Context], list[int]]


def mask_of(filter_: Filter) -> int:
    """Give the mask of what a filter wants printed on a card, 0 where it wants nothing."""
    if isinstance(filter_, Printed):
        return traits.trait(filter_.word)
    if filter_ is Quality.UNIQUE:
        return traits.UNIQUE
    if isinstance(filter_, AllOf):
        mask = 0
        for part in filter_.parts:
            mask |= mask_of(part)
        return mask
    return 0


@singledispatch
def compile_filter(filter_: Filter) -> CardTest:
    """Give the test a filter makes on a card; `TypeError` for a word without a meaning."""
    raise TypeError(f"no meaning is written for the filter {filter_!r}")


@compile_filter.register
def _(filter_: Printed) -> CardTest:
    return _carries(mask_of(filter_))


def _carries(mask: int) -> CardTest:
    def carries(state: State, context: Context, card: int) -> bool:
        return state.blueprints[card].traits & mask == mask

    return carries


@compile_filter.register
def _(filter_: AllOf) -> CardTest:
    mask = mask_of(filter_)
    tests = [
        compile_filter(part)
        for part in filter_.parts
        if not (isinstance(part, Printed) or part is Quality.UNIQUE)
    ]
    if not tests:
        return _carries(mask)
    if len(tests) == 1:
        only = tests[0]

        def carries_and(state: State, context: Context, card: int) -> bool:
            return state.blueprints[card].traits & mask == mask and only(state, context, card)

        return carries_and

    def passes_all(state: State, context: Context, card: int) -> bool:
        return state.blueprints[card].traits & mask == mask and all(
            test(state, context, card) for test in tests
        )

    return passes_all


@compile_filter.register
def _(filter_: AnyOf) -> CardTest:
    tests = [compile_filter(part) for part in filter_.parts]

    def passes_any(state: State, context: Context, card: int) -> bool:
        return any(test(state, context, card) for test in tests)

    return passes_any


@compile_filter.register
def _(filter_: NotOf) -> CardTest:
    test = compile_filter(filter_.part)

    def fails(state: State, context: Context, card: int) -> bool:
        return not test(state, context, card)

    return fails


@compile_filter.register
def _(filter_: Titled) -> CardTest:
    title = filter_.title

    def has_title(state: State, context: Context, card: int) -> bool:
        return state.blueprints[card].title == title

    return has_title


@compile_filter.register
def _(filter_: Reference) -> CardTest:
    known = compile_reference(filter_)

    def is_known(state: State, context: Context, card: int) -> bool:
        return card in known(state, context)

    return is_known


@compile_filter.register
def _(filter_: Bearing) -> CardTest:
    test = compile_filter(filter_.item)

    def bears(state: State, context: Context, card: int) -> bool:
        return any(test(state, context, item) for item in state.attached[card])

    return bears


@compile_filter.register
def _(filter_: BorneBy) -> CardTest:
    test = compile_filter(filter_.bearer)

    def is_borne(state: State, context: Context, card: int) -> bool:
        bearer = state.bearer[card]
        return bearer >= 0 and test(state, context, bearer)

    return is_borne


@compile_filter.register
def _(filter_: Skirmishing) -> CardTest:
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


def _is_wounded(state: State, context: Context, card: int) -> bool:
    return state.wounds[card] > 0


def _is_exhausted(state: State, context: Context, card: int) -> bool:
    return vitality_left(state, card) <= 1


def _is_roaming(state: State, context: Context, card: int) -> bool:
    return is_roaming(state, card)


def _is_fierce(state: State, context: Context, card: int) -> bool:
    return number(state, FIERCE, card) > 0


def _is_archer(state: State, context: Context, card: int) -> bool:
    return number(state, ARCHER, card) > 0


def _is_yours(state: State, context: Context, card: int) -> bool:
    return state.owner[card] == context.player


def _is_in_skirmish(state: State, context: Context, card: int) -> bool:
    return card == state.skirmisher or card in state.skirmish_minions


def _is_in_support_area(state: State, context: Context, card: int) -> bool:
    return card in state.support[state.owner[card]]


_QUALITIES: dict[Quality, CardTest] = {
    Quality.UNIQUE: _carries(traits.UNIQUE),
    Quality.WOUNDED: _is_wounded,
    Quality.EXHAUSTED: _is_exhausted,
    Quality.ROAMING: _is_roaming,
    Quality.FIERCE: _is_fierce,
    Quality.ARCHER: _is_archer,
    Quality.YOURS: _is_yours,
    Quality.IN_SKIRMISH: _is_in_skirmish,
    Quality.IN_SUPPORT_AREA: _is_in_support_area,
}


@compile_filter.register
def _(filter_: Quality) -> CardTest:
    return _QUALITIES[filter_]


# --- the cards a sentence already knows ---


def _this(state: State, context: Context) -> list[int]:
    return [context.source]


def _bearer(state: State, context: Context) -> list[int]:
    bearer = state.bearer[context.source]
    return [bearer] if bearer >= 0 else []


def _that(state: State, context: Context) -> list[int]:
    # The memory holds groups of cards, and plain numbers among them.
    for entry in reversed(state.memory.get(context.action, ())):
        if isinstance(entry, tuple):
            return list(entry)
    return []


def _subject(state: State, context: Context) -> list[int]:
    return [context.subject] if context.subject >= 0 else []


_REFERENCES: dict[Reference, Cards] = {
    Reference.THIS: _this,
    Reference.BEARER: _bearer,
    Reference.THAT: _that,
    Reference.SUBJECT: _subject,
}


def compile_reference(reference: Reference) -> Cards:
    """Give the function that finds a card the sentence already knows."""
    return _REFERENCES[reference]


# --- lists of cards ---


def _companions(state: State) -> list[int]:
    return state.companions[state.active]


def _minions(state: State) -> list[int]:
    return state.minions


def _allies(state: State) -> list[int]:
    return state.allies[state.active]


def _characters(state: State) -> list[int]:
    return state.companions[state.active] + state.allies[state.active] + state.minions


_RACES = sum(traits.trait(race) for race in Race)


def _row_of(filter_: Filter) -> Callable[[State], list[int]]:
    """Give the smallest list of active cards that holds all that can pass."""
    mask = mask_of(filter_)
    if mask & traits.COMPANION:
        return _companions
    if mask & traits.MINION:
        return _minions
    if mask & traits.ALLY:
        return _allies
    parts = filter_.parts if isinstance(filter_, AllOf) else (filter_,)
    fights = any(isinstance(part, Skirmishing) for part in parts)
    if mask & _RACES or fights or _names_character_types(parts):
        return _characters
    return active_cards


def _names_character_types(parts: tuple[Filter, ...]) -> bool:
    return any(
        isinstance(part, AnyOf) and all(mask_of(kind) & traits.CHARACTER for kind in part.parts)
        for part in parts
    )


@cache
def compile_cards(filter_: Filter) -> Cards:
    """Give the function that lists the active cards that pass."""
    if isinstance(filter_, Reference):
        return compile_reference(filter_)
    row = _row_of(filter_)
    mask = mask_of(filter_)
    if isinstance(filter_, Printed) or (
        isinstance(filter_, AllOf) and all(isinstance(part, Printed) for part in filter_.parts)
    ):

        def listed_by_mask(state: State, context: Context) -> list[int]:
            blueprints = state.blueprints
            return [card for card in row(state) if blueprints[card].traits & mask == mask]

        return listed_by_mask
    test = compile_filter(filter_)

    def listed(state: State, context: Context) -> list[int]:
        return [card for card in row(state) if test(state, context, card)]

    return listed
