"""Elves of *Shadows*."""

from rules.tcg.notation.language import *

card("11 S 18", "Elven Scout", while_(can_spot(other(elf)), gets(this, muster)))

card(
    "11 S 21",
    "Legolas, Companion of the Ring",
    while_(at(battleground | forest), gets(this, strength(+2), resistance(+2))),
)
