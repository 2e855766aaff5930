"""Which enemies will be engaged with which player once engagement checks are made."""

from collections.abc import Iterable
from functools import cache

from rules.lcg.engine.blueprint import Blueprint
from rules.lcg.engine.codes import NO_ENGAGEMENT_CHECKS, NOBODY, NONE
from rules.lcg.engine.laws import guarded_card, rule_holds
from rules.lcg.engine.state import State
from rules.lcg.notation.effects import As, Engage, Who
from rules.lcg.notation.filters import Reference
from rules.notation.traversal import values_of_kind

Engagements = dict[int, list[int]]


def after_checks(state: State, staged: Iterable[int]) -> Engagements:
    """Return each player's enemies after checks, with those already engaged first.

    Players check in turn; the enemy with the highest cost that a player's threat reaches
    engages (core rules, "Engagement Checks").
    """
    found: Engagements = {seat: list(state.engaged[seat]) for seat in state.order}
    guard = guard_of(state)
    if guard in found:
        staged = list(staged)
        drawn = [card for card in staged if _engages_guard(state.blueprints[card])]
        found[guard] += drawn
        staged = [card for card in staged if card not in drawn]
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


def guard_of(state: State) -> int:
    """Return the player who guards a card, or NOBODY."""
    card = guarded_card(state)
    return NOBODY if card == NONE else state.controller[card]


@cache
def _engages_guard(blueprint: Blueprint) -> bool:
    """Whether an enemy engages the guard of its own accord."""
    return any(
        As(Who.GUARD, Engage(Reference.THIS), plainly=True)
        in values_of_kind(blueprint.notations[ability], As)
        for ability in blueprint.forced
    )
