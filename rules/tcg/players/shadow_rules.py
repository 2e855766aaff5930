"""Rules of thumb of the Shadow player."""

from rules.tcg.engine.codes import MANEUVER, SHADOW, SKIRMISH, Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.numbers import damage_bonus, strength, twilight_cost, vitality_left
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import EVENT, MINION
from rules.tcg.players.table import is_ring_bearer, loss, purpose_of_option, totals

ENOUGH_TWILIGHT = 4


def assign_leftover(state: State, player: int, option: Option) -> float:
    """Gang up where it kills, on the Ring-bearer first; keep away where it only dies."""
    if option.verb == Verb.PASS:
        return 0
    character = option.card
    facing = [minion for minion in state.minions if state.assigned[minion] == character]
    foes = [*facing, option.target]
    defence = strength(state, character)
    attack = sum(strength(state, minion) for minion in foes)
    damage = sum(damage_bonus(state, minion) for minion in foes)
    harm = -loss(state, character, defence, attack, damage)
    if harm:
        return harm
    return -1.0 if defence >= 2 * attack else 0.2 + attack / 100


def act(state: State, player: int, option: Option) -> float:
    """Take an action of the phase, where it helps."""
    if option.verb == Verb.PASS:
        return 0
    if state.phase == SHADOW:
        return _in_shadow_phase(state, option)
    if state.phase == SKIRMISH:
        return _in_skirmish(state, option)
    purpose = purpose_of_option(state, option)
    if state.phase == MANEUVER and purpose.threats and option.verb == Verb.PLAY:
        return 1.0
    return -1.0


def _in_shadow_phase(state: State, option: Option) -> float:
    """Play the strongest minions the twilight pays for; then what helps them."""
    card = option.card
    if option.verb == Verb.USE:
        purpose = purpose_of_option(state, option)
        return 0.5 if purpose.twilight and not purpose.wounds and _more_to_play(state) else -1.0
    if state.blueprints[card].traits & MINION:
        cost = max(1, twilight_cost(state, card))
        return 5.0 + strength(state, card) / 2 - cost / 4
    return 1.0


def _more_to_play(state: State) -> bool:
    """Whether some minion in hand costs more than the pool holds."""
    return any(
        state.blueprints[card].traits & MINION and twilight_cost(state, card) > state.twilight
        for card in state.hands[state.shadow_player()]
    )


def _in_skirmish(state: State, option: Option) -> float:
    """Use what turns this skirmish into a kill or a win."""
    character = state.skirmisher
    if character < 0:
        return -1.0
    purpose = purpose_of_option(state, option)
    if purpose.threats and purpose.exerts_self:
        spare = vitality_left(state, option.card) > 1
        room = state.threats[state.active] < len(state.companions[state.active])
        return 1.0 if spare and room else -1.0
    defence, attack = totals(state)
    damage = sum(damage_bonus(state, minion) for minion in state.skirmish_minions)
    before = -loss(state, character, defence, attack, damage)
    after = -_loss_after(state, option, character, defence, attack, damage)
    worth = after - before
    if option.verb == Verb.PLAY and state.blueprints[option.card].traits & EVENT:
        worth -= 0.5
    worth -= 0.4 * purpose.cards
    if worth <= 0 and purpose.wounds and is_ring_bearer(state, character):
        return 1.0
    return worth if worth > 0 else -1.0


def _loss_after(
    state: State, option: Option, character: int, defence: int, attack: int, damage: int
) -> float:
    """Give the defender's loss once an action is done."""
    purpose = purpose_of_option(state, option)
    reaches = purpose.chosen or option.card in state.skirmish_minions
    if not reaches and not purpose.wounds:
        return loss(state, character, defence, attack, damage)
    if purpose.strength >= 0:
        attack += purpose.strength
    else:
        defence += purpose.strength
    damage += purpose.damage
    if purpose.wounds >= vitality_left(state, character):
        return loss(state, character, 0, 1, 0)
    return loss(state, character, max(0, defence), attack, damage)


def respond(state: State, player: int, option: Option) -> float:
    """Answer what happens: add threats gladly, pay for more only where there is plenty."""
    if option.verb == Verb.PASS:
        return 0
    if option.verb == Verb.PLAY:
        left = sum(1 for minion in state.minions if vitality_left(state, minion) > 0)
        return 1.0 if left >= 2 and state.twilight >= ENOUGH_TWILIGHT else -1.0
    return 1.0
