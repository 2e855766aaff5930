"""The numbers of a card at this moment: printed, lent by attachments, changed for a while.

`State.base` has what is printed and every fixed change. What depends on the moment is a compiled
modifier of the card itself or of an attachment. A number is never below 0 (core rules, "Lasting
Effects").
"""

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.codes import (
    ATTACK,
    AURAS,
    DEFENSE,
    HIT_POINTS,
    THREAT,
    WILLPOWER,
    WITHHOLDS_DEFENSE,
    WITHHOLDS_THREAT,
    WITHHOLDS_WILLPOWER,
)
from rules.lcg.engine.laws import controller
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import LOCATION


def number(state: State, statistic: int, card: int) -> int:
    """Return a number of a card at this moment."""
    total = _sum(state, statistic, card)
    return total if total > 0 else 0


def _sum(state: State, statistic: int, card: int) -> int:
    """Return what is printed and all changes, added up."""
    total = state.base[statistic][card]
    own = state.blueprints[card].own
    if own:
        for modifier in own.get(statistic, ()):
            total += modifier(state, card, card)
    attached = state.attached[card]
    if attached:
        for attachment in attached:
            borne = state.blueprints[attachment].borne
            if borne:
                for modifier in borne.get(statistic, ()):
                    total += modifier(state, attachment, card)
    if statistic <= THREAT:
        for source in state.rules[AURAS + statistic]:
            for modifier in state.blueprints[source].auras[statistic]:
                total += modifier(state, source, card)
    return total


def willpower(state: State, card: int) -> int:
    """Return how much a character adds to a quest."""
    return number(state, WILLPOWER, card)


def attack(state: State, card: int) -> int:
    """Return a card's attack strength."""
    return number(state, ATTACK, card)


def defense(state: State, card: int) -> int:
    """Return a card's defense strength; 0 for a character that does not count it."""
    if state.base[WITHHOLDS_DEFENSE][card]:
        return 0
    return number(state, DEFENSE, card)


def hit_points_left(state: State, card: int) -> int:
    """Return the hit points that damage has not taken yet."""
    return number(state, HIT_POINTS, card) - state.damage[card]


def threat_strength(state: State, card: int) -> int:
    """Return what a card in the staging area adds to its threat."""
    if state.base[WITHHOLDS_THREAT][card]:
        return 0
    total = _sum(state, THREAT, card)
    if state.staged_locations_bonus and state.mask[card] & LOCATION:
        total += state.staged_locations_bonus
    return total if total > 0 else 0


def quest_points(state: State, card: int) -> int:
    """Return how much progress explores a location, or defeats a quest card."""
    blueprint = state.blueprints[card]
    if blueprint.quest_points_x is None:
        return blueprint.quest_points
    return blueprint.quest_points_x(state, Context(card, controller(state, card)))


def staging_threat(state: State) -> int:
    """Return the threat of all cards in the staging area (core rules, "Quest Resolution")."""
    total = state.staging_bonus
    for card in state.staging:
        total += threat_strength(state, card)
    return total


def quest_willpower(state: State) -> int:
    """Return the willpower of all committed characters."""
    total = 0
    for card in state.committed:
        if not state.base[WITHHOLDS_WILLPOWER][card]:
            total += number(state, WILLPOWER, card)
    return total
