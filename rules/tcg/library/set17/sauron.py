"""Sauron of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 R 105",
    "Throne of the Dark Lord",
    to_play(spot(2, minion)),
    while_(can_spot(titled("Sauron")), gets(minion & ~titled("Sauron"), damage(+1))),
    while_(at(in_region_of(titled("Mount Doom"))), gets(companion, resistance(-2))),
)
