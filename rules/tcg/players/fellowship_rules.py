"""Rules of thumb of the Free Peoples player."""

from rules.tcg.engine.codes import (
    ABOUT_TO_BE_WOUNDED,
    FELLOWSHIP,
    MANEUVER,
    REGROUP,
    SKIRMISH,
    Verb,
)
from rules.tcg.engine.decision import Option
from rules.tcg.engine.numbers import resistance, strength, twilight_cost, vitality_left
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import COMPANION, EVENT, THE_ONE_RING
from rules.tcg.players.purpose import Purpose
from rules.tcg.players.table import (
    DEATH,
    health,
    is_ring_bearer,
    loss,
    pairing,
    purpose_of_option,
    totals,
)

BIG_FELLOWSHIP = 7
TOO_MUCH_TWILIGHT = 10
SAFE_BURDENS = 5
FEW_THREATS = 2
HEALTHY = 6


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
    """Assign the pair that goes best, and leave no minion to the Shadow that one can bear."""
    if option.verb == Verb.PASS:
        return DEATH - 1
    worth = pairing(state, option.card, option.target)
    if is_ring_bearer(state, option.card):
        worth -= 3
    return worth


def skirmish_order(state: State, player: int, option: Option) -> float:
    """Fight first with the strongest; the Ring-bearer last, when help is known to be spare."""
    return strength(state, option.card) - (50.0 if is_ring_bearer(state, option.card) else 0)


def move_again(state: State, player: int, option: Option) -> float:
    """Go on while the fellowship is fit, or when the other is about to win the race."""
    if option.verb == Verb.STAY:
        return 0
    minions = sum(strength(state, minion) for minion in state.minions)
    behind = state.position[1 - player] - state.position[player]
    fit = health(state, player) - HEALTHY - 1.5 * len(state.minions) - minions / 8
    hands = len(state.hands[1 - player]) - 6
    return fit - hands + (3 if behind >= 2 else 0) + (4 if state.position[1 - player] == 8 else 0)


def act(state: State, player: int, option: Option) -> float:
    """Take an action of the phase, where it helps."""
    if option.verb == Verb.PASS:
        return 0
    if state.phase == FELLOWSHIP:
        return _in_fellowship_phase(state, player, option)
    if state.phase == SKIRMISH:
        return _in_skirmish(state, player, option)
    purpose = purpose_of_option(state, option)
    if state.phase == REGROUP and purpose.removes_threats:
        spare = vitality_left(state, option.card) > 3
        return 1.0 if spare and state.threats[player] >= 3 else -1.0
    if state.phase == MANEUVER:
        return 0.5 if option.verb == Verb.PLAY or not purpose.exerts_self else -1.0
    return -1.0


def _in_fellowship_phase(state: State, player: int, option: Option) -> float:
    card = option.card
    blueprint = state.blueprints[card]
    if option.verb == Verb.DISCARD_TO_HEAL:
        return 3.0 + state.wounds[option.target]
    if option.verb == Verb.TRANSFER:
        return -1.0
    if option.verb == Verb.USE:
        purpose = purpose_of_option(state, option)
        few = state.threats[player] < FEW_THREATS
        return 1.0 if few and (purpose.heals or purpose.draws) else -1.0
    if blueprint.traits & COMPANION:
        return 5.0 if len(state.companions[player]) < BIG_FELLOWSHIP else -1.0
    if state.twilight + twilight_cost(state, card) > TOO_MUCH_TWILIGHT:
        return -1.0
    return 2.0 if not blueprint.traits & EVENT else -1.0


def _in_skirmish(state: State, player: int, option: Option) -> float:
    """Use what turns this skirmish: to win it, or at least to live through it."""
    character = state.skirmisher
    if character < 0:
        return -1.0
    defence, attack = totals(state)
    damage = 0
    before = loss(state, character, defence, attack, damage)
    if before == 0:
        return -1.0
    purpose = purpose_of_option(state, option)
    gain = _gain(state, option, purpose)
    if gain:
        useful = loss(state, character, defence + gain, attack, damage) - before
        if not useful and _reach(state) + defence > attack:
            # Not enough alone, but with what else is at hand.
            useful = 0.5
        return (useful or -1.0) - 0.4 * purpose.cards
    if purpose.wounds:
        weak = any(vitality_left(state, foe) <= purpose.wounds for foe in state.skirmish_minions)
        return 3.0 - 0.4 * purpose.cards if weak else -1.0
    return -1.0


def _gain(state: State, option: Option, purpose: Purpose) -> int:
    """Give the strength an action adds to whoever fights now."""
    if option.verb == Verb.PLAY and not state.blueprints[option.card].traits & EVENT:
        return state.blueprints[option.card].card.strength or 0
    if option.verb == Verb.USE and not purpose.chosen and not _is_here(state, option.card):
        return 0
    return max(0, purpose.strength)


def _reach(state: State) -> int:
    """Give the strength that all actions at hand would add together."""
    pending = state.pending
    options = pending.options if pending is not None else ()
    return sum(
        _gain(state, option, purpose_of_option(state, option))
        for option in options
        if option.verb in (Verb.PLAY, Verb.USE)
    )


def _is_here(state: State, card: int) -> bool:
    """Whether a card is, or is borne by, the character now fighting."""
    return state.skirmisher in (card, state.bearer[card])


def respond(state: State, player: int, option: Option) -> float:
    """Answer what happens: put on the Ring to live, prevent what kills, move with care."""
    if option.verb == Verb.PASS:
        return 0
    blueprint = state.blueprints[option.card]
    if blueprint.traits & THE_ONE_RING:
        return _put_on_the_ring(state, player)
    if _is_wound_response(state, option):
        bearer = state.bearer[option.card]
        return 1.0 if bearer >= 0 and vitality_left(state, bearer) == 1 else -1.0
    if state.phase in (FELLOWSHIP, REGROUP):
        # On the move: twilight and exertions for little are better saved.
        return 1.0 if state.threats[player] >= 4 and state.moves >= 1 else -1.0
    return 1.0


def _is_wound_response(state: State, option: Option) -> bool:
    return any(
        ability.happening == ABOUT_TO_BE_WOUNDED
        for ability in state.blueprints[option.card].responses
    )


def _put_on_the_ring(state: State, player: int) -> float:
    frodo = state.ring_bearer[player]
    room = resistance(state, frodo) - state.burdens[player]
    if vitality_left(state, frodo) == 1:
        return 1.0 if room > 1 else -1.0
    return 1.0 if state.burdens[player] < SAFE_BURDENS and room > 3 else -1.0
