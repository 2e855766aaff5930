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

card(
    "14 R 11",
    "Swarming Hillman",
    at_start_of(
        regroup,
        if_(
            more(number_of(man, character), than=most_of_one_race(character, ~man)),
            add_to_move_limit(-1),
        ),
    ),
)
