"""Toil: who may be exerted for a card, and the least it can cost (4.2, "toil")."""

from rules.tcg.engine.codes import TOIL
from rules.tcg.engine.numbers import can_exert, number, twilight_cost
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import FREE_PEOPLES


def toilers(state: State, player: int, card: int, exerted: tuple[int, ...] = ()) -> list[int]:
    """Return the characters of a card's culture that may toil for it, each once."""
    culture = state.blueprints[card].card.culture
    characters = (
        state.companions[player] + state.allies[player]
        if state.blueprints[card].traits & FREE_PEOPLES
        else [minion for minion in state.minions if state.owner[minion] == player]
    )
    return [
        other
        for other in characters
        if other not in exerted
        and state.blueprints[other].card.culture == culture
        and can_exert(state, other, 1, card)
    ]


def least_cost(state: State, player: int, card: int) -> int:
    """Return the least a card can cost: with toil, less for each character that can exert."""
    cost = twilight_cost(state, card)
    if not state.possible >> TOIL & 1:
        return cost
    toil = number(state, TOIL, card)
    return max(0, cost - toil * len(toilers(state, player, card)))
