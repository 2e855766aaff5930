"""Sites of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 U 117",
    "The Dimholt",
    ability(fellowship, add_threats(3) >> play(from_draw_deck(enduring, companion))),
)

card(
    "8 U 118",
    "City of the Dead",
    ability(
        shadow,
        remove_burdens(2) >> play(from_draw_deck(enduring, minion, or_from=discard_pile)),
    ),
)

card(
    "8 U 119",
    "Crashed Gate",
    at_start_of(
        regroup,
        have(free_peoples_player, either(add_threats(3), have(an_opponent, may(take_control())))),
    ),
)

card(
    "8 U 120",
    "Osgiliath Channel",
    ability(
        regroup,
        spot(your, minion) + spot(6, companion) >> lasting(forbids(free_peoples_player, staying)),
    ),
)
