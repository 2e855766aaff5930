"""Orcs of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 22",
    "Pit Troll",
    to_play(spot(orc_culture, orc)),
    when_played(unless(free_peoples_player, exert(a(ring_bearer)), add_threats(2))),
)

card(
    "19 P 23",
    "Troll of the Deep, Cave Troll",
    to_play(spot(orc_culture, orc)),
    ability(skirmish, remove_threats(1) >> make(a(orc_culture, minion), strength(+2))),
)
