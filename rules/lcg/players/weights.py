"""The numbers in the expert rules, in one place, so that a search can tune them.

The values were found by random changes that were kept when they won more of the same games
(`rules.lcg.study.tuning`).
"""

from dataclasses import dataclass


@dataclass
class Weights:
    """What the expert rules weigh, and how much."""

    # Committing: what a revealed card adds, what the others will, progress against threat.
    reveal_threat: float = 1.6
    others_commit: float = 0.9
    progress: float = 3.0
    threat: float = 3.0
    early_rounds: float = 0.0
    early_progress: float = 0.5
    # Fighting: what killing an enemy is worth, by its attack, and hurting it.
    kill: float = 0.0
    kill_attack: float = 2.2
    hurt: float = 0.6
    unknown_foe: float = 0.6
    wanted: float = 15.0
    # Defending: the loss of damage, death and being exhausted.
    hero_damage: float = 1.05
    ally_damage: float = 0.8
    hero_death: float = 2.5
    ally_death: float = 1.33
    hero_nearly_dead: float = 2.0
    lost_attack: float = 2.4
    lost_defense: float = 0.4
    undefended_damage: float = 0.6
    undefended_risk: float = 0.0
    undefended_death: float = 35.0
    undefended_nearly_dead: float = 6.0
    shadow_attack: float = 0.85
    # Engaging: when hands are free, and what it brings.
    free_hands: float = 3.0
    engage_to_kill: float = 6.0
    engage_to_hurt: float = 0.0
    # Travel.
    location_threat: float = 2.5
    location_progress: float = 0.6
    travel_cost: float = 5.0
    # Cards in hand.
    card_willpower: float = 2.2
    card_attack: float = 2.5
    card_defense: float = 2.5
    card_hit_points: float = 1.28
    card_ability: float = 0.0
    worth_playing: float = 0.5


WEIGHTS = Weights()
