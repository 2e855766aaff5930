"""Sites of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 U 117",
    "The Dimholt",
    ability(fellowship, add_threats(3) >> play(from_draw_deck(enduring, companion))),
)

card(
    "8 U 120",
    "Osgiliath Channel",
    ability(
        regroup,
        spot(your, minion) + spot(6, companion)
        >> lasting(forbids(free_peoples_player, Forbidden.STAY)),
    ),
)
