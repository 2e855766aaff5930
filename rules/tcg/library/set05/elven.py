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
    "5 U 12",
    "Legolas' Sword",
    bearer_must_be(titled("Legolas")),
    each_time(the_fellowship_moves, may(spot(wounded, minion) >> heal(a(titled("Legolas"))))),
)

card(
    "5 U 13",
    "Taurnil, Sharp-eyed Bowman",
    to_play(spot(elf)),
    while_(
        is_bearing(this, ranged_weapon),
        gets(shadow_side & possession, twilight_cost(+2)),
        gets(this, adds_no_archery),
    ),
)

card(
    "5 C 14",
    "That Is No Orc Horn",
    event(regroup, spot(3, elf, companion) >> heal(a(companion)) + liberate()),
)

card(
    "5 P 121",
    "Legolas, Archer of Mirkwood",
    each_time(wins_skirmish(this), may(heal(a(companion, dwarf | other(elf))))),
)
