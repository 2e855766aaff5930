"""The numbers in the expert rules, in one place, so that a search can tune them.

The values were found by an evolution strategy over games of each two starter decks in Mirkwood
(`rules.lcg.study.tuning`), but for some that were set by hand.
"""

from dataclasses import dataclass


@dataclass
class Weights:
    """What the expert rules weigh, and how much."""

    # Committing: what a revealed card adds, what the others will, progress against threat.
    reveal_threat: float = 0.983
    others_commit: float = 0.608
    progress: float = 1.86
    threat: float = 1.66
    calm_threat: float = 38.0
    urgency: float = 0.039
    haste: float = 0.994
    finish: float = 79.84
    elimination: float = 82.08
    # What abilities are worth that need a ready character.
    stay_to_cancel: float = 1.3
    stay_to_draw: float = 0.811
    empty_hand: float = 0.464
    stay_to_heal: float = 0.833
    stay_to_inspire: float = 2.3
    # Fighting: what killing an enemy is worth, by its attack, and hurting it.
    kill: float = 0.845
    kill_when_weak: float = 25.0
    kill_attack: float = 2.72
    hurt: float = 0.778
    unknown_foe: float = 0.769
    wanted: float = 13.16
    distant: float = 0.657
    effort: float = 0.255
    # Defending: the loss of damage, death and being exhausted.
    hero_damage: float = 1.6
    ally_damage: float = 0.39
    hero_death: float = 1.79
    ally_death: float = 2.05
    hero_nearly_dead: float = 2.76
    lost_attack: float = 1.69
    undefended_damage: float = 0.664
    undefended_risk: float = 0.839
    undefended_death: float = 21.82
    undefended_nearly_dead: float = 6.9
    shadow_attack: float = 1.49
    shadow_chance: float = 0.18
    # Engaging: the threat an enemy adds while it stays in the staging area.
    staged_threat: float = 0.668
    sting: float = 11.19
    # Travel.
    location_threat: float = 10.07
    location_progress: float = 0.596
    travel_cost: float = 4.89
    travel_reveals: float = 20.0
    # Characters in play, for the numbers they have, and Gandalf.
    guest: float = 1.02
    # Cards in hand; resources kept for an event.
    reserve: float = 2.92
    card_willpower: float = 3.65
    card_attack: float = 3.11
    card_defense: float = 3.13
    card_hit_points: float = 2.58
    card_ability: float = -0.449
    worth_playing: float = 0.216


WEIGHTS = Weights()
