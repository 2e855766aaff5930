"""What a player's resources are good for: which cards, in hand and deck, a hero can pay for.

Hand and deck are counted together, so nothing of it depends on which of them a card is in.
"""

from rules.lcg.engine.state import State
from rules.lcg.engine.traits import NEUTRAL, SPHERES

INCOME = 1
STEWARD = "Steward of Gondor"
STEWARDS_INCOME = 2


def costs_by_sphere(state: State, player: int) -> dict[int, int]:
    """Return what the cards of a player's hand and deck cost in all, by the bit of their sphere."""
    costs: dict[int, int] = {}
    for cards in (state.hands[player], state.decks[player]):
        for card in cards:
            blueprint = state.blueprints[card]
            sphere = blueprint.mask & SPHERES
            costs[sphere] = costs.get(sphere, 0) + blueprint.cost
    return costs


def payable_share(costs: dict[int, int], icons: int) -> float:
    """Return the share of these costs that a hero with these resource icons can pay, 0 to 1."""
    total = payable = 0
    for sphere, cost in costs.items():
        total += cost
        if sphere & (NEUTRAL | icons):
            payable += cost
    return payable / total if total else 0.0


def income(state: State, hero: int) -> int:
    """Return the resources that a hero gets in a round."""
    stewards = sum(state.blueprints[card].title == STEWARD for card in state.attached[hero])
    return INCOME + STEWARDS_INCOME * stewards
