"""Elves of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 U 10",
    "Balglin, Elven Warrior",
    to_play(spot(elf)),
    while_(is_skirmishing(this, wounded, minion), gets(this, wounds_a_skirmish(1))),
)
