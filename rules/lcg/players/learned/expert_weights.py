"""The weights of the expert rules at tables where those of `weights.py` are not the best.

By the quest's name, and whether one player plays alone. Those of the Anduin come from

    python -m lab rules journey-down-the-anduin --steps 70 --pairs 90 --seed 6 --decks
    stewards+riders leadership+lore stewards+riders leadership+spirit leadership+tactics
    stewards+riders lore+spirit lore+tactics spirit+tactics

before some abilities had rules, which changed few games.
"""

from collections.abc import Mapping

EXPERT_WEIGHTS: Mapping[tuple[str, bool], Mapping[str, float]] = {
    ("Journey Down the Anduin", False): {
        "reveal_threat": 1.92,
        "others_commit": 0.78,
        "progress": 2.84,
        "threat": 5.98,
        "calm_threat": 24,
        "urgency": 0.0346,
        "haste": 0.818,
        "finish": 36.9,
        "elimination": 131,
        "stay_to_cancel": 0.169,
        "stay_to_draw": 1.27,
        "empty_hand": 0.358,
        "stay_to_heal": 0.678,
        "stay_to_inspire": 5.22,
        "kill": 0.713,
        "kill_when_weak": 5.23,
        "kill_attack": 9.04,
        "hurt": 0.619,
        "unknown_foe": 0.111,
        "wanted": 11.3,
        "distant": 0.361,
        "effort": 0.11,
        "hero_damage": 0.934,
        "ally_damage": 0.531,
        "hero_death": 2.71,
        "ally_death": 1.49,
        "hero_nearly_dead": 3.87,
        "lost_attack": 4.04,
        "undefended_damage": 0.598,
        "undefended_risk": 1.42,
        "undefended_death": 37.8,
        "undefended_nearly_dead": 3.48,
        "excess_threat": 0.638,
        "shadow_attack": 0.494,
        "shadow_chance": 0.0665,
        "staged_threat": 0.111,
        "sting": 11.2,
        "location_threat": 9.28,
        "location_progress": 0.103,
        "travel_cost": 2.21,
        "travel_reveals": 38.6,
        "guest": 1.03,
        "reserve": 0.992,
        "card_willpower": 2.91,
        "card_attack": 1.29,
        "card_defense": 4.92,
        "card_hit_points": 0.961,
        "card_ability": -0.253,
        "worth_playing": 0.271,
    },
}
