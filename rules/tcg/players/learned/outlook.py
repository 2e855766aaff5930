"""What speaks for moving again, and for lying in wait: the numbers that learned weights weigh.

Both choices belong together. A Shadow player who plays no minion keeps twilight and hand for the
next site, which pays off only if the fellowship moves again. Each number is scaled to about one.
Only what a player may know is read: of hidden cards their number and, of hand and deck together,
what they are.
"""

from typing import Final

from rules.tcg.engine.modifiers.numbers import (
    number,
    resistance,
    strength,
    twilight_cost,
    vitality_left,
)
from rules.tcg.engine.state.codes import SHADOW_NUMBER, STRENGTH
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import EVENT, FREE_PEOPLES, MINION

# Twilight that a site adds which is not on the path yet, by its place.
EXPECTED_TWILIGHT: Final = {2: 1, 3: 2, 4: 3, 5: 5, 6: 4, 7: 5, 8: 7, 9: 8}
SOME_TWILIGHT: Final = 5
# So much twilight that the Shadow could have played a minion.
PLAYABLE: Final = 3

MOVING: Final = (
    "always",
    "twilight after the move",
    "the Shadow waited",
    "twilight kept",
    "expected strength of new minions",
    "expected number of new minions",
    "minions",
    "strength of minions",
    "strength of the fellowship",
    "companions",
    "vitality to spare",
    "exhausted companions",
    "Ring-bearer's vitality",
    "resistance left",
    "sites behind",
    "far behind",
    "sites ahead",
    "rival at site 8",
    "rival at site 7",
    "site",
    "last sites",
    "cards in the Shadow's hand",
    "own minions in hand",
    "rival's second moves",
    "minions against fellowship",
    "twilight of a Shadow that waited",
    "rival's companions",
    "rival's vitality to spare",
)
WAITING: Final = (
    "always",
    "twilight",
    "minions in hand",
    "cost of minions",
    "cost beyond the twilight",
    "strength that can be played",
    "strength of all minions",
    "strength of the fellowship",
    "companions",
    "vitality to spare",
    "exhausted companions",
    "Ring-bearer's vitality",
    "resistance left",
    "sites ahead of me",
    "sites behind me",
    "site",
    "later sites",
    "their second moves",
    "their turns",
    "second moves by cost beyond the twilight",
    "own companions",
    "own vitality to spare",
    "twilight of the next site",
    "Shadow events in hand",
)


def weigh_moving(state: State, player: int) -> list[float]:
    """Return what the fellowship's player sees who may move again, in the order of `MOVING`."""
    rival = _rival(state)
    held = len(state.hands[rival])
    pool = _twilight_after_moving(state, player)
    count, force = _expected_minions(state, rival, pool, held)
    ready = sum(strength(state, minion) for minion in state.minions)
    total, companions, spare, exhausted = _fellowship(state, player)
    waited = float(not state.minions and state.twilight >= PLAYABLE)
    behind = state.position[rival] - state.position[player]
    room = resistance(state, state.ring_bearer[player]) - state.burdens[player]
    second, turns = second_moves(state, rival)
    return [
        1.0,
        pool / 10,
        waited,
        state.twilight / 10,
        force / 30,
        count / 3,
        len(state.minions) / 3,
        ready / 25,
        total / 30,
        companions / 4,
        spare / 8,
        exhausted / 2,
        vitality_left(state, state.ring_bearer[player]) / 3,
        min(room, 8) / 5,
        max(0, behind) / 3,
        float(behind >= 3),
        max(0, -behind) / 3,
        float(state.position[rival] >= 8),
        float(state.position[rival] >= 7),
        state.position[player] / 9,
        float(state.position[player] >= 7),
        held / 8,
        _minions_held(state, player) / 3,
        second / max(1, turns),
        min(3.0, (force + ready) / max(6, total)),
        waited * pool / 10,
        len(state.companions[rival]) / 4,
        _fellowship(state, rival)[2] / 8,
    ]


