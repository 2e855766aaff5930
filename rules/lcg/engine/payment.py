"""Paying resources: which heroes' pools match a card, and how much is taken from each.

Core rules, "Planning", "Paying for Neutral Cards" and "Paying for Card Abilities".
"""

from typing import Final

from rules.lcg.engine.codes import Question, Verb
from rules.lcg.engine.decision import Option
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import NEUTRAL, SPHERES

CANNOT_PAY: Final = -1


def resources_for(state: State, player: int, mask: int) -> int:
    """Return the resources a player may spend on a card with these bits.

    CANNOT_PAY where no hero has its resource icon: even a card that costs nothing needs one.
    """
    sphere = mask & SPHERES
    total = CANNOT_PAY
    for hero in state.heroes[player]:
        if sphere & NEUTRAL or state.mask[hero] & sphere:
            total = state.resources[hero] + (0 if total == CANNOT_PAY else total)
    return total


def matching_pools(state: State, player: int, mask: int) -> list[int]:
    """Return the heroes with resources that may pay for a card with these bits."""
    sphere = mask & SPHERES
    return [
        hero
        for hero in state.heroes[player]
        if state.resources[hero] and (sphere & NEUTRAL or state.mask[hero] & sphere)
    ]


def pay(state: State, player: int, amount: int, mask: int) -> None:
    """Step: a player pays for a card, from whichever of the matching pools they like."""
    if amount > 0:
        pay_from(state, player, amount, tuple(matching_pools(state, player, mask)))


def pay_from(state: State, player: int, amount: int, pools: tuple[int, ...]) -> None:
    """Ask how much to take from each pool, one after the other."""
    if amount <= 0 or not pools:
        return
    hero, rest = pools[0], pools[1:]
    others = sum(state.resources[other] for other in rest)
    most = min(amount, state.resources[hero])
    least = max(0, amount - others)
    options = [Option(Verb.PAY, hero, number=taken) for taken in range(most, least - 1, -1)]
    state.ask(player, Question.PAY, options, _paid, player, amount, rest)


def _paid(state: State, option: Option, player: int, amount: int, rest: tuple[int, ...]) -> None:
    spend(state, option.card, option.number)
    pay_from(state, player, amount - option.number, rest)


def spend(state: State, hero: int, amount: int) -> None:
    """Take resources from a pool."""
    if amount:
        state.set_resources(hero, state.resources[hero] - amount)
        state.note("spent", hero, amount)


def pay_from_different_pools(state: State, player: int, amount: int, mask: int) -> None:
    """Step: pay one resource from each of a given number of pools."""
    for hero in matching_pools(state, player, mask)[:amount]:
        spend(state, hero, 1)
