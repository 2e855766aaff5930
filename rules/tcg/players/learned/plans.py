"""What was learned about when to move again and when to lie in wait.

What a player weighs at these two decisions was found from the results of whole games in which they
were made at random (`python -m lab plans`).
"""

import json
from functools import cache
from math import fsum
from typing import Final, NamedTuple

from rules import kernel
from rules.players.telling import Comparison, Measure, Weighed
from rules.tcg.engine.operations.sites import LAST_SITE
from rules.tcg.engine.state.codes import SHADOW, Question, Verb
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import MINION
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.players.learned.outlook import MOVING, WAITING, weigh_moving

PLANS_FILE: Final = kernel.ROOT / "rules" / "tcg" / "players" / "learned" / "plan_weights.json"


class Plans(NamedTuple):
    """What moving again and lying in wait are worth, as log odds to win: a weight a number."""

    moving: tuple[float, ...]
    waiting: tuple[float, ...]


@cache
def learned_plans() -> Plans:
    """Return the weights found from games."""
    found = json.loads(PLANS_FILE.read_text(encoding="utf-8"))
    return Plans(
        tuple(found["moving"][name] for name in MOVING),
        tuple(found["waiting"][name] for name in WAITING),
    )


def compare_moving(decision: Decision, worth: float) -> Comparison:
    """Return what moving again is worth beside staying, the better one first."""
    return _by_odds(decision, place_of(decision, Verb.MOVE), place_of(decision, Verb.STAY), worth)


def _by_odds(decision: Decision, plan: int, other: int, worth: float) -> Comparison:
    """Return what a plan is worth beside leaving it, the better one first."""
    both = [(plan, worth), (other, 0.0)]
    if worth <= 0:
        both.reverse()
    return Comparison(
        both[0][0],
        Measure.ODDS,
        tuple(
            Weighed((decision.options[place],), points, behind=both[0][1] - points)
            for place, points in both
        ),
    )


def weighed(weights: tuple[float, ...], numbers: list[float]) -> float:
    """Return the weighted sum, the same on every machine."""
    assert len(weights) == len(numbers), "each number has its weight"
    products: list[float] = []
    for place, number in enumerate(numbers):
        # What is 0 adds nothing, and much of what is weighed is.
        if number:
            products.append(weights[place] * number)
    return fsum(products)


def place_of(decision: Decision, verb: int) -> int:
    """Return the place of the option that does this."""
    return next(place for place, option in enumerate(decision.options) if option.verb == verb)


def moves_again(state: State, player: int) -> bool:
    """Return whether a fellowship moves again by what was learned."""
    return weighed(learned_plans().moving, weigh_moving(state, player)) > 0


def is_shadow_phase(state: State, decision: Decision) -> bool:
    """Return whether a Shadow player may act in the Shadow phase."""
    return (
        decision.question == Question.ACTION
        and state.phase == SHADOW
        and decision.player != state.active
    )


def may_wait(state: State, decision: Decision) -> bool:
    """Return whether a Shadow player can keep all minions back for another move of this turn."""
    return (
        not state.minions
        and state.moves < moves_allowed(state)
        and state.position[state.active] < LAST_SITE - 1
        and any(
            option.verb == Verb.PLAY and state.blueprints[option.card].traits & MINION
            for option in decision.options
        )
    )
