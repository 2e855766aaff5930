"""The Men of *Expanded Middle-earth*."""

from rules.tcg.notation.language import *

card(
    "14 R 10",
    "Furious Hillman",
    response(
        is_played(event_card, by=free_peoples_player),
        spot(other(men, man)) + discard(this) >> cancel_that_event,
    ),
)
