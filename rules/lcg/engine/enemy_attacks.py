"""Enemies attack first (core rules, "Phase 6: Combat", "Resolving Enemy Attacks")."""

from rules.lcg.engine.actions import action_window
from rules.lcg.engine.board import can_exhaust, exhaust
from rules.lcg.engine.codes import (
    CANCELS_SHADOWS,
    CANNOT_ATTACK,
    CANNOT_CANCEL,
    CANNOT_DEFEND,
    DEFENDER_DECLARED,
    DEFENDS_READY,
    ENEMY_ATTACKED,
    ENEMY_ATTACKS,
    ENEMY_DAMAGED,
    EXCESS_DAMAGE_RAISES_THREAT,
    EXCESS_DAMAGE_SPREADS,
    NONE,
    SHADOW_RESOLVED,
    SHADOW_TRIGGERED,
    TAKES_UNDEFENDED_DAMAGE,
    UNTIL_ATTACK_ENDS,
    Question,
    Verb,
)
from rules.lcg.engine.damage import deal_damage, taker_of_damage
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.elimination import raise_threat
from rules.lcg.engine.laws import may_fight, rule_holds, rule_sources
from rules.lcg.engine.numbers import attack, defense, hit_points_left
from rules.lcg.engine.records import Combat
from rules.lcg.engine.round_ends import undo_changes
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import SENTINEL
from rules.lcg.engine.triggers import emit, end_action, perform_program, run
from rules.lcg.engine.zones import in_play


def enemy_attacks(state: State, player: int) -> None:
    """Step: a player resolves the attacks of the enemies engaged with them, one by one."""
    if not state.alive(player):
        return
    options = [
        Option(Verb.RESOLVE_ATTACK, enemy)
        for enemy in state.engaged[player]
        if enemy not in state.enemy_attacks_made and can_attack(state, enemy, player)
    ]
    if options:
        state.ask(player, Question.CHOOSE_ATTACK, options, _attack_chosen, player)


def _attack_chosen(state: State, option: Option, player: int) -> None:
    state.push(enemy_attacks, player)
    state.enemy_attacks_made = [*state.enemy_attacks_made, option.card]
    begin_enemy_attack(state, option.card, player)


def can_attack(state: State, enemy: int, player: int) -> bool:
    """Whether nothing bars an enemy from attacking a player."""
    return not state.base[CANNOT_ATTACK][enemy] and (enemy, player) not in state.barred_attacks


def begin_enemy_attack(state: State, enemy: int, player: int) -> None:
    """Resolve one attack: defender, shadow effects, damage; actions after each step."""
    state.push(end_enemy_attack, enemy, state.combat)
    state.push(attack_window)
    state.push(_attack_over)
    state.push(determine_damage)
    state.push(attack_window)
    state.push(resolve_shadow_cards)
    state.push(attack_window)
    state.push(declare_defender, 0)
    state.push(attack_window)
    state.combat = Combat(True, enemy, player)
    state.note("enemy_attacks", enemy, player)
    emit(state, ENEMY_ATTACKS, enemy, number=player)


def end_enemy_attack(state: State, enemy: int, outer: Combat | None) -> None:
    """Step: what shadow effects changed for this attack is undone, what they put off is done."""
    if state.lasting:
        undo_changes(state, UNTIL_ATTACK_ENDS, enemy)
    put_off = [late for late in state.delayed if late.attacker == enemy]
    if put_off:
        state.delayed = [late for late in state.delayed if late.attacker != enemy]
        state.push(restore_combat, outer)
        for late in put_off:
            state.remember(late.context.action, late.memory)
            state.push(end_action, late.context.action)
            state.push(run, late.program, 0, late.context)
        return
    restore_combat(state, outer)


def restore_combat(state: State, combat: Combat | None) -> None:
    """Step: an attack within another attack is over."""
    if combat is not None:
        held = tuple(
            card
            for card in combat.characters
            if state.exhausted[card] or rule_holds(state, DEFENDS_READY, card)
        )
        combat = combat.with_characters(held) if held != combat.characters else combat
    state.combat = combat


def attack_window(state: State) -> None:
    """Step: actions, if the attack still goes on."""
    if state.combat is not None:
        action_window(state)


def defending_player(state: State) -> int:
    """Return the player who is attacked, no matter who controls the defender."""
    combat = state.combat
    assert combat is not None
    return combat.player


# --- defenders ---


def declare_defender(state: State, seat: int) -> None:
    """Step: the engaged player declares a defender; if none, others may with sentinel.

    `seat` counts the players from the engaged one on (core rules, "Sentinel").
    """
    combat = state.combat
    if combat is None:
        return
    asked = _from(state, combat.player)
    while seat < len(asked):
        player = asked[seat]
        options = _defenders(state, player, sentinels_only=player != combat.player)
        if options:
            options.append(PASS)
            state.ask(player, Question.DEFEND, options, _defender_chosen, seat)
            return
        seat += 1


def _from(state: State, player: int) -> list[int]:
    """Return the players in turn, from this one on."""
    if player not in state.order:
        return []
    place = state.order.index(player)
    return state.order[place:] + state.order[:place]


def _defenders(state: State, player: int, *, sentinels_only: bool) -> list[Option]:
    assert state.combat is not None
    enemy = state.combat.enemy
    return [
        Option(Verb.DEFEND, card)
        for card in state.characters(player)
        if not state.exhausted[card]
        and (can_exhaust(state, card) or rule_holds(state, DEFENDS_READY, card))
        and may_fight(state, enemy, card)
        and not state.base[CANNOT_DEFEND][card]
        and (not sentinels_only or state.mask[card] & SENTINEL)
    ]


