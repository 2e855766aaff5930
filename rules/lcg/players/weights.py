"""The numbers in the expert rules, in one place, so that a search can tune them.

The values were found by an evolution strategy over games of each two starter decks in Mirkwood
(`rules.lcg.study.tuning`), but for some that were set by hand before.
"""

from dataclasses import dataclass


@dataclass
class Weights:
    """What the expert rules weigh, and how much."""

    # Committing: what a revealed card adds, what the others will, progress against threat.
    reveal_threat: float = 1.28
    others_commit: float = 0.828
    progress: float = 2.05
    threat: float = 1.8
    calm_threat: float = 20.7
    urgency: float = 0.0207
    haste: float = 0.66
    finish: float = 58.3
    elimination: float = 91.1
    # What abilities are worth that need a ready character.
    stay_to_cancel: float = 1.63
    stay_to_draw: float = 0.919
    empty_hand: float = 0.315
    stay_to_heal: float = 0.496
    stay_to_inspire: float = 2.05
    # Fighting: what killing an enemy is worth, by its attack, and hurting it.
    kill: float = 0.586
    kill_when_weak: float = 14.2
    kill_attack: float = 5.14
    hurt: float = 0.598
    unknown_foe: float = 0.726
    wanted: float = 16.3
    distant: float = 0.526
    effort: float = 0.265
    # Defending: the loss of damage, death and being exhausted.
    hero_damage: float = 1.23
    ally_damage: float = 0.748
    hero_death: float = 1.72
    ally_death: float = 2.69
    hero_nearly_dead: float = 2.66
    lost_attack: float = 1.8
    undefended_damage: float = 0.704
    undefended_risk: float = 1.54
    undefended_death: float = 54.4
    undefended_nearly_dead: float = 8.5
    # Excess damage of Hill Troll is threat.
    excess_threat: float = 1.57
    shadow_attack: float = 1.49
    shadow_chance: float = 0.155
    # Engaging: the threat an enemy adds while it stays in the staging area.
    staged_threat: float = 0.22
    sting: float = 18.9
    # Travel.
    location_threat: float = 10.7
    location_progress: float = 0.439
    travel_cost: float = 2.97
    travel_reveals: float = 46.6
    # Characters in play, for the numbers they have, and Gandalf.
    guest: float = 1.83
    # Cards in hand; resources kept for an event.
    reserve: float = 1.81
    card_willpower: float = 3.33
    card_attack: float = 3.06
    card_defense: float = 2.85
    card_hit_points: float = 1.54
    card_ability: float = -0.561
    worth_playing: float = 0.164


WEIGHTS = Weights()
