"""Elves of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 16",
    "Blade of Lindon",
    bearer_must_be(elf),
    while_(
        at(forest | river), gets(all_of_these(minion, skirmishing_against(bearer)), strength(-1))
    ),
)

card("11 S 18", "Elven Scout", while_(can_spot(other(elf)), gets(this, muster)))

card(
    "11 C 19",
    "Farewell to Lórien",
    event(fellowship, spot(elf) >> heal(each(companion, with_resistance(at_least(5))))),
)

card(
    "11 S 20",
    "The Lady's Blessing",
    event(skirmish, make(a(elf), strength(or_if(+2, at(river), +3)))),
)

card(
    "11 S 21",
    "Legolas, Companion of the Ring",
    while_(at(battleground | forest), gets(this, strength(+2), resistance(+2))),
)

card("11 C 27", "Woodland Sentinel", while_(at(forest), gets(this, strength(+2))))
