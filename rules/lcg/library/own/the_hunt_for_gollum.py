"""Words of The Hunt for Gollum: claiming clues, and what its enemies and treacheries do."""

from typing import Final

from rules.lcg.engine.attachments import attach_objective_as_condition
from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import can_exhaust, discard_from_deck, exhaust, leave_play
from rules.lcg.engine.codes import (
    ATTACK,
    NONE,
    STAGING,
    THREAT,
    UNTIL_ATTACK_ENDS,
)
from rules.lcg.engine.encounter import is_guarded
from rules.lcg.engine.payment import spend
from rules.lcg.engine.round_ends import change_for_a_while
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import LOCATION, bit
from rules.lcg.engine.zones import in_play, put_on_deck, take_away
from rules.lcg.notation.compiler.card_effects import discard_each
from rules.lcg.notation.effects import Effect, Target
from rules.lcg.notation.own import OwnEffect, OwnEffectOn

# --- Signs of Gollum ---


def _claim(state: State, context: Context, hero: int) -> None:
    attach_objective_as_condition(state, context.source, hero)


def _can_be_claimed(state: State, context: Context, hero: int) -> bool:
    return state.zone[context.source] == STAGING and not is_guarded(state, context.source)


def claim_this_for(target: Target) -> Effect:
    """Claim this objective, which nothing guards, and attach it to a hero."""
    return OwnEffectOn(
        "the players may claim {this} if it has no attached encounters. When claimed, attach {this}"
        " to {target}",
        target,
        _claim,
        _can_be_claimed,
    )


def _return_to_deck_top(state: State, context: Context) -> None:
    card = context.source
    if in_play(state, card):
        leave_play(state, card)
    else:
        take_away(state, card)
    put_on_deck(state, card, known=state.everyone_knows())


return_this_card_to_deck_top = OwnEffect(
    "return this card to the top of the encounter deck", _return_to_deck_top
)

# --- The Old Ford ---

_RIVERLAND: Final = bit("Riverland")


def _costs_less_than_riverlands(state: State, context: Context, card: int) -> bool:
    places = [*state.staging, *([] if state.location == NONE else [state.location])]
    wanted = LOCATION | _RIVERLAND
    rivers = sum(state.mask[place] & wanted == wanted for place in places)
    return state.blueprints[card].cost < rivers


def discard_cheaper_than_riverlands(target: Target) -> Effect:
    """Discard allies whose printed cost is below the number of Riverland locations in play."""
    return OwnEffectOn(
        "discard from play {target} with a printed cost lower than the number of Riverland"
        " locations in play",
        target,
        discard_each,
        _costs_less_than_riverlands,
    )


# --- The West Bank ---


def _double_attack(state: State, context: Context) -> None:
    if state.combat is not None:
        enemy = state.combat.enemy
        printed = state.blueprints[enemy].printed[ATTACK]
        change_for_a_while(state, ATTACK, enemy, printed, UNTIL_ATTACK_ENDS)


double_attack_of_attacker = OwnEffect(
    "double this enemy's base [attack] for this attack", _double_attack
)

# --- Goblintown Scavengers ---


def _scavenge(state: State, context: Context) -> None:
    cost = 0
    for player in state.order[:]:
        for card in discard_from_deck(state, player, 1):
            cost += state.blueprints[card].cost
    change_for_a_while(state, THREAT, context.source, cost)


scavenge = OwnEffect(
    "discard the top card of each player's deck. Until the end of the phase, increase {this}'"
    " [threat] by the total printed cost of all cards discarded in this way",
    _scavenge,
)

# --- Old Wives' Tales ---


def _spend_or_exhaust(state: State, context: Context) -> None:
    for player in state.order:
        for hero in state.heroes[player]:
            if state.resources[hero]:
                spend(state, hero, 1)
            elif can_exhaust(state, hero):
                exhaust(state, hero)


heroes_lose_a_resource_or_exhaust = OwnEffect(
    "discard 1 resource from each hero's resource pool, if able. Exhaust any hero that could not"
    " discard a resource from its pool",
    _spend_or_exhaust,
)
