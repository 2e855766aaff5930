"""How a fight is likely to go: who defends against whom, and which enemies can be killed.

The same model serves three decisions: who stays behind when the others quest, which enemies to
engage, and who defends. So what a player keeps back is what they mean to use.
"""

from collections.abc import Iterable
from typing import Final

from rules.kernel_hints import mypyc_attr
from rules.lcg.engine.codes import (
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    ENCOUNTER,
    EXCESS_DAMAGE_RAISES_THREAT,
)
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.engine.enemy_attacks import takers_of_undefended
from rules.lcg.engine.laws import guarded_card, rule_holds
from rules.lcg.engine.numbers import attack, defense, hit_points_left, willpower
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import HERO, RANGED
from rules.lcg.players.values import is_wanted, resolve_to_strength, worth_by_numbers
from rules.lcg.players.weights import Weights, weights_of

# Hit points of a guarded card that are kept for what cannot be foreseen.
HELD_BACK: Final = 1
# Where its death is the end of the game.
LOST_GAME: Final = 5.0


@mypyc_attr(acyclic=True)
class Fighter:
    """A character's numbers at this moment, read once."""

    __slots__ = (
        "attack",
        "cannot_defend",
        "card",
        "defense",
        "hit_points",
        "is_hero",
        "is_ranged",
        "willpower",
        "worth",
    )

    def __init__(self, state: State, card: int) -> None:
        base = state.base
        mask = state.mask[card]
        resolve, strength = willpower(state, card), attack(state, card)
        armor, left = defense(state, card), hit_points_left(state, card)
        self.card = card
        self.willpower = resolve
        self.attack = 0 if base[CANNOT_ATTACK][card] else strength
        self.defense = armor
        self.hit_points = left
        # An ally that the scenario gave is as dear as a hero.
        self.is_hero = bool(mask & HERO) or state.owner[card] == ENCOUNTER
        self.worth = worth_by_numbers(state, card, resolve, strength, armor, left)
        self.cannot_defend = bool(base[CANNOT_DEFEND][card])
        self.is_ranged = bool(mask & RANGED)


@mypyc_attr(acyclic=True)
class Foe:
    """An enemy's numbers at this moment; toughness is the attack that kills it.

    `weights` are those of the table that it is at, `kill` is what any kill is worth there.

    Where the enemy's excess damage raises threat, `excess_limit` is as much of it as eliminates a
    player; otherwise 0.
    """

    __slots__ = (
        "attack",
        "cannot_attack",
        "card",
        "excess_limit",
        "kill",
        "likelihood",
        "toughness",
        "wanted",
        "weights",
    )

    def __init__(
        self,
        card: int,
        attack: float,
        toughness: float,
        weights: Weights,
        kill: float,
        likelihood: float = 1.0,
    ) -> None:
        self.card = card
        self.attack = attack
        self.toughness = toughness
        self.weights = weights
        self.kill = kill
        self.likelihood = likelihood
        self.cannot_attack = False
        self.wanted = False
        self.excess_limit = 0


def foes(state: State, cards: Iterable[int]) -> dict[int, Foe]:
    """Return the numbers of enemies by their cards."""
    weights = weights_of(state)
    kill = kill_worth(state)
    return {card: _foe(state, card, weights, kill) for card in cards}


def _foe(state: State, card: int, weights: Weights, kill: float) -> Foe:
    toughness = defense(state, card) + hit_points_left(state, card)
    enemy = Foe(card, attack(state, card), toughness, weights, kill)
    enemy.cannot_attack = bool(state.base[CANNOT_ATTACK][card])
    enemy.wanted = is_wanted(state, card)
    enemy.excess_limit = _excess_limit(state, card)
    return enemy


def _excess_limit(state: State, card: int) -> int:
    if not rule_holds(state, EXCESS_DAMAGE_RAISES_THREAT, card):
        return 0
    return ELIMINATION_THREAT - max(state.threat[seat] for seat in state.order)


def spare_hit_points(state: State, player: int) -> list[float]:
    """Return the hit points that can take what nobody defends against: those of all heroes.

    Where a guarded card takes it, its death is the end, so some of its hit points are held back.
    """
    takers = takers_of_undefended(state, player)
    left: list[float] = sorted(hit_points_left(state, card) for card in takers)
    if guarded_card(state) in takers:
        return [max(1.0, each - HELD_BACK) for each in left]
    return left


def stakes(state: State, player: int) -> float:
    """Return how much worse a death by an undefended attack is than that of a hero."""
    return LOST_GAME if guarded_card(state) in takers_of_undefended(state, player) else 1.0


def kill_worth(state: State) -> float:
    """Return what any kill is worth: more to a team that fights badly and must not fall behind."""
    weights = weights_of(state)
    return weights.kill + weights.kill_when_weak * (resolve_to_strength(state) - 1)


