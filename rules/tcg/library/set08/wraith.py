"""The Wraiths of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card("8 C 75", "Morgul Creeper", while_(can_spot(3, burdens), minion_archery(+2)))

card("8 C 76", "Morgul Lurker", while_(you_have_initiative, minion_archery(+2)))

card(
    "8 U 82",
    "Unhindered",
    event(
        skirmish,
        make(
            a(nazgul),
            strength(+2),
            gains(each_time(wins_skirmish(this), take_initiative(shadow_player))),
        ),
    ),
)
