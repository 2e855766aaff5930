"""Rules of thumb of the Free Peoples player."""

from rules.tcg.engine.codes import FELLOWSHIP, SKIRMISH, Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.numbers import strength, twilight_cost
from rules.tcg.engine.sites import LAST_SITE
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import COMPANION, EVENT
from rules.tcg.players import shared_rules
from rules.tcg.players.table import health, is_ring_bearer, pairing

BIG_FELLOWSHIP = 7
TOO_MUCH_TWILIGHT = 10
HEALTHY = 4
# Below this an assignment is worse than leaving a minion to the Shadow: it loses a companion.
DUTY = -22.0


def starting_companion(state: State, player: int, option: Option) -> float:
    """Start with as much strength as the four twilight buy."""
    if option.verb == Verb.PASS:
        return 0
    card = state.blueprints[option.card].card
    cost = twilight_cost(state, option.card)
    return (card.strength or 0) + (card.vitality or 0) / 2 - 2.2 * cost + 5


def sanctuary(state: State, player: int, option: Option) -> float:
    """Heal the Ring-bearer first, then who is worst off."""
    if option.verb == Verb.PASS:
        return 0
    return 1 + state.wounds[option.card] + (5.0 if is_ring_bearer(state, option.card) else 0)


def assign_defender(state: State, player: int, option: Option) -> float:
    """Assign the pair that goes best, and leave the Shadow no minion that one can bear."""
    if option.verb == Verb.PASS:
        return DUTY
    value = pairing(state, option.card, option.target)
    if is_ring_bearer(state, option.card):
        value -= 3
    return value


def skirmish_order(state: State, player: int, option: Option) -> float:
    """Fight first with the strongest; the Ring-bearer last, when help is known to be spare."""
    return strength(state, option.card) - (50.0 if is_ring_bearer(state, option.card) else 0)


def move_again(state: State, player: int, option: Option) -> float:
    """Go on while the fellowship is fit, or when another is about to win the race."""
    if option.verb == Verb.STAY:
        return 0
    minions = sum(strength(state, minion) for minion in state.minions)
    furthest = max(state.position[shadow] for shadow in state.shadows)
    held = max(len(state.hands[shadow]) for shadow in state.shadows)
    fit = health(state, player) - HEALTHY - 1.5 * len(state.minions) - minions / 8
    behind = furthest - state.position[player]
    race = (3 if behind >= 2 else 0) + (4 if furthest == LAST_SITE - 1 else 0)
    return fit - (held - 6) + race


def act(state: State, player: int, option: Option) -> float:
    """Take an action of the phase, where it helps."""
    if option.verb == Verb.PASS:
        return 0
    if option.verb == Verb.DISCARD_TO_HEAL:
        return 3.0 + state.wounds[option.target]
    if option.verb == Verb.TRANSFER:
        return -1.0
    is_text = option.verb == Verb.USE or state.blueprints[option.card].traits & EVENT
    if is_text:
        value = shared_rules.use(state, player, option)
        # What is done before the move must not feed the Shadow too much.
        return value - 0.3 if state.phase == FELLOWSHIP else value
    return _play(state, player, option)


def _play(state: State, player: int, option: Option) -> float:
    """Play companions until the fellowship is big, and what arms it while twilight is low."""
    card = option.card
    if state.phase == SKIRMISH:
        return float(state.blueprints[card].card.strength or 0) - 0.5
    if state.blueprints[card].traits & COMPANION:
        return 5.0 if len(state.companions[player]) < BIG_FELLOWSHIP else -1.0
    if state.twilight + twilight_cost(state, card) > TOO_MUCH_TWILIGHT:
        return -1.0
    return 2.0
