"""Raiders of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 U 220",
    "Desert Soldier",
    each_time(
        skirmish_starts(this),
        may(remove_twilight(3) >> wound(a(companion | ally, skirmishing_against(this)))),
    ),
)

card(
    "4 C 221",
    "Desert Spearman",
    each_time(
        skirmish_starts(this),
        may(remove_twilight(3) >> wound(a(companion | ally, skirmishing_against(this)))),
    ),
)

card(
    "4 C 222",
    "Desert Warrior",
    each_time(
        skirmish_starts(this),
        may(remove_twilight(3) >> wound(a(companion | ally, skirmishing_against(this)))),
    ),
)

card(
    "4 C 241",
    "On the March",
    event(skirmish, make(a(raider, man), strength(or_if(+3, can_spot(6, companion), +5)))),
)

card(
    "4 C 260",
    "Whirling Strike",
    event(skirmish, wound(a(companion | ally, skirmishing_against(raider, man)))),
)
