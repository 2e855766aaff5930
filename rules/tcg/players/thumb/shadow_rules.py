"""Rules of thumb of a Shadow player."""

from typing import Final

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations.sites import LAST_SITE
from rules.tcg.engine.state.codes import SHADOW, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import EVENT, MINION
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.players.reading.card_effects import worth_of_minion
from rules.tcg.players.reading.unplayable import adds_nothing, is_discarded_at_once
from rules.tcg.players.reading.weights import Weights
from rules.tcg.players.thumb import fellowship_rules, shared_rules

# A copy that would add nothing, or a minion that would leave at once.
NOT_AGAIN: Final = -9.0


def act(state: State, player: int, option: Option, weights: Weights) -> float:
    """Take an action of the phase, where it helps."""
    if option.verb == Verb.PASS:
        return 0
    if option.verb == Verb.USE or state.blueprints[option.card].traits & EVENT:
        value = shared_rules.use(state, player, option, weights)
        if state.phase == SHADOW and not _more_to_play(state, player):
            # Twilight that nobody can spend is worth nothing now.
            value -= 0.2
        return value
    return _play(state, player, option, weights)


def _play(state: State, player: int, option: Option, weights: Weights) -> float:
    """Play the strongest minions the twilight pays for; then what helps them."""
    card = option.card
    if state.blueprints[card].traits & MINION:
        if is_discarded_at_once(state, player, card):
            return NOT_AGAIN
        value = worth_of_minion(state, card, twilight_cost(state, card), weights)
        if weights.lie_in_wait > 0 and _lies_in_wait(state, player, weights):
            value -= weights.lie_in_wait
        return value
    if adds_nothing(state, player, card):
        return NOT_AGAIN
    return weights.play_shadow + shared_rules.price_to_play(state, player, card, weights)


def _lies_in_wait(state: State, player: int, weights: Weights) -> bool:
    """Whether to keep all minions for the fellowship's next move of this turn.

    Twilight stays in the pool, and the next move adds more. So a Shadow player who holds more
    minions than the pool pays for hits harder then, if the fellowship goes on, which it does
    when no minion stops it.
    """
    fellowship = state.active
    if state.minions or state.phase != SHADOW or state.moves >= moves_allowed(state):
        return False
    if state.position[fellowship] >= LAST_SITE - 1 or state.twilight < weights.wait_twilight:
        return False
    costs = [
        twilight_cost(state, card)
        for card in state.hands[player]
        if state.blueprints[card].traits & MINION
    ]
    if len(costs) < weights.wait_minions or sum(costs) < state.twilight + weights.wait_unpaid:
        return False
    return fellowship_rules.readiness(state, fellowship, weights) > 0


def _more_to_play(state: State, player: int) -> bool:
    """Whether some minion in hand costs more than the pool has."""
    return any(
        state.blueprints[card].traits & MINION and twilight_cost(state, card) > state.twilight
        for card in state.hands[player]
    )
