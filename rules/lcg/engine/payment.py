"""Paying resources: which heroes' pools match a card, and how much is taken from each.

Core rules, "Planning", "Paying for Neutral Cards" and "Paying for Card Abilities".
"""

from typing import Final

from rules.lcg.engine.codes import (
    CANNOT_COLLECT,
    COSTS_MORE,
    PAYS_AS_LEADERSHIP,
    PAYS_FOR_CREATURES,
    Question,
    Verb,
)
from rules.lcg.engine.decision import Option
from rules.lcg.engine.laws import rule_holds, rule_sources
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import LEADERSHIP, NEUTRAL, SPHERES, bit

CANNOT_PAY: Final = -1
_CREATURE: Final = bit("Creature")
# The bits of a card that decide which pools may pay for it.
ASKED_OF_POOLS: Final = SPHERES | _CREATURE


def cost_to_play(state: State, card: int) -> int:
    """Return what a card in hand costs now; for a cost of X, what comes on top of it."""
    return state.blueprints[card].cost + extra_cost(state, card)


def extra_cost(state: State, card: int) -> int:
    """Return how much more than printed a card in hand costs now."""
    if not state.rules[COSTS_MORE]:
        return 0
    return sum(amount for _, amount in rule_sources(state, COSTS_MORE, card))


def _spheres_that_pay(state: State, mask: int) -> int:
    """Return the sphere of what is paid for, and neutral where every resource pays for it."""
    sphere = mask & SPHERES
    if sphere & LEADERSHIP and rule_holds(state, PAYS_AS_LEADERSHIP):
        sphere |= NEUTRAL
    return sphere


def resources_for(state: State, player: int, mask: int) -> int:
    """Return the resources a player may spend on a card with these bits.

    CANNOT_PAY where no pool matches: even a card that costs nothing needs one.
    """
    pools = _pools_for(state, player, mask)
    return sum(state.resources[card] for card in pools) if pools else CANNOT_PAY


def matching_pools(state: State, player: int, mask: int) -> list[int]:
    """Return the cards whose resources may pay for a card with these bits, if they have any."""
    return [card for card in _pools_for(state, player, mask) if state.resources[card]]


def _pools_for(state: State, player: int, mask: int) -> list[int]:
    """Return the heroes with the resource icon of a card, and what pays for such a card besides.

    An ally that pays for Creature cards needs no resource match (official FAQ on Radagast).
    """
    sphere = _spheres_that_pay(state, mask)
    pools = [hero for hero in state.heroes[player] if sphere & NEUTRAL or state.mask[hero] & sphere]
    if mask & _CREATURE and state.rules[PAYS_FOR_CREATURES]:
        pools += [
            ally for ally in state.rules[PAYS_FOR_CREATURES] if state.controller[ally] == player
        ]
    return pools


def pay(state: State, player: int, amount: int, mask: int) -> None:
    """Step: a player pays for a card, from whichever of the matching pools they like."""
    if amount > 0:
        pay_from(state, player, amount, tuple(matching_pools(state, player, mask)))


def pay_from(state: State, player: int, amount: int, pools: tuple[int, ...]) -> None:
    """Ask how much to take from each pool, one after the other."""
    if amount <= 0 or not pools:
        return
    options = [Option(Verb.PAY, pools[0], number=taken) for taken in takings(state, amount, pools)]
    state.ask(player, Question.PAY, options, _paid, player, amount, pools[1:])


def takings(state: State, amount: int, pools: tuple[int, ...]) -> range:
    """Return how much can be taken from the first of the pools that pay, the most first."""
    others = sum(state.resources[other] for other in pools[1:])
    most = min(amount, state.resources[pools[0]])
    return range(most, max(0, amount - others) - 1, -1)


def _paid(state: State, option: Option, player: int, amount: int, rest: tuple[int, ...]) -> None:
    spend(state, option.card, option.number)
    pay_from(state, player, amount - option.number, rest)


def spend(state: State, hero: int, amount: int) -> None:
    """Take resources from a pool."""
    if amount:
        state.set_resources(hero, state.resources[hero] - amount)
        state.note("spent", hero, amount)


def add_resources(state: State, card: int, amount: int) -> bool:
    """Add resources to a pool, or tokens to another card; return whether the card got them.

    A hero that cannot collect resources doesn't get any (official FAQ 1.25).
    """
    if state.base[CANNOT_COLLECT][card] > 0:
        return False
    state.set_resources(card, state.resources[card] + amount)
    return True


def pay_from_different_pools(state: State, player: int, amount: int, mask: int) -> None:
    """Step: pay one resource from each of a given number of pools."""
    for hero in matching_pools(state, player, mask)[:amount]:
        spend(state, hero, 1)
