"""Toil: who may be exerted for a card, and the least it can cost (4.2, "toil")."""

from typing import Final

from rules.tcg.engine.modifiers.numbers import can_exert, number, twilight_cost
from rules.tcg.engine.state.bans import REMOVE_THREATS
from rules.tcg.engine.state.codes import TOIL
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.prints import LOWERS_OWN_COST
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import FREE_PEOPLES

_MAY_COST_LESS: Final = LOWERS_OWN_COST | 1 << TOIL


def toilers(state: State, player: int, card: int, exerted: tuple[int, ...] = ()) -> list[int]:
    """Return the characters that may toil for a card: those of its culture, each once.

    A card's text may name others, and a character's that it toils again.
    """
    characters = (
        state.companions[player] + state.allies[player]
        if state.blueprints[card].traits & FREE_PEOPLES
        else [minion for minion in state.minions if state.owner[minion] == player]
    )
    return [
        other
        for other in characters
        if (other not in exerted or _toils_again(state, other, card))
        and _may_toil(state, player, other, card)
        and can_exert(state, other, 1, card)
    ]


def _may_toil(state: State, player: int, other: int, card: int) -> bool:
    named = state.blueprints[card].toilers
    if named is not None:
        return named(state, Context(card, player), other)
    return state.blueprints[other].card.culture == state.blueprints[card].card.culture


def _toils_again(state: State, other: int, card: int) -> bool:
    again = state.blueprints[other].toils_again
    return again is not None and again(state, Context(other, state.owner[other]), card)


def _exertions(state: State, other: int, card: int) -> int:
    """Return how often a character may exert for a card that has toil."""
    times = 1
    if _toils_again(state, other, card):
        while can_exert(state, other, times + 1, card):
            times += 1
    return times


def least_cost(state: State, player: int, card: int, change: int = 0, *, own: bool = True) -> int:
    """Return the least a card can cost: with toil, less for each character that can exert.

    `change` is what the action that plays it adds to its cost; without `own`, the price that
    its own text names for less is not paid.
    """
    if not state.possible & _MAY_COST_LESS:
        return twilight_cost(state, card, change)
    cheaper = state.blueprints[card].cheaper
    if own and cheaper is not None and cheaper.twilight is not None:
        context = Context(card, player)
        if cheaper.allowed(state, context):
            change += min(0, cheaper.twilight(state, context))
    if state.possible >> TOIL & 1:
        toil = number(state, TOIL, card)
        if toil:
            able = toilers(state, player, card)
            change -= toil * sum(_exertions(state, other, card) for other in able)
    if state.blueprints[card].lowered_by_threats:
        change -= threats_to_remove(state, card)
    return twilight_cost(state, card, change)


def threats_to_remove(state: State, card: int) -> int:
    """Return how many threats a player may remove to lower what a card costs."""
    if state.in_force.bans and state.is_forbidden(state.active, REMOVE_THREATS, card):
        return 0
    return state.threats[state.active]
