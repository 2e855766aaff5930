"""Gondor of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card("1 C 110", "Pathfinder", event(fellowship, regroup, spot(ranger) >> play_next_site()))

card(
    "1 R 115",
    "Strength of Kings",
    response_event(
        is_played(event_of(skirmish)), given(can_spot(gondor, man, skirmishing)), cancel_that_event
    ),
)
