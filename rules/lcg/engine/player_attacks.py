"""Players strike back (core rules, "Attacking Enemies", "Ranged")."""

from collections.abc import Sequence

from rules.lcg.engine.board import can_exhaust, exhaust, is_enemy
from rules.lcg.engine.codes import (
    ATTACK_RESOLVED,
    CANNOT_ATTACK,
    ENGAGED,
    IGNORES_DEFENSE,
    ONLY_FOUGHT_BY,
    OPEN_TO_ATTACK,
    STAGING,
    STRIKES_STAGING_AREA,
    Question,
    Verb,
)
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.enemy_attacks import attack_window, restore_combat
from rules.lcg.engine.laws import has_rule_for, may_fight, rule_holds
from rules.lcg.engine.numbers import attack, defense
from rules.lcg.engine.records import Combat
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import OUT_OF_RANGE, RANGED
from rules.lcg.engine.triggers import emit
from rules.lcg.engine.zones import in_play


def player_attacks(state: State, player: int) -> None:
    """Step: a player declares an attack against an enemy, or is done.

    Each player attacks each enemy once a round.
    """
    if not state.alive(player):
        return
    options = [
        Option(Verb.ATTACK, enemy)
        for enemy in targets(state, player)
        if (player, enemy) not in state.attacks_made
    ]
    if options:
        options.append(PASS)
        state.ask(player, Question.ATTACK_TARGET, options, _target_chosen, player)


def targets(state: State, player: int) -> list[int]:
    """Return the enemies that some ready character of a player can attack."""
    found: list[int] = []
    ready = [card for card in state.characters(player) if is_ready(state, card)]
    if not ready:
        return found
    found += state.engaged[player]
    if any(state.mask[card] & RANGED for card in ready):
        for other in state.order:
            if other != player:
                found += state.engaged[other]
    if any(rule_holds(state, STRIKES_STAGING_AREA, card) for card in ready):
        found += [card for card in state.staging if is_enemy(state, card)]
    for enemy in state.rules[OPEN_TO_ATTACK]:
        if (
            state.zone[enemy] == STAGING
            and enemy not in found
            and any(_is_open_to(state, enemy, card) for card in ready)
        ):
            found.append(enemy)
    if state.rules[ONLY_FOUGHT_BY]:
        found = [enemy for enemy in found if any(may_fight(state, enemy, card) for card in ready)]
    return found


def is_ready(state: State, card: int) -> bool:
    """Whether a character can be declared as an attacker."""
    return can_exhaust(state, card) and not state.base[CANNOT_ATTACK][card]


def can_be_attacked_by(state: State, enemy: int, card: int) -> bool:
    """Whether a character may attack an enemy where it is."""
    if not may_fight(state, enemy, card):
        return False
    if state.zone[enemy] == STAGING:
        return rule_holds(state, STRIKES_STAGING_AREA, card) or _is_open_to(state, enemy, card)
    return state.zone[enemy] == ENGAGED and (
        state.controller[enemy] == state.controller[card] or bool(state.mask[card] & RANGED)
    )


def _is_open_to(state: State, enemy: int, card: int) -> bool:
    """Whether an enemy in the staging area says that such a character can attack it."""
    return has_rule_for(state, enemy, OPEN_TO_ATTACK, card)


def _target_chosen(state: State, option: Option, player: int) -> None:
    if option.verb == Verb.PASS:
        return
    state.push(player_attacks, player)
    state.attacks_made = [*state.attacks_made, (player, option.card)]
    state.push(choose_attackers, player, player, option.card, ())


def choose_attackers(
    state: State, player: int, leader: int, enemy: int, chosen: tuple[int, ...]
) -> None:
    """Step: a player adds a character to an attack, or is done.

    `leader` is who declared the attack. When they are done, the others may join with ranged
    characters; nobody joins an attack into the staging area, for that is made alone.
    """
    mine = [card for card in chosen if state.controller[card] == player]
    ready = [
        card
        for card in state.characters(player)
        if is_ready(state, card)
        and can_be_attacked_by(state, enemy, card)
        and (player == leader or state.mask[card] & RANGED)
    ]
    if mine and mine[-1] in ready:
        ready = ready[ready.index(mine[-1]) + 1 :]
    if state.zone[enemy] == STAGING and chosen:
        # A character whose own rule lets it attack into the staging area does so alone.
        ready = [
            card
            for card in ready
            if all(_is_open_to(state, enemy, striker) for striker in (*chosen, card))
        ]
    options = [Option(Verb.JOIN_ATTACK, card, enemy) for card in ready]
    if chosen:
        options.append(PASS)
    if options:
        state.ask(
            player, Question.ATTACKERS, options, _attacker_chosen, player, leader, enemy, chosen
        )


def _attacker_chosen(
    state: State, option: Option, player: int, leader: int, enemy: int, chosen: tuple[int, ...]
) -> None:
    if option.verb == Verb.JOIN_ATTACK:
        state.push(choose_attackers, player, leader, enemy, (*chosen, option.card))
        return
    place = state.order.index(leader)
    seats = state.order[place:] + state.order[:place]
    following = seats[seats.index(player) + 1 :]
    if following and (state.zone[enemy] != STAGING or state.rules[OPEN_TO_ATTACK]):
        state.push(choose_attackers, following[0], leader, enemy, chosen)
        return
    for card in chosen:
        exhaust(state, card)
    begin_player_attack(state, leader, enemy, chosen)


def begin_player_attack(state: State, player: int, enemy: int, attackers: tuple[int, ...]) -> None:
    """Resolve an attack by characters that are exhausted for it.

    Strength is added up when damage is determined, so that the actions after declaring
    attackers and after adding up are one window.
    """
    state.push(restore_combat, state.combat)
    state.push(attack_window)
    if state.listeners[ATTACK_RESOLVED]:
        state.push(_attack_resolved, enemy, attackers)
    state.push(strike)
    state.push(attack_window)
    state.combat = Combat(False, enemy, player, attackers)
    state.note("players_attack", enemy, *attackers)


def strike(state: State) -> None:
    """Step: the attackers' strength minus the enemy's defense is dealt as damage."""
    combat = state.combat
    if combat is not None:
        strength = strength_against(state, combat.enemy, combat.characters)
        if state.unhurt and (combat.enemy, True) in state.unhurt:
            return
        shield = defense_against(state, combat.enemy, combat.characters)
        deal_damage(state, combat.enemy, strength - shield)


def strength_against(state: State, enemy: int, attackers: Sequence[int]) -> int:
    """Return the strength of these attackers; of those who can damage the enemy from afar."""
    if state.mask[enemy] & OUT_OF_RANGE and state.zone[enemy] == ENGAGED:
        player = state.controller[enemy]
        attackers = [card for card in attackers if state.controller[card] == player]
    return sum(attack(state, card) for card in attackers)


def defense_against(state: State, enemy: int, attackers: Sequence[int]) -> int:
    """Return the defense that an enemy counts against these attackers."""
    if len(attackers) == 1 and rule_holds(state, IGNORES_DEFENSE, attackers[0]):
        return 0
    return defense(state, enemy)


def _attack_resolved(state: State, enemy: int, attackers: tuple[int, ...]) -> None:
    """Step: what answers an attack by characters is heard after its damage."""
    for card in attackers:
        if in_play(state, card):
            emit(state, ATTACK_RESOLVED, card, enemy)
