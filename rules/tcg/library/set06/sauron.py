"""Sauron of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 R 103",
    "Gate Troll",
    while_(can_spot(troll), gets(this, twilight_cost(-4))),
    gets(this, strength(number_of(other(sauron, minion)))),
)
