"""Assigning the minions left over as a whole: all of them, where that overwhelms a Ring-bearer.

Pair by pair, a minion that only wounds the Ring-bearer rather kills somebody else, and two that
would overwhelm him together never meet there.
"""

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.skirmish import is_overwhelmed
from rules.tcg.players.reading.fights_at_hand import FightsAtHand
from rules.tcg.players.reading.weights import Weights


def rate_leftovers(state: State, decision: Decision, weights: Weights) -> list[float]:
    """Return what each option is worth; most where all together overwhelm the Ring-bearer.

    Minions that are not needed for it gang up too, for the Free Peoples may answer.
    """
    fights = FightsAtHand(state, weights)
    worths = [_rate(option, fights, weights) for option in decision.options]
    if weights.gang_up > 0:
        _gang_up(state, decision, worths, fights, weights)
    return worths


def _rate(option: Option, fights: FightsAtHand, weights: Weights) -> float:
    """Gang up where it kills, on the Ring-bearer first; keep away where a minion only dies."""
    if option.verb == Verb.PASS:
        return weights.shadow_restraint
    harm = -fights.pairing(option.card, option.target)
    return 0.1 if harm == 0 else harm


def _gang_up(
    state: State,
    decision: Decision,
    worths: list[float],
    fights: FightsAtHand,
    weights: Weights,
) -> None:
    """Raise the worth of attacks on a Ring-bearer whom all of them together overwhelm."""
    bearer = state.ring_bearer[state.active]
    places = [
        place
        for place, option in enumerate(decision.options)
        if option.verb == Verb.ASSIGN and option.card == bearer
    ]
    if not places:
        return
    attacking = tuple([decision.options[place].target for place in places])
    together = fights.forces(bearer, attacking + fights.faced(bearer))
    if is_overwhelmed(state, bearer, together.attack, together.defence):
        for place, strong in zip(places, together.strengths, strict=False):
            worths[place] = weights.gang_up + strong
