"""Elves of the promotional set."""

from rules.tcg.notation.language import *

card(
    "0 P 63",
    "Arwen, Maiden of Rivendell",
    ability(skirmish, exert(this) >> make(a(minion, skirmishing_against(elf)), strength(-2))),
)
