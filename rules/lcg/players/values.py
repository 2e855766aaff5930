"""What cards are worth to a player who decides by rules."""

from collections.abc import Iterable
from typing import Final

from rules.lcg.engine.blueprint import Blueprint, Context
from rules.lcg.engine.board import unique_bars
from rules.lcg.engine.codes import (
    ATTACHED,
    ATTACK,
    DEFENSE,
    ENCOUNTER,
    ENEMY_DEFEATED,
    HIT_POINTS,
    NONE,
    SET_ASIDE,
    THREAT,
    WILLPOWER,
)
from rules.lcg.engine.numbers import (
    attack,
    defense,
    hit_points_left,
    number,
    quest_points,
    willpower,
)
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ATTACHMENT, CHARACTER, ENEMY, EVENT, HERO, OBJECTIVE
from rules.lcg.players.resources import icons_of
from rules.lcg.players.weights import Weights, weights_of

# Attachments whose worth is not in the numbers they add.
_SPECIAL: Final = {
    "Steward of Gondor": 14,
    "Unexpected Courage": 11,
    "Forest Snare": 8,
    "Horn of Gondor": 3,
    "Self Preservation": 2,
    "Protector of Lórien": 2,
    "Power in the Earth": 1,
    "Dark Knowledge": -5,
    "A Burning Brand": 7,
}
# Locations where another encounter card is revealed to travel.
TRAVEL_REVEALS: Final = frozenset({"Mountains of Mirkwood"})
HERO_WORTH: Final = 12
WANTED: Final = 8
# Locations that lead to an objective once they are explored, and those that bar healing.
LEADS_ON: Final = {"Forest Grove": 40.0, "Rhosgobel": 30.0}
# What a victory point is worth where the quest needs them, as threat in the staging area is.
POINT_WORTH: Final = 8.0
# What a card lowers threat by, and the threat that a round or two may add.
LOWERED: Final = 6
NEARLY: Final = 3


def card_worth(blueprint: Blueprint, weights: Weights) -> float:
    """Return the worth of a card in hand, by its printed numbers."""
    if blueprint.title in _SPECIAL:
        return _SPECIAL[blueprint.title]
    mask = blueprint.mask
    if mask & CHARACTER:
        printed = blueprint.printed
        worth = (
            weights.card_willpower * printed[WILLPOWER]
            + weights.card_attack * printed[ATTACK]
            + weights.card_defense * printed[DEFENSE]
            + weights.card_hit_points * printed[HIT_POINTS]
        )
        return worth + weights.card_ability * bool(blueprint.actions or blueprint.responses)
    if mask & ATTACHMENT:
        return (
            1
            + sum(
                (
                    2.5 * amount if statistic != HIT_POINTS else 1.2 * amount
                    for statistic, amount in blueprint.bonus
                ),
                0.0,
            )
            + 3 * bool(blueprint.borne)
        )
    if mask & EVENT:
        return 3 + 0.5 * blueprint.cost
    return 0


def worth_in_hand(state: State, player: int, card: int) -> float:
    """Return the worth of a card in hand.

    None if no hero can pay for it, or if it is unique and in play already.
    """
    if not state.mask[card] & icons_of(state, player) or unique_bars(state, card):
        return 0.0
    return card_worth(state.blueprints[card], weights_of(state))


def character_worth(state: State, card: int) -> float:
    """Return the worth of a character in play, as it is now."""
    return worth_by_numbers(
        state,
        card,
        willpower(state, card),
        attack(state, card),
        defense(state, card),
        hit_points_left(state, card),
    )


def worth_by_numbers(
    state: State, card: int, willpower: int, attack: int, defense: int, hit_points: int
) -> float:
    """Return the worth of a character in play whose numbers are known.

    Gandalf leaves at the end of the round anyway.
    """
    if state.blueprints[card].title == "Gandalf":
        return weights_of(state).guest
    worth = (
        2 * willpower
        + 1.5 * attack
        + 1.2 * defense
        + 0.6 * hit_points
        + 1.5 * len(state.attached[card])
    )
    is_dear = state.mask[card] & HERO or state.owner[card] == ENCOUNTER
    return worth + (HERO_WORTH if is_dear else 0)


