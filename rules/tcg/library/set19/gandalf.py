"""Gandalf of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 8",
    "Gandalf, Wise Guide",
    response(is_played(event_card), exert(2, this) >> cancel_that_event),
)

card(
    "19 P 9",
    "Stern Words",
    to_play(spot(gandalf_culture, wizard)),
    bearer_must_be(companion),
    each_time(wins_skirmish(bearer), may(transfer(this, a(companion, ~bearer)))),
    each_time(turn_ends, return_to_hand(this)),
)
