"""Rules of thumb of the Free Peoples player."""

from typing import Final

from rules.tcg.engine.modifiers.numbers import (
    has_words,
    strength,
    twilight_cost,
    vitality_left,
)
from rules.tcg.engine.operations.playing import bearers_among
from rules.tcg.engine.operations.sites import LAST_SITE
from rules.tcg.engine.state.codes import FELLOWSHIP, SKIRMISH, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import COMPANION, ENDURING, EVENT, ITEM
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.players.reading.assignment_plan import rate_assignment
from rules.tcg.players.reading.fights_at_hand import FightsAtHand
from rules.tcg.players.reading.table import health, is_at_risk, is_ring_bearer
from rules.tcg.players.reading.unplayable import adds_nothing
from rules.tcg.players.reading.weights import Weights
from rules.tcg.players.thumb import shared_rules

# Before everybody whose strength is the order.
_FIRST: Final = 100.0


def starting_companion(state: State, player: int, option: Option, weights: Weights) -> float:
    """Start with as much strength as the four twilight buy."""
    if option.verb == Verb.PASS:
        return 0
    card = state.blueprints[option.card].card
    cost = twilight_cost(state, option.card)
    return (
        (card.strength or 0)
        + weights.starting_vitality * (card.vitality or 0)
        - weights.starting_cost * cost
        + 5
    )


def sanctuary(state: State, player: int, option: Option, weights: Weights) -> float:
    """Heal a Ring-bearer in danger first, then who is worst off.

    Who is enduring is made strong by wounds, and healed when nearly dead.
    """
    if option.verb == Verb.PASS:
        return 0
    card = option.card
    if has_words(state, card, ENDURING):
        return 1.0 if vitality_left(state, card) == 1 else 0.1
    needs_it = is_ring_bearer(state, card) and vitality_left(state, card) <= _IN_DANGER
    return 1 + state.wounds[card] + (5.0 if needs_it else 0)


# So much vitality left to a Ring-bearer should be healed before others.
_IN_DANGER: Final = 3


def assign_defender(state: State, player: int, option: Option, weights: Weights) -> float:
    """Assign the pair that goes best, and leave the Shadow no minion that one can bear."""
    return rate_assignment(state, option, FightsAtHand(state, weights), weights)


def skirmish_order(state: State, player: int, option: Option, weights: Weights) -> float:
    """Fight first with the strongest; the Ring-bearer last, when help is known to be spare.

    Where that is minded, he is first if one more event would overwhelm him: help that is spent on
    others comes too late. A Shadow player who decides the order wants the opposite.
    """
    fighter = option.card
    is_bearer = is_ring_bearer(state, fighter)
    minds_risk = weights.ring_bearer_risk and player == state.active and is_bearer
    if minds_risk and is_at_risk(state, fighter, minions_facing(state, fighter)):
        return _FIRST
    order = strength(state, fighter) - (50.0 if is_bearer else 0)
    return order if player == state.active else -order


def move_again(state: State, player: int, option: Option, weights: Weights) -> float:
    """Go on while the fellowship is fit, or when another is about to win the race.

    Twilight that the Shadow kept pays for minions at the next site.
    """
    if option.verb == Verb.STAY:
        return 0
    kept = max(0.0, state.twilight - weights.move_spare_twilight)
    return readiness(state, player, weights) - weights.move_twilight * kept


def readiness(state: State, player: int, weights: Weights) -> float:
    """Return how much speaks for moving again, above zero, by what lies on the table."""
    minions = sum(strength(state, minion) for minion in state.minions)
    furthest = max(state.position[shadow] for shadow in state.shadows)
    held = max(len(state.hands[shadow]) for shadow in state.shadows)
    fit = health(state, player) - weights.move_health
    fit -= weights.move_minion * len(state.minions) + weights.move_minion_strength * minions
    fit += weights.move_companion * (len(state.companions[player]) - 4)
    fit -= weights.move_burden * state.burdens[player]
    behind = furthest - state.position[player]
    race = weights.move_race if behind >= 2 else 0.0
    if furthest == LAST_SITE - 1:
        race += weights.move_last_site
    return fit - weights.move_hand * (held - 6) + race


def act(state: State, player: int, option: Option, weights: Weights) -> float:
    """Take an action of the phase, where it helps."""
    if option.verb == Verb.PASS:
        return 0
    if option.verb == Verb.DISCARD_TO_HEAL:
        return 3.0 + state.wounds[option.target]
    if option.verb == Verb.TRANSFER:
        return -1.0
    is_text = option.verb == Verb.USE or state.blueprints[option.card].traits & EVENT
    if is_text:
        value = shared_rules.use(state, player, option, weights)
        # What is done before the move must not feed the Shadow too much.
        return value - weights.event_twilight if state.phase == FELLOWSHIP else value
    return _play(state, player, option, weights)


def _play(state: State, player: int, option: Option, weights: Weights) -> float:
    """Play companions until the fellowship is big, and what arms it while twilight is low."""
    card = option.card
    if state.phase == SKIRMISH:
        return float(state.blueprints[card].card.strength or 0) - 0.5
    if state.blueprints[card].traits & COMPANION:
        if len(state.companions[player]) >= weights.big_fellowship:
            return -1.0
        return weights.play_companion - weights.play_twilight * twilight_cost(state, card)
    cost = twilight_cost(state, card)
    if state.twilight + cost > weights.too_much_twilight:
        return -1.0
    if adds_nothing(state, player, card) or (weights.arm_ally and _arms_nobody(state, card)):
        return -1.0
    if weights.minion_price and _buys_a_minion_more(state, player, card, cost, weights):
        return -1.0
    value = weights.play_other - weights.play_twilight * cost
    value += weights.arm_strength * _strength_given(state, card)
    return value + shared_rules.price_to_play(state, player, card, weights)


def _strength_given(state: State, card: int) -> int:
    """Return what strength a card gives its bearer for good."""
    blueprint = state.blueprints[card]
    return (blueprint.card.strength or 0) if blueprint.bearer is not None else 0


def _buys_a_minion_more(state: State, player: int, card: int, cost: int, weights: Weights) -> bool:
    """Return whether a card that makes nobody stronger pays for a minion more than are met.

    With the twilight that the next move adds; a Ring-bearer meets none.
    """
    printed = state.blueprints[card].card
    if not cost or printed.strength or printed.vitality:
        return False
    others = len(state.companions[player]) - 1
    coming = state.twilight + others + 1 + state.position[player] // _SITES_A_COST
    before = int(coming / weights.minion_price)
    after = int((coming + cost) / weights.minion_price)
    return after > max(others, before)


# Of which sites cost one twilight more than those before, about.
_SITES_A_COST: Final = 2


def _arms_nobody(state: State, card: int) -> bool:
    """Return whether only allies can bear an item."""
    blueprint = state.blueprints[card]
    if not blueprint.traits & ITEM or blueprint.bearer is None:
        return False
    player = state.active
    return not bearers_among(state, player, card, state.companions[player])
