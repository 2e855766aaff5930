"""Sauron of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 R 103",
    "Gate Troll",
    while_(can_spot(troll), gets(this, twilight_cost(-4))),
    gets(this, strength(number_of(other(sauron, minion)))),
)

card(
    "6 U 104",
    "Orc Insurgent",
    ability(
        shadow,
        exert(this)
        >> draw(over(2, number_of_cultures(free_peoples)))
        + add_twilight(over(2, number_of_cultures(free_peoples))),
    ),
)
