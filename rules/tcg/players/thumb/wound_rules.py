"""Who takes the wounds of archery and of threats."""

from typing import Final

from rules.tcg.engine.modifiers.numbers import strength, vitality_left
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import COMPANION
from rules.tcg.engine.turn.foreseen import Forces
from rules.tcg.players.reading.fights_to_come import fight_to_come, wounds_of_fight
from rules.tcg.players.reading.table import (
    SURPRISE,
    harm_of_wounds,
    is_ring_bearer,
    worth_of_character,
)
from rules.tcg.players.reading.weights import Weights


def take_wound(state: State, player: int, option: Option, weights: Weights) -> float:
    """Assign an archery or threat wound to the one it harms least; kill a companion last.

    A companion who still has to fight keeps what the fight will cost.
    """
    assert state.pending is not None, "the game waits for no choice"
    assigned: tuple[int, ...] = state.pending.resume[-1]
    card = option.card
    already = assigned.count(card)
    left = vitality_left(state, card) - already
    before = harm_of_wounds(state, card, already, weights)
    harm = harm_of_wounds(state, card, already + 1, weights) - before
    if state.blueprints[card].traits & COMPANION:
        if left <= 1:
            # Nobody is given up because of the wounds before.
            harm += before
        fight = fight_to_come(state, card)
        if fight is not None:
            harm = _harm_before(state, card, fight, already, harm, weights)
    return _SPREAD * (left - strength(state, card) / 10) - harm


def _harm_before(
    state: State, card: int, fight: Forces, already: int, harm: float, weights: Weights
) -> float:
    """Return how a wound harms a companion who still has to fight, `harm` if it had not.

    A wound more is dear where it makes the fight deadly, and cheap for a companion who is lost
    anyway.
    """
    left = vitality_left(state, card) - already
    taken = wounds_of_fight(state, card, fight)
    if taken >= left:
        return harm if is_ring_bearer(state, card) else _LOST_ANYWAY * harm
    if taken + 1 >= left:
        return worth_of_character(state, card, weights)
    after = harm_of_wounds(state, card, already + 1 + taken, weights)
    harm = max(harm, after - harm_of_wounds(state, card, already + taken, weights))
    if is_ring_bearer(state, card) and wounds_of_fight(state, card, fight, SURPRISE) + 1 >= left:
        harm += weights.ring_bearer_risk
    return harm


# Of those whom it harms alike, the one with most vitality left, then the weaker.
_SPREAD: Final = 0.01
# Which part of a wound's harm counts of a companion whom the fight to come kills as it stands.
_LOST_ANYWAY: Final = 0.3
