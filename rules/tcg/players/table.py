"""What a player can see and reckon at the table, for rules of thumb."""

from rules.tcg.engine.codes import Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.numbers import damage_bonus, strength, vitality_left
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import EVENT
from rules.tcg.players.purpose import NOTHING, Purpose, purposes

DEATH_OF_THE_RING_BEARER = -1_000
DEATH = -20
OVERWHELMING = 12
KILLING = 9
WINNING = 4


def purpose_of_option(state: State, option: Option) -> Purpose:
    """Give what an action is good for."""
    blueprint = state.blueprints[option.card]
    known = purposes(blueprint.card.id)
    if option.verb == Verb.USE:
        return known.specials[option.number]
    if option.verb == Verb.PLAY and blueprint.traits & EVENT:
        return known.event
    return NOTHING


def totals(state: State) -> tuple[int, int]:
    """Give the strength of both sides of the skirmish being fought, Free Peoples first."""
    defence = strength(state, state.skirmisher) if state.skirmisher >= 0 else 0
    attack = sum(strength(state, minion) for minion in state.skirmish_minions)
    return defence, attack


def is_ring_bearer(state: State, card: int) -> bool:
    """Whether a card is a Ring-bearer."""
    return card in state.ring_bearer


def loss(state: State, character: int, defence: int, attack: int, damage: int) -> float:
    """Give how bad (below zero) a skirmish ends for its defender, at these strengths."""
    bearer = is_ring_bearer(state, character)
    if defence > attack:
        return 0
    if attack > 0 and attack >= 2 * defence:
        return DEATH_OF_THE_RING_BEARER if bearer else DEATH
    wounds = 1 + damage
    if wounds >= vitality_left(state, character):
        return DEATH_OF_THE_RING_BEARER / 2 if bearer else DEATH
    return -(5.0 if bearer else 2.0) * wounds


def pairing(state: State, character: int, minion: int) -> float:
    """Give how good it is for the Free Peoples to let a character fight one more minion."""
    facing = [other for other in state.minions if state.assigned[other] == character]
    foes = [*facing, minion]
    defence = strength(state, character)
    attack = sum(strength(state, foe) for foe in foes)
    if defence <= attack:
        damage = sum(damage_bonus(state, foe) for foe in foes)
        return loss(state, character, defence, attack, damage)
    if defence >= 2 * attack:
        return OVERWHELMING + attack / 10
    kills = 1 + damage_bonus(state, character) >= vitality_left(state, minion)
    return (KILLING if kills else WINNING) + attack / 10


def health(state: State, player: int) -> float:
    """Give how fit a fellowship is to go on: the vitality left of it, the Ring-bearer's last."""
    return sum(
        vitality_left(state, companion) - 1
        for companion in state.companions[player]
        if not is_ring_bearer(state, companion)
    )
