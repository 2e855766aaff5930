"""Orcs of *Black Rider*."""

from rules.tcg.notation.language import *

card("12 C 95", "Orc Skulker", gets(all_of_these(your, event_of(skirmish)), twilight_cost(-1)))

card(
    "12 U 97",
    "Orc Strategist",
    ability(maneuver, make(a(orc_culture, lurker, minion), loses(lurker), until=regroup)),
)
