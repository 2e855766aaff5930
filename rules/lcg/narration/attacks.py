"""The attacks of a combat as they would end if nobody did anything more.

Each enemy that is engaged with a player has one: who defends, with how much, and what comes of it
(core rules, "Resolving Enemy Attacks", "Attacking Enemies").
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.lcg.engine.codes import COMBAT, ENGAGED, REFRESH, STAGING, Question
from rules.lcg.engine.damage import taker_of_damage
from rules.lcg.engine.enemy_attacks import (
    can_attack,
    declare_defender,
    determine_damage,
    end_enemy_attack,
    restore_combat,
    takers_of_undefended,
)
from rules.lcg.engine.numbers import attack, defense, hit_points_left
from rules.lcg.engine.player_attacks import defense_against, strength_against, strike
from rules.lcg.engine.state import State
from rules.lcg.facts.card import LcgCard


class Ending(StrEnum):
    """What an attack brings the players, for colours beside the words."""

    WINS = "wins"
    WOUNDED = "wounded"
    DIES = "dies"
    QUIET = "quiet"


@dataclass(frozen=True, slots=True)
class ShadowCard:
    """A shadow card: no facts while it lies facedown. `blank` is one without a shadow effect."""

    card: LcgCard | None = None
    blank: bool = False


@dataclass(frozen=True, slots=True)
class Attack:
    """An enemy and who meets it, by their places on the table.

    `characters` defend, or attack unless it is `by_enemy`; `player` is whom the enemy attacks, or
    who attacks it. `outcome` says in a few words how it ends as things are: "2 damage, 1 left".
    `now` is the attack that is being resolved.
    """

    enemy: int
    player: int
    by_enemy: bool
    characters: tuple[int, ...]
    attack: int
    defense: int
    ending: Ending
    outcome: str
    shadows: tuple[ShadowCard, ...] = ()
    now: bool = False

    @property
    def defence(self) -> int:
        """The defense, as fights of both games call it."""
        return self.defense


def attacks(state: State) -> tuple[Attack, ...]:
    """Return the attack being made, then what each other engaged enemy does or has done."""
    current = _current(state)
    found = [] if current is None else [current]
    for player in state.order:
        found += [
            _waiting(state, enemy, player)
            for enemy in state.engaged[player]
            if current is None or enemy != current.enemy
        ]
    return tuple(found)


def _current(state: State) -> Attack | None:
    combat = state.combat
    if combat is not None and state.zone[combat.enemy] in (ENGAGED, STAGING):
        foresee = foresee_defense if combat.by_enemy else foresee_attack
        return foresee(state, combat.enemy, combat.player, combat.characters, now=True)
    pending = state.pending
    if pending is not None and pending.question == Question.ATTACKERS:
        leader, enemy, chosen = pending.resume[2:5]
        return foresee_attack(state, enemy, leader, chosen, now=True)
    return None


def _waiting(state: State, enemy: int, player: int) -> Attack:
    """Return an attack that is still to come, or what is left of one that was made."""
    strength = attack(state, enemy)
    if enemy in state.enemy_attacks_made and state.phase in (COMBAT, REFRESH):
        outcome = "has attacked"
    elif not can_attack(state, enemy, player):
        outcome = "can’t attack"
    else:
        outcome = f"attacks for {strength}"
    shadows = shadow_cards(state, enemy)
    return Attack(enemy, player, True, (), strength, 0, Ending.QUIET, outcome, shadows)


def damage_comes_next(state: State) -> bool:
    """Whether nothing of the attack at hand is left to choose before its damage."""
    for step, *_ in reversed(state.stack):
        if step in (determine_damage, strike):
            return True
        if step in (declare_defender, end_enemy_attack, restore_combat):
            return False
    return False


def foresee_defense(
    state: State, enemy: int, player: int, defenders: Sequence[int], *, now: bool = False
) -> Attack:
    """Return how an enemy's attack would end with these defenders, or with none."""
    strength = attack(state, enemy)
    shield = sum(defense(state, card) for card in defenders)
    damage = max(0, strength - shield)
    if not damage:
        ending, outcome = Ending.WINS, "no damage"
    elif not defenders:
        ending, outcome = _undefended(state, player, damage)
    elif len(defenders) > 1:
        ending, outcome = Ending.WOUNDED, f"{damage} damage to one of them"
    else:
        ending, outcome = after_damage(state, defenders[0], damage)
    shadows = shadow_cards(state, enemy)
    return Attack(
        enemy, player, True, tuple(defenders), strength, shield, ending, outcome, shadows, now
    )


def _undefended(state: State, player: int, damage: int) -> tuple[Ending, str]:
    """All of it goes to one hero of the player's choice, or to a card that takes it for them."""
    takers = takers_of_undefended(state, player)
    if takers and takers[0] not in state.heroes[player]:
        title = state.blueprints[takers[0]].title
        if hit_points_left(state, takers[0]) > damage:
            return Ending.WOUNDED, f"undefended: {damage} damage to {title}"
        return Ending.DIES, f"undefended: {damage} damage kills {title}"
    survives = any(hit_points_left(state, hero) > damage for hero in takers)
    if survives:
        return Ending.WOUNDED, f"undefended: {damage} damage to a hero"
    return Ending.DIES, f"undefended: {damage} damage kills a hero"


def after_damage(state: State, card: int, damage: int) -> tuple[Ending, str]:
    """Return what damage does to a character: "2 damage, 1 left"."""
    left = hit_points_left(state, taker_of_damage(state, card)) - damage
    if left > 0:
        return Ending.WOUNDED, f"{damage} damage, {left} left"
    return Ending.DIES, f"{damage} damage, destroyed"


def foresee_attack(
    state: State, enemy: int, player: int, attackers: Sequence[int], *, now: bool = False
) -> Attack:
    """Return how an attack by these characters would end."""
    strength = strength_against(state, enemy, attackers)
    shield = defense_against(state, enemy, attackers)
    damage = max(0, strength - shield)
    left = hit_points_left(state, enemy) - damage
    if not attackers:
        ending, outcome = Ending.QUIET, "nobody attacks yet"
    elif not damage:
        ending, outcome = Ending.QUIET, "no damage"
    elif left > 0:
        ending, outcome = Ending.WOUNDED, f"{damage} damage, {left} left"
    else:
        ending, outcome = Ending.WINS, f"{damage} damage, destroyed"
    shadows = shadow_cards(state, enemy)
    return Attack(
        enemy, player, False, tuple(attackers), strength, shield, ending, outcome, shadows, now
    )


def shadow_cards(state: State, enemy: int) -> tuple[ShadowCard, ...]:
    """Return the shadow cards of an enemy; those that are turned up have their facts."""
    return tuple(_shadow_cards(state, enemy))


def _shadow_cards(state: State, enemy: int) -> Iterator[ShadowCard]:
    for card in state.shadows.get(enemy, ()):
        if card in state.flipped:
            blueprint = state.blueprints[card]
            yield ShadowCard(blueprint.card, blueprint.shadow_is_blank)
        else:
            yield ShadowCard()


def holder(state: State, attack: Attack) -> int:
    """Return in whose part of the table an attack lies: with whom the enemy is engaged."""
    if state.zone[attack.enemy] == ENGAGED:
        return state.controller[attack.enemy]
    return attack.player
