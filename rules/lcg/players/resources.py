"""What a player's resources are good for: which cards, in hand and deck, a hero can pay for.

Costs are counted by the bit of a card's sphere, pools by the bits of a hero's resource icons.
"""

from collections.abc import Iterable
from typing import Final

from rules.lcg.engine.blueprint import Blueprint
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import NEUTRAL, SPHERES

INCOME: Final = 1
STEWARD: Final = "Steward of Gondor"
STEWARDS_INCOME: Final = 2


def income(state: State, hero: int) -> int:
    """Return the resources that a hero gets in a round."""
    stewards = sum(state.blueprints[card].title == STEWARD for card in state.attached[hero])
    return INCOME + STEWARDS_INCOME * stewards


def pools_by_icons(state: State, player: int) -> dict[int, int]:
    """Return what a player's heroes will have in the next round, by their resource icons."""
    pools: dict[int, int] = {}
    for hero in state.heroes[player]:
        icons = state.mask[hero] & SPHERES
        pools[icons] = pools.get(icons, 0) + state.resources[hero] + income(state, hero)
    return pools


def icons_of(state: State, player: int) -> int:
    """Return the bits of the cards that a player's heroes can pay for, neutral ones among them."""
    icons = NEUTRAL
    for hero in state.heroes[player]:
        icons |= state.mask[hero] & SPHERES
    return icons


def costs_of(cards: Iterable[Blueprint]) -> dict[int, int]:
    """Return what cards cost in all, by their spheres."""
    costs: dict[int, int] = {}
    for blueprint in cards:
        sphere = blueprint.mask & SPHERES
        costs[sphere] = costs.get(sphere, 0) + blueprint.cost
    return costs


def cards_to_pay_for(state: State, player: int) -> list[Blueprint]:
    """Return the cards of a player's hand and deck.

    Which of the two a card is in makes no difference to what they cost, so that tells nothing
    hidden.
    """
    return [state.blueprints[card] for card in state.hands[player] + state.decks[player]]


def payable_share(cards: list[Blueprint], icons: int) -> float:
    """Return the share of what cards cost that a hero with these resource icons can pay, 0 to 1."""
    spheres = (NEUTRAL | icons) & SPHERES
    total = paid = 0
    for blueprint in cards:
        total += blueprint.cost
        if blueprint.mask & spheres:
            paid += blueprint.cost
    return paid / total if total else 0.0


def payable(pools: dict[int, int], costs: dict[int, int]) -> int:
    """Return how much of these costs these pools can pay.

    The pools with the fewest icons pay first, and for cards of a sphere before neutral ones.
    """
    left, missing = dict(pools), dict(costs)
    paid = 0
    for kind in (SPHERES & ~NEUTRAL, NEUTRAL):
        for icons in sorted(left, key=int.bit_count):
            for sphere in missing:
                if sphere & kind and sphere & (icons | NEUTRAL):
                    taken = min(left[icons], missing[sphere])
                    left[icons] -= taken
                    missing[sphere] -= taken
                    paid += taken
    return paid


def hand_runs_dry(state: State, player: int, is_seen: bool) -> bool:
    """Whether a player has more resources than the cards in hand can use.

    A hand that is not seen is taken to cost what cards cost on average.
    """
    pools = sum(state.resources[hero] for hero in state.heroes[player])
    hand = state.hands[player]
    costs = sum(state.blueprints[card].cost for card in hand) if is_seen else 2 * len(hand)
    return pools >= 3 and costs <= pools
