"""Men of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 U 94",
    "Wandering Hillman",
    to_play(spot(men, man)),
    while_(can_spot(companion, with_strength(at_least(10))), gets(this, strength(+3))),
    ability(maneuver, either(remove_burdens(2), remove_threats(2)) >> take_control()),
)
