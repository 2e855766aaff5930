"""Orcs of *Shadows*."""

from rules.tcg.notation.language import *

card("11 C 111", "Champion Orc")

card(
    "11 C 136",
    "Prowling Orc",
    ability(skirmish, remove_twilight(2) >> make(a(orc_culture, minion), strength(+1))),
)

card(
    "11 C 140",
    "Strength in Shadows",
    event(skirmish, make(a(orc_culture, minion), strength(or_if(+2, is_(it, lurker), +4)))),
)
