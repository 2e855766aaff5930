"""Elves of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 U 10",
    "Balglin, Elven Warrior",
    to_play(spot(elf)),
    while_(is_skirmishing(this, wounded, minion), gets(this, wounds_a_skirmish(1))),
)

card(
    "5 R 11",
    "Break the Charge",
    event(archery, exert(some(3, elf, companion)) >> add_to_fellowship_archery(+2)),
)

card(
    "5 P 121",
    "Legolas, Archer of Mirkwood",
    each_time(wins_skirmish(this), may(heal(a(companion, dwarf | other(elf))))),
)
