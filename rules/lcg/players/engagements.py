"""Which enemies will be engaged with which player once engagement checks are made."""

from collections.abc import Iterable

from rules.lcg.engine.codes import NO_ENGAGEMENT_CHECKS
from rules.lcg.engine.laws import rule_holds
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ENEMY

Engagements = dict[int, list[int]]


def staged_enemies(state: State) -> list[int]:
    """Return the enemies in the staging area."""
    return [card for card in state.staging if state.mask[card] & ENEMY]


def after_checks(state: State, staged: Iterable[int]) -> Engagements:
    """Return each player's enemies after checks, with those already engaged first.

    Players check in turn; the enemy with the highest cost that a player's threat reaches
    engages (core rules, "Engagement Checks").
    """
    found: Engagements = {seat: list(state.engaged[seat]) for seat in state.order}
    if rule_holds(state, NO_ENGAGEMENT_CHECKS):
        return found
    costs = {card: state.blueprints[card].engagement_cost for card in staged}
    passes, turn = 0, 0
    while costs and passes < len(state.order):
        seat = state.order[turn % len(state.order)]
        turn += 1
        drawn = [card for card, cost in costs.items() if cost <= state.threat[seat]]
        if not drawn:
            passes += 1
            continue
        passes = 0
        engaged = max(drawn, key=lambda card: costs[card])
        found[seat].append(engaged)
        del costs[engaged]
    return found
