"""Assigning the minions left over as a whole: all of them, where that overwhelms a Ring-bearer.

Pair by pair, a minion that only wounds the Ring-bearer rather kills somebody else, and two that
would overwhelm him together never meet there.
"""

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.foreseen import forces
from rules.tcg.engine.turn.skirmish import is_overwhelmed
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.players.reading.weights import Weights
from rules.tcg.players.thumb.shadow_rules import assign_leftover


def rate_leftovers(state: State, decision: Decision, weights: Weights) -> list[float]:
    """Return what each option is worth; most where all together overwhelm the Ring-bearer.

    Minions that are not needed for it gang up too, for the Free Peoples may answer.
    """
    worths = [
        assign_leftover(state, decision.player, option, weights) for option in decision.options
    ]
    bearer = state.ring_bearer[state.active]
    places = [
        place
        for place, option in enumerate(decision.options)
        if option.verb == Verb.ASSIGN and option.card == bearer
    ]
    if not places:
        return worths
    attacking = [decision.options[place].target for place in places]
    together = forces(state, bearer, [*attacking, *minions_facing(state, bearer)])
    if is_overwhelmed(state, bearer, together.attack, together.defence):
        for place, strong in zip(places, together.strengths, strict=False):
            worths[place] = weights.gang_up + strong
    return worths