def enemy_danger(state: State, card: int) -> float:
    """Return how much an enemy in play is to be feared."""
    danger = 2 * attack(state, card) + number(state, THREAT, card)
    return danger + (WANTED if is_wanted(state, card) else 0)


def resolve_to_strength(state: State) -> float:
    """Return how much better a team quests than it fights; 1 if it fights as well or better."""
    strength = resolve = 1
    for seat in state.order:
        for card in state.heroes[seat] + state.allies[seat]:
            printed = state.blueprints[card].printed
            strength += printed[ATTACK]
            resolve += printed[WILLPOWER]
    return max(1.0, resolve / strength)


def is_wanted(state: State, card: int) -> bool:
    """Whether the current stage cannot end before an enemy is defeated, and this is the one."""
    if state.quest == NONE or not state.mask[card] & ENEMY:
        return False
    blueprint = state.blueprints[state.quest]
    context = Context(state.quest, state.first_player, card)
    if blueprint.barred_by is not None and blueprint.barred_by(state, context, card):
        return True
    return any(
        ability.happening == ENEMY_DEFEATED
        and ability.heard is not None
        and ability.heard(state, context)
        for ability in blueprint.forced
    )


def ambush(state: State) -> list[int]:
    """Return the enemies set aside that must all die in the next stage; none for a single one."""
    if not state.quest_deck:
        return []
    stage = state.quest_deck[0]
    bars = state.blueprints[stage].barred_by
    if bars is None:
        return []
    context = Context(stage, state.first_player, NONE)
    found = [
        card
        for card, zone in enumerate(state.zone)
        if zone == SET_ASIDE and state.mask[card] & ENEMY and bars(state, context, card)
    ]
    return found if len(found) > 1 else []


def threat_draws_enemies(state: State, player: int) -> bool:
    """Whether several enemies that must die engage at about this threat, and less keeps them off.

    They are in the staging area, or the next stage puts them there.
    """
    waiting = [card for card in state.staging if is_wanted(state, card)]
    waiting += ambush(state)
    threat = state.threat[player]
    near = [
        card
        for card in waiting
        if threat - LOWERED < state.blueprints[card].engagement_cost <= threat + NEARLY
    ]
    return len(near) > 1


def strength_of_all(state: State) -> int:
    """Return the attack of all characters, exhausted ones too."""
    return sum(attack(state, card) for seat in state.order for card in state.characters(seat))


def toughest(state: State, enemies: Iterable[int]) -> int:
    """Return the attack that kills the toughest of some enemies at once; 0 for none."""
    return max((defense(state, card) + hit_points_left(state, card) for card in enemies), default=0)


def location_burden(state: State, card: int) -> float:
    """Return how much a location in the staging area hinders."""
    blueprint = state.blueprints[card]
    weights = weights_of(state)
    left = quest_points(state, card) - state.progress[card]
    needs_points = state.quest != NONE and state.blueprints[state.quest].victory_needed > 0
    burden = weights.location_threat * number(state, THREAT, card)
    burden -= weights.location_progress * left
    burden += LEADS_ON.get(blueprint.title, 0.0)
    if needs_points:
        burden += POINT_WORTH * blueprint.victory
    if blueprint.title in TRAVEL_REVEALS:
        burden -= weights.travel_reveals
    return burden - (weights.travel_cost if blueprint.travel else 0)


def objectives_claimed(state: State) -> int:
    """Return how many objectives the players have."""
    return sum(
        zone == ATTACHED and bool(state.mask[card] & OBJECTIVE)
        for card, zone in enumerate(state.zone)
    )
