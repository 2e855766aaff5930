"""Filters become lists of the active cards that pass.

Where a filter names a card type, only that row of the table is looked through.
"""

from collections.abc import Callable
from functools import cache

from rules.tcg.engine.modifiers.in_force import active_cards
from rules.tcg.engine.modifiers.numbers import traits_now
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.filters import MAY_CHANGE, mask_of, remaining_test
from rules.tcg.notation.compiler.known_cards import compile_known
from rules.tcg.notation.compiler.tables import Cards, compile_filter


def _companions(state: State) -> list[int]:
    return state.companions[state.active]


def _minions(state: State) -> list[int]:
    return state.minions


def _allies(state: State) -> list[int]:
    return state.allies[state.active]


def _characters(state: State) -> list[int]:
    return state.companions[state.active] + state.allies[state.active] + state.minions


def _stacked(state: State) -> list[int]:
    """Return the cards stacked on active cards; they can be counted, though not spotted (4.2)."""
    if not state.stacks:
        return []
    hosts = active_cards(state)
    return [card for host in hosts for card in state.stacks.get(host, ())]


def _row_of(filter_: fi.Filter) -> Callable[[State], list[int]]:
    """Return the smallest list of active cards that holds all that can pass."""
    mask = mask_of(filter_)
    parts = filter_.parts if isinstance(filter_, fi.AllOf) else (filter_,)
    if any(isinstance(part, fi.StackedOn) for part in parts):
        return _stacked
    if mask & traits.COMPANION:
        return _companions
    if mask & traits.MINION:
        return _minions
    if mask & traits.ALLY:
        return _allies
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
    rest = remaining_test(filter_)
    if rest is None and not mask & MAY_CHANGE:

        def listed_by_mask(state: State, context: Context) -> list[int]:
            blueprints = state.blueprints
            return [card for card in row(state) if blueprints[card].traits & mask == mask]

        return listed_by_mask
    if rest is None:

        def listed_by_traits(state: State, context: Context) -> list[int]:
            if state.in_force.words & mask:
                return [card for card in row(state) if traits_now(state, card) & mask == mask]
            carried = state.traits
            return [card for card in row(state) if carried[card] & mask == mask]

        return listed_by_traits
    if mask & MAY_CHANGE:
        test = compile_filter(filter_)

        def listed_by_traits_and_test(state: State, context: Context) -> list[int]:
            if state.in_force.words & mask:
                return [card for card in row(state) if test(state, context, card)]
            carried = state.traits
            return [
                card
                for card in row(state)
                if carried[card] & mask == mask and rest(state, context, card)
            ]

        return listed_by_traits_and_test
    test = compile_filter(filter_)

    def listed(state: State, context: Context) -> list[int]:
        return [card for card in row(state) if test(state, context, card)]

    return listed
