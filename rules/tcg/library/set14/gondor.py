"""Gondor of *Expanded Middle-earth*."""

from rules.tcg.notation.language import *

card(
    "14 R 7",
    "Duilin, Ranger From Blackroot Vale",
    while_(at(forest | river), gets(this, strength(+3))),
)

card(
    "14 R 8",
    "Duinhir, Tall Man of Blackroot Vale",
    while_(can_spot(mount), gets(this, damage(+1))),
    each_time(
        wins_skirmish(this),
        given(more(number_of(minion), number_of(companion))),
        may(exert(this) >> discard(a(minion, with_strength(at_most(7))))),
    ),
)

card(
    "14 R 9",
    "Halbarad, Ranger of the North",
    while_(can_spot(ring_bearer, with_resistance(at_least(9))), gets(this, twilight_cost(-1))),
    at_start_of(maneuver, may(discard_from_hand(1, gondor) >> heal(a(gondor, companion)))),
)
