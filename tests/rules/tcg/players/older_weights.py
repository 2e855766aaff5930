"""Weights of rules that do less than today's, so that a test shows what a number changes."""

from rules.tcg.players.reading.weights import RULES, learned_rules

# Bids nothing, lets the other go first, keeps minions back and assigns by whole plans.
START = RULES._replace(
    bid=0.0, go_first=-1.0, lie_in_wait=30.0, leftover_harm=1.0, move_twilight=0.3
)
TUNED = learned_rules()._replace(
    ring_bearer_far=0.0,
    ally_exertion=1.0,
    ally_life=1.0,
    arm_ally=0.0,
    minion_exertion=1.0,
    enduring_wound=1.0,
    death_threats=0.0,
    threat_room=0.0,
    waiting_item=2.0,
    fight_to_come=0.0,
    gang_up=0.0,
    ring_bearer_risk=0.0,
    arm_strength=0.0,
    minion_price=0.0,
    arm_ring_bearer=-10.0,
    lie_in_wait=30.0,
    second_unique=1.0,
    keep_companions_below=6.0,
    keep_skirmish_event=0.0,
    unplayable=1.0,
    keep_revival=0.0,
    poor_card=1.0,
)
