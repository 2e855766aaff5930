"""The numbers in the expert rules, in one place, so that a search can tune them.

The values were found by random changes that were kept when they won more of the same games
(`rules.lcg.study.tuning`).
"""

from dataclasses import dataclass


@dataclass
class Weights:
    """What the expert rules weigh, and how much."""

    # Committing: what a revealed card adds, how much progress to aim at, who stays behind.
    reveal_threat: float = 1.6
    progress_margin: float = 2.0
    progress_in_a_fight: float = 1.0
    defender_share: float = 1.0
    defender_willpower: float = 2.5
    attacker_share: float = 1.0
    attacker_willpower: float = 1.5
    attacker_highest_willpower: float = 1.0
    # Defending: the loss of damage, death and being exhausted.
    hero_damage: float = 1.5
    ally_damage: float = 0.8
    hero_death: float = 2.5
    ally_death: float = 0.9
    hero_nearly_dead: float = 2.5
    lost_attack: float = 0.7
    lost_defense: float = 0.5
    undefended_damage: float = 1.5
    undefended_risk: float = 3.0
    undefended_death: float = 35.0
    undefended_nearly_dead: float = 6.0
    shadow_attack: float = 1.0
    # Engaging: when hands are free, and what it brings.
    free_hands: float = 2.0
    engage_to_kill: float = 6.0
    engage_to_hurt: float = 4.0
    # Travel.
    location_threat: float = 2.5
    location_progress: float = 0.6
    travel_cost: float = 1.5
    # Cards in hand.
    card_willpower: float = 2.2
    card_attack: float = 1.5
    card_defense: float = 1.3
    card_hit_points: float = 0.7
    card_ability: float = 1.5
    worth_playing: float = 0.5


WEIGHTS = Weights()
