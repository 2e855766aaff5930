"""The Orcs of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 C 101",
    "Black Land Observer",
    when_played(may(spot(orc_culture, condition) >> add_threats(1))),
    while_(can_spot(companion, with_strength(at_least(10))), gets(this, strength(+3))),
)
