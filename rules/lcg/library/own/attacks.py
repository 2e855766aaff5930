"""Attacks that cards add, forbid or alter."""

from typing import Final

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import discard_shadow
from rules.lcg.engine.codes import (
    CANNOT_ATTACK,
    COMBAT,
    NONE,
    SHADOW,
    STAGING,
    Question,
    Verb,
)
from rules.lcg.engine.decision import Option
from rules.lcg.engine.encounter import deal_shadow_card
from rules.lcg.engine.enemy_attacks import begin_enemy_attack
from rules.lcg.engine.player_attacks import begin_player_attack, can_be_attacked_by, is_ready
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ENEMY, bit
from rules.lcg.engine.zones import put_on_deck, take_away
from rules.lcg.notation.effects import Effect, Target
from rules.lcg.notation.own import OwnCondition, OwnEffect, OwnEffectOn

# --- Feint, Thicket of Spears ---


def cannot_attack_this_phase(target: Target) -> Effect:
    """An engaged enemy attacks nobody in this phase."""
    return OwnEffectOn("{target} cannot attack this phase", target, _bar_attacks, _may_attack_yet)


def _bar_attacks(state: State, context: Context, card: int) -> None:
    barred = [(card, player) for player in state.order]
    state.barred_attacks = [*state.barred_attacks, *barred]
    state.note("barred", card)


def cannot_attack_player(target: Target) -> Effect:
    """An engaged enemy does not attack the player it is engaged with in this phase."""
    return OwnEffectOn(
        "{target} cannot attack that player this phase", target, _bar_attack, _may_attack_yet
    )


def _bar_attack(state: State, context: Context, card: int) -> None:
    state.barred_attacks = [*state.barred_attacks, (card, state.controller[card])]
    state.note("barred", card)


def _may_attack_yet(state: State, context: Context, card: int) -> bool:
    return (
        state.phase == COMBAT
        and card not in state.enemy_attacks_made
        and (card, state.controller[card]) not in state.barred_attacks
    )


# --- Stand Together ---


def _let_many_defend(state: State, context: Context) -> None:
    state.many_defenders = [*state.many_defenders, state.remembered(context).player]


def _attacks_are_to_come(state: State, context: Context) -> bool:
    return state.phase == COMBAT and any(
        enemy not in state.enemy_attacks_made
        for player in state.order
        for enemy in state.engaged[player]
    )


may_declare_many_defenders = OwnEffect(
    "that player may declare any number of their characters as defenders against each enemy"
    " attacking them this phase",
    _let_many_defend,
    _attacks_are_to_come,
)

# --- Quick Strike ---


def _prey(state: State, card: int) -> list[int]:
    """Return the enemies that a character may attack at this moment."""
    return [
        enemy
        for enemy, mask in enumerate(state.mask)
        if mask & ENEMY
        and not state.base[CANNOT_ATTACK][card]
        and can_be_attacked_by(state, enemy, card)
    ]


def _choose_prey(state: State, context: Context) -> None:
    card = state.remembered(context).card
    options = [Option(Verb.ATTACK, enemy) for enemy in _prey(state, card)] if card != NONE else []
    if options:
        state.ask(
            context.player, Question.ATTACK_TARGET, options, _prey_chosen, context.player, card
        )


def _prey_chosen(state: State, option: Option, player: int, card: int) -> None:
    begin_player_attack(state, player, option.card, (card,))


def _has_prey(state: State, context: Context) -> bool:
    return any(
        is_ready(state, card) and _prey(state, card) for card in state.characters(context.player)
    )


attack_with_it = OwnEffect(
    "immediately declare it as an attacker and resolve its attack against any enemy it can attack",
    _choose_prey,
    _has_prey,
)

# --- Dunhere, Blade of Gondolin ---


def _attacks_staging_area(state: State, context: Context) -> bool:
    combat = state.combat
    return (
        combat is not None
        and not combat.by_enemy
        and combat.characters == (context.source,)
        and state.zone[combat.enemy] == STAGING
    )


attacks_staging_area = OwnCondition("when doing so", _attacks_staging_area)

_ORC: Final = bit("Orc")


def _bearer_attacks_an_orc(state: State, context: Context) -> bool:
    combat = state.combat
    return (
        combat is not None
        and not combat.by_enemy
        and state.bearer[context.source] in combat.characters
        and bool(state.mask[combat.enemy] & _ORC)
    )


bearer_attacks_an_orc = OwnCondition("when attacking an Orc", _bearer_attacks_an_orc)

# --- Wargs ---


def _shadow_card_is_blank(state: State, context: Context) -> bool:
    return any(
        state.blueprints[card].shadow_is_blank
        for card in state.shadows.get(context.source, ())
        if card in state.flipped
    )


shadow_card_is_blank = OwnCondition(
    "Wargs is dealt a shadow card with no effect", _shadow_card_is_blank
)

# --- Wolf Rider ---


def _attack_from_shadow(state: State, context: Context) -> None:
    # What answers the shadow card comes before the attack goes on.
    begin_enemy_attack(state, context.source, context.player)
    deal_shadow_card(state, context.source, context.player)


def _return_to_deck_top(state: State, context: Context) -> None:
    """When shadow cards leave play, this one goes back to the deck."""
    rider = context.source
    for card in state.shadows.get(rider, ()):
        discard_shadow(state, card)
    if state.zone[rider] == SHADOW:
        take_away(state, rider)
        put_on_deck(state, rider, known=state.everyone_knows())


attacks_defending_player = OwnEffect(
    "{this} attacks the defending player. That player may declare 1 character as a defender. Deal"
    " {this} its own shadow card",
    _attack_from_shadow,
)
return_this_to_deck_top = OwnEffect(
    "return {this} to the top of the encounter deck", _return_to_deck_top
)

# --- Dawn Take You All ---


def _facedown_shadows(state: State, player: int) -> dict[int, list[int]]:
    """Return the facedown shadow cards of the enemies engaged with a player."""
    found = {}
    for enemy in state.engaged[player]:
        facedown = [card for card in state.shadows.get(enemy, ()) if card not in state.flipped]
        if facedown:
            found[enemy] = facedown
    return found


def _choose_shadow(state: State, context: Context) -> None:
    """Choose an enemy: facedown cards of one enemy are alike."""
    options = [Option(Verb.CHOOSE, enemy) for enemy in _facedown_shadows(state, context.player)]
    if options:
        state.ask(
            context.player, Question.TARGET, options, _shadow_chosen, context.player,
            source=context.source,
        )  # fmt: skip


def _shadow_chosen(state: State, option: Option, player: int) -> None:
    discard_shadow(state, _facedown_shadows(state, player)[option.card][0])
    state.note("shadow_discarded", option.card)


def _has_facedown_shadow(state: State, context: Context) -> bool:
    return bool(_facedown_shadows(state, context.player))


def _no_attack_is_made(state: State, context: Context) -> bool:
    return bool(state.shadows) and not state.enemy_attacks_made and state.combat is None


before_any_attack = OwnCondition(
    "play after shadow cards have been dealt, before any attacks have resolved",
    _no_attack_is_made,
)


discard_a_facedown_shadow_card = OwnEffect(
    "choose and discard 1 facedown shadow card from an enemy with which {you} are engaged",
    _choose_shadow,
    _has_facedown_shadow,
)
