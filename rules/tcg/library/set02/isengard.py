"""Isengard of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 C 42",
    "Goblin Man",
    discard_when(at(underground)),
    ability(shadow, exert(this) >> look_at(from_hand(count=None, who=free_peoples_player))),
)

card(
    "2 C 47",
    "Uruk Scout",
    gets(all_of_these(your, isengard, minion), roaming_penalty(-1)),
    response(is_played(event_card, that_spots_or_exerts(ranger)), exert(this) >> cancel_that_event),
)