def weigh_waiting(state: State, player: int) -> list[float]:
    """Return what a Shadow player sees who may keep all minions back, in `WAITING`'s order."""
    mover = state.active
    minions, events = _shadow_hand(state, player)
    cost = sum(price for price, _ in minions)
    unpaid = max(0, cost - state.twilight)
    total, companions, spare, exhausted = _fellowship(state, mover)
    room = resistance(state, state.ring_bearer[mover]) - state.burdens[mover]
    ahead = state.position[mover] - state.position[player]
    second, turns = second_moves(state, mover)
    habit = (second + 0.5) / (turns + 1)
    return [
        1.0,
        state.twilight / 10,
        len(minions) / 3,
        cost / 12,
        unpaid / 6,
        _playable_strength(minions, state.twilight) / 25,
        sum(power for _, power in minions) / 30,
        total / 30,
        companions / 4,
        spare / 8,
        exhausted / 2,
        vitality_left(state, state.ring_bearer[mover]) / 3,
        min(room, 8) / 5,
        ahead / 3,
        max(0, -ahead) / 3,
        state.position[mover] / 9,
        float(state.position[mover] >= 6),
        habit,
        min(turns, 6) / 6,
        habit * unpaid / 6,
        len(state.companions[player]) / 4,
        _fellowship(state, player)[2] / 8,
        EXPECTED_TWILIGHT.get(state.position[mover] + 1, SOME_TWILIGHT) / 5,
        events / 2,
    ]


def second_moves(state: State, player: int) -> tuple[int, int]:
    """Return how often a player has moved again, and in how many turns that are over.

    Each turn has one move at least, so the site a player has reached tells it.
    """
    seat = state.order.index(player)
    turns = max(0, (state.turn - 1 - seat) // state.players + 1)
    moved = state.position[player] - 1
    if player == state.active:
        turns -= 1
        moved -= state.moves
    turns = max(0, turns)
    return max(0, moved - turns), turns


def _rival(state: State) -> int:
    """Return the Shadow player who has come furthest."""
    return max(state.shadows, key=lambda shadow: state.position[shadow])


def _twilight_after_moving(state: State, player: int) -> int:
    place = state.position[player] + 1
    if len(state.path) >= place:
        added = number(state, SHADOW_NUMBER, state.path[place - 1])
    else:
        added = EXPECTED_TWILIGHT.get(place, SOME_TWILIGHT)
    return state.twilight + added + len(state.companions[player])


def _expected_minions(state: State, shadow: int, pool: int, held: int) -> tuple[float, float]:
    """Return how many minions a hand and the twilight allow for on average, and their strength.

    Hand and deck are looked at together: what lies in which is not known.
    """
    cards = minions = force = cost = 0
    for card in (*state.hands[shadow], *state.decks[shadow]):
        blueprint = state.blueprints[card]
        cards += 1
        if blueprint.traits & MINION:
            minions += 1
            force += blueprint.printed[STRENGTH]
            cost += blueprint.card.twilight
    if not minions:
        return 0.0, 0.0
    count = min(held * minions / cards, pool / max(1.0, cost / minions))
    return count, count * force / minions


def _fellowship(state: State, player: int) -> tuple[int, int, int, int]:
    """Return strength, companions, vitality to spare and the exhausted of a fellowship.

    All but the strength leave the Ring-bearer aside.
    """
    total = companions = spare = exhausted = 0
    for companion in state.companions[player]:
        total += strength(state, companion)
        if companion == state.ring_bearer[player]:
            continue
        companions += 1
        left = vitality_left(state, companion) - 1
        spare += left
        exhausted += left <= 0
    return total, companions, spare, exhausted


def _minions_held(state: State, player: int) -> int:
    return sum(1 for card in state.hands[player] if state.blueprints[card].traits & MINION)


def _shadow_hand(state: State, player: int) -> tuple[list[tuple[int, int]], int]:
    """Return cost and strength of each minion in hand, and how many Shadow events there are."""
    minions, events = [], 0
    for card in state.hands[player]:
        blueprint = state.blueprints[card]
        if blueprint.traits & MINION:
            minions.append((twilight_cost(state, card), blueprint.printed[STRENGTH]))
        elif blueprint.traits & EVENT and not blueprint.traits & FREE_PEOPLES:
            events += 1
    return minions, events


def _playable_strength(minions: list[tuple[int, int]], twilight: int) -> int:
    """Return the strength that twilight pays for, the strongest minions first."""
    played = 0
    for price, power in sorted(minions, key=lambda minion: -minion[1]):
        if price <= twilight:
            twilight -= price
            played += power
    return played
