"""The Dwarves of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 P 121",
    "Gimli, Dwarf of the Mountain-race",
    gets(all_of_these(underground, site), shadow_number(-2)),
)
