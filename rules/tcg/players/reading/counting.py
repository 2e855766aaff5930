"""What a hand and a support area are made of, by kinds of cards."""

from typing import NamedTuple

from rules.tcg.engine.state.codes import STRENGTH
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import COMPANION, EVENT, FREE_PEOPLES, MINION


class Hand(NamedTuple):
    """How many cards of each kind a hand has; of its minions the strength and the cost too."""

    minions: int
    strength: int
    cost: int
    companions: int
    free_events: int
    shadow_events: int
    other_free: int
    other_shadow: int


def count_hand(state: State, player: int) -> Hand:
    """Return what a player's hand is made of."""
    minions = force = cost = companions = 0
    free_events = shadow_events = other_free = other_shadow = 0
    for card in state.hands[player]:
        blueprint = state.blueprints[card]
        traits = blueprint.traits
        if traits & MINION:
            minions += 1
            force += blueprint.printed[STRENGTH]
            cost += blueprint.card.twilight
        elif traits & COMPANION:
            companions += 1
        elif traits & EVENT:
            if traits & FREE_PEOPLES:
                free_events += 1
            else:
                shadow_events += 1
        elif traits & FREE_PEOPLES:
            other_free += 1
        else:
            other_shadow += 1
    return Hand(
        minions, force, cost, companions, free_events, shadow_events, other_free, other_shadow
    )


def count_support(state: State, player: int) -> tuple[int, int]:
    """Return how many Free Peoples and Shadow cards a player's support area has."""
    light = 0
    for card in state.support[player]:
        light += bool(state.blueprints[card].traits & FREE_PEOPLES)
    return light, len(state.support[player]) - light