def _defender_chosen(state: State, option: Option, seat: int) -> None:
    combat = state.combat
    assert combat is not None
    if option.verb == Verb.PASS:
        if not combat.characters:
            state.push(declare_defender, seat + 1)
        return
    card = option.card
    if not rule_holds(state, DEFENDS_READY, card):
        exhaust(state, card)
    state.combat = combat.with_characters((*combat.characters, card))
    state.note("defends", card, combat.enemy)
    if combat.player in state.many_defenders and state.controller[card] == combat.player:
        state.push(declare_defender, seat)
    emit(state, DEFENDER_DECLARED, card, combat.enemy, state.controller[card])


# --- shadow cards ---


def resolve_shadow_cards(state: State) -> None:
    """Step: turn the attacker's shadow cards faceup, one by one, and resolve their effects."""
    combat = state.combat
    if combat is None:
        return
    enemy = combat.enemy
    for card in state.shadows.get(enemy, ()):
        if card not in state.flipped:
            state.flipped = [*state.flipped, card]
            state.show_to_all(card)
            state.note("shadow_turned", card, enemy)
            state.push(resolve_shadow_cards)
            if not state.blueprints[card].shadow_is_blank and shadows_work(state):
                state.push(_shadow_effect, card, enemy)
                emit(state, SHADOW_TRIGGERED, card, enemy, defending_player(state))
            return


def shadows_work(state: State) -> bool:
    """Whether shadow effects of this attack aren't canceled at once."""
    return rule_holds(state, CANNOT_CANCEL) or not rule_holds(state, CANCELS_SHADOWS)


def _shadow_effect(state: State, card: int, enemy: int) -> None:
    """Step: carry out a shadow effect, unless it was canceled."""
    if card in state.canceled:
        state.canceled = tuple(canceled for canceled in state.canceled if canceled != card)
        return
    program = state.blueprints[card].shadow
    combat = state.combat
    if program is not None and combat is not None and combat.enemy == enemy:
        defender = combat.characters[0] if combat.characters else NONE
        state.push(_shadow_resolved, card, enemy)
        perform_program(state, program, card, defending_player(state), enemy, defender)


def _shadow_resolved(state: State, card: int, enemy: int) -> None:
    if state.combat is not None and state.combat.enemy == enemy:
        emit(state, SHADOW_RESOLVED, card, enemy, state.combat.player)


# --- damage ---


def determine_damage(state: State) -> None:
    """Step: attack minus defense, or all of it to one hero if nobody defends."""
    combat = state.combat
    if combat is None:
        return
    strength = attack(state, combat.enemy)
    if combat.characters:
        strength -= sum(defense(state, card) for card in combat.characters)
        targets = combat.characters
    elif in_play(state, combat.sufferer):
        targets = (combat.sufferer,)
    else:
        targets = takers_of_undefended(state, combat.player)
    if strength > 0 and targets:
        options = [Option(Verb.CHOOSE, card) for card in targets]
        state.ask(
            combat.player, Question.UNDEFENDED_DAMAGE, options, _take_damage, combat.enemy,
            combat.player, strength,
        )  # fmt: skip


def takers_of_undefended(state: State, player: int) -> tuple[int, ...]:
    """Return who may take the damage of an attack that nobody defends: heroes, as a rule."""
    for source, _ in rule_sources(state, TAKES_UNDEFENDED_DAMAGE):
        if state.controller[source] == player:
            return (source,)
    return tuple(state.heroes[player])


def _take_damage(state: State, option: Option, enemy: int, player: int, strength: int) -> None:
    """Deal an attack's damage; `player` is who was attacked."""
    card = taker_of_damage(state, option.card)
    excess = strength - hit_points_left(state, card)
    if state.listeners[ENEMY_DAMAGED]:
        state.push(_damaged, enemy, card, state.damage[card])
    deal_damage(state, card, strength)
    if excess > 0 and rule_holds(state, EXCESS_DAMAGE_RAISES_THREAT, enemy):
        raise_threat(state, player, excess, by_scenario=True)
    if excess > 0 and rule_holds(state, EXCESS_DAMAGE_SPREADS, enemy):
        state.push(_spread, enemy, player, card, excess)


def _spread(state: State, enemy: int, player: int, struck: int, points: int) -> None:
    """Step: a point of excess damage goes to another character, then the next."""
    others = [card for card in state.characters(player) if card != struck]
    if points and others:
        options = [Option(Verb.CHOOSE, card) for card in others]
        state.ask(
            player, Question.TARGET, options, _spread_to, enemy, player, struck, points,
            source=enemy,
        )  # fmt: skip


def _spread_to(
    state: State, option: Option, enemy: int, player: int, struck: int, points: int
) -> None:
    state.push(_spread, enemy, player, struck, points - 1)
    deal_damage(state, option.card, 1)


def _damaged(state: State, enemy: int, card: int, before: int) -> None:
    """Step: an enemy's attack has damaged a character, which survived."""
    if in_play(state, card) and state.damage[card] > before:
        emit(state, ENEMY_DAMAGED, card, enemy, state.damage[card] - before)


def _attack_over(state: State) -> None:
    """Step: what answers an attack is heard after its damage."""
    if state.combat is not None:
        emit(state, ENEMY_ATTACKED, state.combat.enemy, number=state.combat.player)
