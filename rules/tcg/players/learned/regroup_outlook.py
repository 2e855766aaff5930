"""What both sides have once the fights of a move are over: the numbers that their value weighs.

Read as regroup begins, before anybody draws, or as the next turn begins. Each number is scaled to
about one. Cards in hand are those of the state at hand: a player who tries options out looks at
hands dealt by `determinize`, never at real ones.
"""

from math import sqrt
from typing import Final

from rules.tcg.engine.modifiers.numbers import resistance, strength, vitality_left
from rules.tcg.engine.operations.sites import LAST_SITE
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.players.reading.counting import count_hand, count_support
from rules.tcg.players.reading.table import count_borne

SIDE: Final = (
    "site",
    "later sites",
    "before the last site",
    "burdens",
    "resistance left",
    "resistance left, up to five",
    "little resistance",
    "Ring-bearer's vitality",
    "Ring-bearer exhausted",
    "Ring-bearer's strength",
    "threats",
    "companions",
    "companions, up to three",
    "strength of companions",
    "root of their strength",
    "strongest companion",
    "second companion",
    "third companion",
    "weakest companion",
    "vitality to spare",
    "exhausted companions",
    "cards borne",
    "allies",
    "Free Peoples support",
    "Shadow support",
    "dead companions",
    "sites controlled",
    "cards in hand",
    "minions in hand",
    "strength of minions in hand",
    "cost of minions in hand",
    "companions in hand",
    "Free Peoples events in hand",
    "Shadow events in hand",
    "other Free Peoples cards in hand",
    "other Shadow cards in hand",
    "deck",
)
"""What one player has."""
TABLE: Final = (
    "always",
    "minions",
    "strength of minions",
    "may move again",
    "minions before another move",
    "twilight before another move",
)
"""What lies between the players; as a turn begins only the first is not 0."""


def weigh_side(state: State, player: int) -> list[float]:
    """Return what a player has, in the order of `SIDE`."""
    site = state.position[player]
    burdens = state.burdens[player]
    bearer = state.ring_bearer[player]
    room = resistance(state, bearer) - burdens
    life = vitality_left(state, bearer)
    light, dark = count_support(state, player)
    return [
        site / 9,
        max(0, site - 5) / 3,
        float(site >= LAST_SITE - 1),
        burdens / 5,
        min(room, 12) / 8,
        min(room, 5) / 5,
        float(room <= 2),
        life / 3,
        float(life <= 1),
        strength(state, bearer) / 5,
        state.threats[player] / 3,
        *_weigh_companions(state, player, bearer),
        len(state.allies[player]) / 3,
        light / 4,
        dark / 4,
        len(state.dead[player]) / 3,
        sum(1 for owner in state.control.values() if owner == player) / 2,
        len(state.hands[player]) / 8,
        *_weigh_hand(state, player),
        len(state.decks[player]) / 40,
    ]


def weigh_table(state: State) -> list[float]:
    """Return what lies between the players as regroup begins, in the order of `TABLE`."""
    minions = len(state.minions) / 3
    force = sum([strength(state, minion) for minion in state.minions]) / 25
    again = float(state.moves < moves_allowed(state))
    return [1.0, minions, force, again, again * minions, again * state.twilight / 10]


def _weigh_companions(state: State, player: int, bearer: int) -> list[float]:
    """Return what a fellowship has beside its Ring-bearer, and the cards that all of it bears."""
    powers = []
    spare = exhausted = borne = 0
    for companion in state.companions[player]:
        borne += count_borne(state, companion)
        if companion == bearer:
            continue
        powers.append(strength(state, companion))
        left = vitality_left(state, companion) - 1
        spare += left
        exhausted += left <= 0
    powers.sort(reverse=True)
    total, count = sum(powers), len(powers)
    return [
        count / 4,
        min(count, 3) / 3,
        total / 30,
        sqrt(total) / 5,
        (powers[0] if count else 0) / 10,
        (powers[1] if count > 1 else 0) / 10,
        (powers[2] if count > 2 else 0) / 10,
        (powers[-1] if count else 0) / 5,
        spare / 8,
        exhausted / 2,
        borne / 4,
    ]


def _weigh_hand(state: State, player: int) -> list[float]:
    hand = count_hand(state, player)
    return [
        hand.minions / 3,
        hand.strength / 25,
        hand.cost / 12,
        hand.companions / 3,
        hand.free_events / 3,
        hand.shadow_events / 3,
        hand.other_free / 3,
        hand.other_shadow / 3,
    ]