@mypyc_attr(acyclic=True)
class Fight:
    """The enemies of a fight, by which different groups of fighters can be compared.

    `attackers` are the enemies that still attack, `targets` those that can be attacked after
    that, `distant` those of other players, for ranged characters; `shadows` says whether attacks
    have shadow cards, `stakes` how much worse than a hero's death it is that nobody defends.
    """

    __slots__ = ("_attackers", "_distant", "_losses", "_shadows", "_stakes", "_targets", "_weights")

    def __init__(
        self,
        attackers: list[Foe],
        targets: list[Foe],
        weights: Weights,
        *,
        distant: list[Foe],
        shadows: bool = True,
        stakes: float = 1.0,
    ) -> None:
        attacking = [enemy for enemy in attackers if not enemy.cannot_attack]
        self._attackers = sorted(attacking, key=_by_attack)
        self._targets = sorted(targets, key=_by_ease)
        self._distant = sorted(distant, key=_by_ease)
        self._shadows = shadows
        self._stakes = stakes
        self._weights = weights
        # What it costs to let a character defend against an enemy, once it was worked out.
        self._losses: dict[tuple[int, int], float] = {}

    def worth(self, fighters: list[Fighter], heroes: list[float]) -> float:
        """Return what the fight brings: enemies killed or hurt, less what their attacks cost.

        `heroes` are the hit points left to all heroes, those on the quest included: they take
        what nobody defends against, the healthiest first.
        """
        worth = 0.0
        lost_attack = self._weights.lost_attack
        free = list(fighters)
        spare: list[float] = sorted(heroes)
        for enemy in self._attackers:
            left = spare[-1] if spare else 0
            best = undefended_loss(enemy, left, self._shadows, self._stakes)
            defender = None
            for hero in free:
                lost = lost_attack * hero.attack
                # No defense gains anything, so who is missed too much is not looked at further.
                if hero.cannot_defend or lost >= best:
                    continue
                loss = self._defended_loss(hero, enemy) + lost
                if loss < best:
                    best, defender = loss, hero
            if defender is not None:
                worth -= (best - lost_attack * defender.attack) * enemy.likelihood
                free.remove(defender)
            else:
                worth -= best * enemy.likelihood
                if spare:
                    spare[-1] -= enemy.attack
                    spare.sort()
        strength: float = sum(hero.attack for hero in free)
        gain, strength = _strike_worth(strength, self._targets)
        worth += gain
        if self._distant and strength > 0:
            ranged = sum(hero.attack for hero in free if hero.is_ranged)
            if ranged:
                gain, _ = _strike_worth(min(strength, ranged), self._distant)
                worth += self._weights.distant * gain
        return worth

    def _defended_loss(self, one: Fighter, enemy: Foe) -> float:
        pair = (one.card, enemy.card)
        loss = self._losses.get(pair)
        if loss is None:
            loss = self._losses[pair] = defended_loss(one, enemy, self._shadows)
        return loss


def fight_to_come(state: State, enemies: list[Foe], distant: list[Foe], stakes: float) -> Fight:
    """Return a fight in which all these enemies still attack, and can be attacked after that."""
    return Fight(
        enemies,
        enemies,
        weights_of(state),
        distant=distant,
        shadows=state.shadow_cards,
        stakes=stakes,
    )


def _by_attack(enemy: Foe) -> float:
    return -enemy.attack


def _strike_worth(strength: float, targets: list[Foe]) -> tuple[float, float]:
    """Return what attacks of a given amount of strength bring, and the strength that is left."""
    worth = 0.0
    for enemy in targets:
        weights = enemy.weights
        gain = enemy.likelihood * (enemy.kill + weights.kill_attack * enemy.attack)
        if enemy.wanted:
            gain += weights.wanted
        if strength >= enemy.toughness:
            worth += gain
            strength -= enemy.toughness * enemy.likelihood
        else:
            worth += weights.hurt * gain * strength / enemy.toughness
            strength -= strength * enemy.likelihood
    return worth, strength


def _by_ease(enemy: Foe) -> float:
    """The wanted enemy is attacked first, then those that die easily."""
    return enemy.toughness - (100 if enemy.wanted else 0)


def defended_loss(one: Fighter, enemy: Foe, shadows: bool) -> float:
    """Return what it costs to let a character defend, its exhaustion left aside."""
    damage = enemy.attack - one.defense
    loss = _loss_by_damage(one, enemy, damage)
    if not shadows:
        return loss
    chance = enemy.weights.shadow_chance
    harder = _loss_by_damage(one, enemy, damage + enemy.weights.shadow_attack)
    return (1 - chance) * loss + chance * harder


def _loss_by_damage(one: Fighter, enemy: Foe, damage: float) -> float:
    if damage <= 0:
        return 0.0
    loss = _damage_loss(one, damage, enemy.weights)
    if enemy.excess_limit:
        loss += excess_loss(enemy, damage - one.hit_points)
    return loss


def _damage_loss(one: Fighter, damage: float, weights: Weights) -> float:
    if damage >= one.hit_points:
        return one.worth * (weights.hero_death if one.is_hero else weights.ally_death)
    if not one.is_hero:
        return damage * weights.ally_damage
    loss = damage * weights.hero_damage
    if damage + 1 >= one.hit_points:
        loss += weights.hero_nearly_dead
    return loss


def excess_loss(enemy: Foe, excess: float) -> float:
    """Return what it costs that an attack does more damage than its target has hit points."""
    if not enemy.excess_limit or excess <= 0:
        return 0.0
    loss = enemy.weights.excess_threat * excess
    return loss + (enemy.weights.elimination if excess >= enemy.excess_limit else 0.0)


def undefended_loss(enemy: Foe, spare: float, shadows: bool, stakes: float = 1.0) -> float:
    """Return what an undefended attack costs by the hit points of the healthiest hero.

    `stakes` is how much worse a death is than that of a hero.
    """
    risk = enemy.attack
    weights = enemy.weights
    loss = weights.undefended_damage * risk + excess_loss(enemy, risk - spare)
    if shadows:
        loss += weights.undefended_risk
        risk += 1
    if risk >= spare:
        loss += stakes * weights.undefended_death
    elif risk + 2 >= spare:
        loss += weights.undefended_nearly_dead
    return loss
