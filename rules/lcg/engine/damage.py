"""Damage, healing, and what is destroyed (core rules, "Hit Points and Damage")."""

from rules.lcg.engine.board import discard, win_as_victory
from rules.lcg.engine.codes import (
    ABOUT_TO_SUFFER,
    CANNOT_BE_HEALED,
    CHARACTER_DESTROYED,
    DAMAGED,
    ENEMY_DEFEATED,
    HEALED,
    HEALED_OF_AT_MOST,
    NONE,
)
from rules.lcg.engine.elimination import check_heroes
from rules.lcg.engine.laws import rule_holds, rule_sources
from rules.lcg.engine.numbers import hit_points_left
from rules.lcg.engine.quest_progress import check_quest
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import CHARACTER, ENEMY, HERO
from rules.lcg.engine.triggers import emit
from rules.lcg.engine.zones import in_play


def taker_of_damage(state: State, card: int) -> int:
    """Return who takes the damage that is assigned to a card: another hero, or the card itself."""
    for spared, taker in state.damage_takers:
        if spared == card and in_play(state, taker):
            return taker
    return card


def deal_damage(state: State, card: int, amount: int) -> None:
    """Place damage on a character or an enemy, and destroy it if that was too much."""
    if state.damage_takers:
        card = taker_of_damage(state, card)
    if amount <= 0 or not in_play(state, card):
        return
    if state.listeners[ABOUT_TO_SUFFER]:
        state.push(_suffer, card, amount)
        emit(state, ABOUT_TO_SUFFER, card, number=amount)
    else:
        _suffer(state, card, amount)


def _suffer(state: State, card: int, amount: int) -> None:
    """Step: damage that nothing cancels is placed."""
    if card in state.canceled:
        state.canceled = tuple(canceled for canceled in state.canceled if canceled != card)
        return
    if not in_play(state, card):
        return
    if state.unhurt and (card, False) in state.unhurt:
        return
    state.set_damage(card, state.damage[card] + amount)
    state.note("damaged", card, amount)
    if hit_points_left(state, card) <= 0:
        destroy(state, card)
    else:
        emit(state, DAMAGED, card, number=amount)


def heal(state: State, card: int, amount: int, source: int = NONE) -> None:
    """Remove damage from a card, as far as it can be healed; `source` is whose effect does it."""
    healed = min(amount, healable(state, card))
    if healed:
        state.set_damage(card, state.damage[card] - healed)
        state.note("healed", card, healed)
        emit(state, HEALED, card, source, healed)


def healable(state: State, card: int) -> int:
    """Return how much damage one effect can remove from a card."""
    if rule_holds(state, CANNOT_BE_HEALED, card):
        return 0
    most = state.damage[card]
    for _, limit in rule_sources(state, HEALED_OF_AT_MOST, card):
        most = min(most, limit)
    return most


def settle(state: State, card: int) -> None:
    """Destroy a card that lost its last hit point without being damaged."""
    if (
        in_play(state, card)
        and state.mask[card] & (CHARACTER | ENEMY)
        and state.damage[card]
        and hit_points_left(state, card) <= 0
    ):
        destroy(state, card)


def discard_from_play(state: State, card: int) -> None:
    """Discard a card, and see what that costs: a bearer's hit points, a player's last hero."""
    bearer, player = state.bearer[card], state.controller[card]
    was_hero = bool(state.mask[card] & HERO)
    discard(state, card)
    if bearer != NONE:
        settle(state, bearer)
    if was_hero:
        check_heroes(state, player)


def destroy(state: State, card: int) -> None:
    """Take a defeated character or enemy out of play."""
    state.note("destroyed", card)
    if state.mask[card] & ENEMY:
        emit(state, ENEMY_DEFEATED, card, number=state.controller[card])
        win_as_victory(state, card)
        state.push(check_quest)
        return
    emit(state, CHARACTER_DESTROYED, card, number=state.controller[card])
    discard_from_play(state, card)
