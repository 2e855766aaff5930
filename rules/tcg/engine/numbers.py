"""Derived numbers: strength, vitality, keywords and costs as they stand now.

`State.base` keeps what is printed, what borne cards add and what lasts for a while, changed
only when one of those changes. What depends on the moment ("while you can spot two threats")
is asked on reading, but only of the modifiers that touch this number: the card's own, those of
the cards it bears, and those that reach every card. All applicable modifiers are applied at
each use, and a result below zero counts as zero (2.0, "Modifiers").
"""

from rules.tcg.engine.codes import (
    DAMAGE,
    NEVER_ROAMING,
    RESISTANCE,
    SITE_NUMBER,
    STRENGTH,
    TWILIGHT_COST,
    VITALITY,
)
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import MINION

ROAMING_PENALTY = 2


def number(state: State, statistic: int, card: int) -> int:
    """Give a card's number with every modifier, never below zero."""
    total = state.base[statistic][card]
    own = state.blueprints[card].own
    if own:
        for modifier in own.get(statistic, ()):
            total += modifier(state, card, card)
    for item in state.attached[card]:
        borne = state.blueprints[item].borne
        if borne:
            for modifier in borne.get(statistic, ()):
                total += modifier(state, item, card)
    for source, modifier in state.modifiers[statistic]:
        total += modifier(state, source, card)
    return total if total > 0 else 0


def strength(state: State, card: int) -> int:
    """Give a character's strength."""
    return number(state, STRENGTH, card)


def damage_bonus(state: State, card: int) -> int:
    """Give a character's damage bonus: additional wounds for each loser it beats."""
    return number(state, DAMAGE, card)


def vitality_left(state: State, card: int) -> int:
    """Give a character's vitality less its wounds; at zero it is killed."""
    return number(state, VITALITY, card) - state.wounds[card]


def resistance(state: State, card: int) -> int:
    """Give a Ring-bearer's resistance, before burdens."""
    return number(state, RESISTANCE, card)


def is_roaming(state: State, minion: int) -> bool:
    """Whether a minion is at a site below its site number (2.0, "Playing Shadow cards")."""
    if not state.blueprints[minion].traits & MINION:
        return False
    if number(state, SITE_NUMBER, minion) <= state.position[state.active]:
        return False
    return number(state, NEVER_ROAMING, minion) == 0


def twilight_cost(state: State, card: int) -> int:
    """Give what a card costs now; a minion that would be roaming costs two more."""
    cost = number(state, TWILIGHT_COST, card)
    if state.blueprints[card].traits & MINION and is_roaming(state, card):
        cost += ROAMING_PENALTY
    return cost


def companions_over(state: State, limit: int) -> int:
    """Give how many companions the active fellowship has beyond `limit`."""
    return max(0, len(state.companions[state.active]) - limit)


def at_home(state: State, ally: int) -> bool:
    """Whether the fellowship is at an ally's home site, of the same block (2.0, "Allies")."""
    site = state.blueprints[state.site()].card
    return any(
        home.site_number == site.site_number and home.block == site.site_block
        for home in state.blueprints[ally].card.ally_homes
    )


def participants(state: State) -> list[int]:
    """Give who may fight and be shot at: companions, and allies whose home the site is."""
    fellowship = state.companions[state.active]
    allies = state.allies[state.active]
    if not allies:
        return fellowship
    return fellowship + [ally for ally in allies if at_home(state, ally)]
