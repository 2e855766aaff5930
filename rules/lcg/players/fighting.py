"""How a fight is likely to go: who defends against whom, and which enemies can be killed."""

from typing import NamedTuple

from rules.lcg.engine.codes import CANNOT_ATTACK, NONE
from rules.lcg.engine.numbers import attack, defense, hit_points_left, willpower
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import HERO
from rules.lcg.players.values import character_worth, is_wanted
from rules.lcg.players.weights import WEIGHTS


class Fighter(NamedTuple):
    """A character's numbers at this moment, read once."""

    card: int
    willpower: int
    attack: int
    defense: int
    hit_points: int
    is_hero: bool
    worth: float


class Foe(NamedTuple):
    """An enemy's numbers at this moment."""

    card: int
    attack: int
    toughness: int
    cannot_attack: bool
    likelihood: float = 1.0
    wanted: bool = False


def fighter(state: State, card: int) -> Fighter:
    """Return a character's numbers."""
    return Fighter(
        card,
        willpower(state, card),
        attack(state, card),
        defense(state, card),
        hit_points_left(state, card),
        bool(state.mask[card] & HERO),
        character_worth(state, card),
    )


def foe(state: State, card: int) -> Foe:
    """Return an enemy's numbers; toughness is the attack that kills it."""
    return Foe(
        card,
        attack(state, card),
        defense(state, card) + hit_points_left(state, card),
        bool(state.base[CANNOT_ATTACK][card]),
        wanted=is_wanted(state, card),
    )


def unknown_foe() -> Foe:
    """Return the enemy that staging may still bring."""
    return Foe(NONE, 2, 4, False, WEIGHTS.unknown_foe)


def fight_worth(fighters: list[Fighter], foes: list[Foe], heroes: list[int]) -> float:
    """Return what a fight brings: enemies killed or hurt, less what their attacks cost.

    `heroes` are the hit points left to all heroes, those on the quest included: they take what
    nobody defends against, the healthiest first.
    """
    worth = 0.0
    free = list(fighters)
    spare = sorted(heroes)
    for enemy in sorted(foes, key=lambda one: -one.attack):
        if enemy.cannot_attack:
            continue
        strength = enemy.attack + WEIGHTS.shadow_attack
        best, defender = undefended_loss(strength, spare[-1] if spare else 0), None
        for one in free:
            loss = defended_loss(one, strength) + WEIGHTS.lost_attack * one.attack
            if loss < best:
                best, defender = loss, one
        worth -= best * enemy.likelihood
        if defender is not None:
            free.remove(defender)
        elif spare:
            spare[-1] -= int(strength)
            spare.sort()
    strength = sum(one.attack for one in free)
    for enemy in sorted(foes, key=lambda one: one.toughness - WEIGHTS.wanted * one.wanted):
        gain = enemy.likelihood * (WEIGHTS.kill + WEIGHTS.kill_attack * enemy.attack)
        gain += WEIGHTS.wanted * enemy.wanted
        if strength >= enemy.toughness:
            worth += gain
        else:
            worth += WEIGHTS.hurt * gain * strength / enemy.toughness
        strength = max(0, strength - enemy.toughness)
    return worth


def defended_loss(one: Fighter, strength: float) -> float:
    """Return what it costs to let a character defend, its exhaustion left aside."""
    damage = max(0.0, strength - one.defense)
    loss = damage * (WEIGHTS.hero_damage if one.is_hero else WEIGHTS.ally_damage)
    if damage >= one.hit_points:
        loss += one.worth * (WEIGHTS.hero_death if one.is_hero else WEIGHTS.ally_death)
    elif one.is_hero and damage + 2 >= one.hit_points:
        loss += WEIGHTS.hero_nearly_dead
    return loss


def undefended_loss(strength: float, spare: int) -> float:
    """Return what an undefended attack costs if the healthiest hero has so many hit points."""
    loss = WEIGHTS.undefended_damage * strength + WEIGHTS.undefended_risk
    if strength + 1 >= spare:
        loss += WEIGHTS.undefended_death
    elif strength + 3 >= spare:
        loss += WEIGHTS.undefended_nearly_dead
    return loss
