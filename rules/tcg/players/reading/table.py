"""What a player sees at the table, valued: wounds, deaths, skirmishes, burdens.

Values are points for the Free Peoples player of the turn: what is good for them is above zero,
what is good for the Shadow below. A Ring-bearer's death outweighs everything.
"""

from collections.abc import Sequence
from typing import Final

from rules.tcg.engine.modifiers.numbers import (
    damage_bonus,
    has_words,
    resistance,
    strength,
    vitality_left,
)
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import ALLY, COMPANION, ENDURING, MINION
from rules.tcg.engine.turn.foreseen import forces
from rules.tcg.engine.turn.skirmish import is_overwhelmed
from rules.tcg.players.reading.weights import Weights

RING_BEARER_LOST: Final = -1_000.0
# So little vitality left to a Ring-bearer is dear.
NEAR_DEATH: Final = 2
# What one event of the Shadow may add to its strength in a skirmish.
SURPRISE: Final = 3


def side(state: State, player: int) -> int:
    """Return 1 for the Free Peoples player of the turn and -1 for a Shadow player."""
    return 1 if player == state.active else -1


def is_ring_bearer(state: State, card: int) -> bool:
    """Whether a card is a Ring-bearer."""
    return card in state.ring_bearer


def worth_of_character(state: State, card: int, weights: Weights) -> float:
    """Return what a character in play is worth to its own side."""
    traits = state.blueprints[card].traits
    if card in state.ring_bearer:
        return -RING_BEARER_LOST
    base = weights.companion if traits & COMPANION else weights.minion
    if traits & ALLY:
        base *= weights.ally_life
    borne = weights.borne * count_borne(state, card)
    value = base + weights.strength * strength(state, card) + borne
    if weights.death_threats and traits & COMPANION:
        value += weights.death_threats * weights.wound * state.threats[state.active]
    return value


def count_borne(state: State, card: int) -> int:
    """Return how many cards of its own side a character bears, less those of an opponent."""
    owner = state.owner[card]
    count = 0
    for borne in state.attached[card]:
        count += 1 if state.owner[borne] == owner else -1
    return count


def harm_of_wounds(state: State, card: int, wounds: int, weights: Weights) -> float:
    """Return what wounds do to a character, as a loss to its own side (above zero)."""
    if wounds <= 0:
        return 0.0
    left = vitality_left(state, card)
    if wounds >= left:
        return worth_of_character(state, card, weights)
    harm = weights.wound * wounds
    if card in state.ring_bearer:
        is_near = left - wounds <= NEAR_DEATH or not weights.ring_bearer_far
        harm *= weights.ring_bearer_wound if is_near else weights.ring_bearer_far
    # The last points of vitality are the dear ones.
    if left - wounds == 1:
        return harm * weights.last_vitality
    if has_words(state, card, ENDURING):
        return harm * weights.enduring_wound
    return harm


def of_side(state: State, card: int, loss: float) -> float:
    """Return a loss to a card's own side as points for the Free Peoples player."""
    return loss if state.blueprints[card].traits & MINION else -loss


# More wounds than anybody has vitality.
KILLED: Final = 1_000


def losses(
    state: State,
    character: int,
    minions: Sequence[int],
    defence: int,
    attack: int,
    damage: tuple[int, int] | None = None,
) -> tuple[Sequence[int], int]:
    """Return who loses a skirmish between these at these strengths, and the wounds of each.

    `damage` are the damage bonuses of both sides where they differ from what they are now. Nobody
    loses to no minions; who is overwhelmed is `KILLED`.
    """
    if not minions:
        return (), 0
    if defence > attack:
        if defence >= 2 * attack:
            return minions, KILLED
        return minions, 1 + (damage_bonus(state, character) if damage is None else damage[0])
    if is_overwhelmed(state, character, attack, defence):
        return (character,), KILLED
    if damage is None:
        return (character,), 1 + sum([damage_bonus(state, minion) for minion in minions])
    return (character,), 1 + damage[1]


def skirmish_points(
    state: State,
    character: int,
    minions: Sequence[int],
    defence: int,
    attack: int,
    weights: Weights,
    damage: tuple[int, int] | None = None,
) -> float:
    """Return what a skirmish between these will bring at these strengths; see `losses`."""
    losers, wounds = losses(state, character, minions, defence, attack, damage)
    return points_of_losses(state, character, losers, wounds, weights)


def points_of_losses(
    state: State, character: int, losers: Sequence[int], wounds: int, weights: Weights
) -> float:
    """Return what it brings that these lose a skirmish against a character, or the character."""
    harm = 0.0
    for loser in losers:
        harm += harm_of_wounds(state, loser, wounds, weights)
    return -harm if character in losers else harm


def one_event_overwhelms(defence: int, attack: int) -> bool:
    """Return whether a character is overwhelmed at these strengths if the Shadow plays an event."""
    return attack + SURPRISE >= 2 * defence


def is_at_risk(state: State, character: int, minions: Sequence[int]) -> bool:
    """Return whether these minions and one event more would overwhelm a character."""
    fight = forces(state, character, minions)
    return one_event_overwhelms(fight.defence, fight.attack)


def burden_points(state: State, count: int, weights: Weights) -> float:
    """Return what burdens cost the Free Peoples player; removed ones (below zero) help."""
    player = state.active
    bearer = state.ring_bearer[player]
    room = resistance(state, bearer) - state.burdens[player] if bearer >= 0 else 1
    if count >= room:
        return RING_BEARER_LOST
    heavy = max(0, weights.heavy_burdens - (room - max(0, count)))
    taken = max(count, -state.burdens[player])
    return -taken * (weights.burden + heavy)


def threat_points(state: State, count: int, weights: Weights) -> float:
    """Return what threats cost the Free Peoples player; the more there are, the dearer."""
    threats = state.threats[state.active]
    if count < 0:
        count = max(count, -threats)
    return -count * (weights.threat + weights.more_threats * threats)


def health(state: State, player: int) -> float:
    """Return how fit a fellowship is to go on: the vitality left beside the Ring-bearer's."""
    return sum(
        vitality_left(state, companion) - 1
        for companion in state.companions[player]
        if not is_ring_bearer(state, companion)
    )
