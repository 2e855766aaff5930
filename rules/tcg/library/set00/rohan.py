"""Rohirrim of the promotional set."""

from rules.tcg.notation.language import *

card(
    "0 P 59",
    "Erkenbrand, Master of Westfold",
    also_playable(skirmish, spot(rohan, man)),
    when_played(may(discard(a(shadow_side, possession)))),
)

card(
    "0 P 66",
    "Éomer, Forthwith Banished",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
)
