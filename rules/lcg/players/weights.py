"""The numbers in the expert rules, in one place, so that a search can tune them.

The values were found by random changes that were kept when they won more of the same games
(`rules.lcg.study.tuning`).
"""

from dataclasses import dataclass


@dataclass
class Weights:
    """What the expert rules weigh, and how much."""

    # Committing: what a revealed card adds, what the others will, progress against threat.
    reveal_threat: float = 1.03
    others_commit: float = 0.771
    progress: float = 1.76
    threat: float = 1.77
    calm_threat: float = 38.0
    urgency: float = 0.037
    haste: float = 1.0
    finish: float = 47.01
    elimination: float = 73.94
    # What abilities are worth that need a ready character.
    stay_to_cancel: float = 1.26
    stay_to_draw: float = 1.01
    empty_hand: float = 0.377
    stay_to_heal: float = 0.74
    stay_to_inspire: float = 2.91
    # Fighting: what killing an enemy is worth, by its attack, and hurting it.
    kill: float = 0.958
    kill_attack: float = 3.05
    hurt: float = 0.8
    unknown_foe: float = 1.16
    wanted: float = 13.05
    distant: float = 0.69
    effort: float = 0.3
    # Defending: the loss of damage, death and being exhausted.
    hero_damage: float = 1.95
    ally_damage: float = 0.441
    hero_death: float = 2.0
    ally_death: float = 1.44
    hero_nearly_dead: float = 2.97
    lost_attack: float = 1.88
    undefended_damage: float = 0.599
    undefended_risk: float = 0.697
    undefended_death: float = 25.83
    undefended_nearly_dead: float = 7.32
    shadow_attack: float = 1.52
    shadow_chance: float = 0.187
    # Engaging: the threat an enemy adds while it stays in the staging area.
    staged_threat: float = 0.8
    sting: float = 11.28
    # Travel.
    location_threat: float = 8.0
    location_progress: float = 0.592
    travel_cost: float = 6.0
    travel_reveals: float = 8.0
    # Characters in play, for the numbers they have, and Gandalf.
    guest: float = 1.04
    # Cards in hand; resources kept for an event.
    reserve: float = 3.66
    card_willpower: float = 3.97
    card_attack: float = 3.07
    card_defense: float = 2.85
    card_hit_points: float = 2.36
    card_ability: float = -0.374
    worth_playing: float = 0.167


WEIGHTS = Weights()
