"""The Dwarves of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 C 42",
    "Best Company",
    event(skirmish, make(a(dwarf), strength(or_if(+2, at(battleground), +4)))),
)

card(
    "4 U 43",
    "Come Here Lad",
    event(fellowship, stack(top_of_deck(2), a(dwarven, condition, with_stacked(~this)))),
)

card(
    "4 C 44",
    "Courtesy of My Hall",
    when_played(stack(from_discard_pile(), this)),
    ability(fellowship, discard(from_stack(free_peoples, on=this)) >> heal(a(dwarf))),
)

card(
    "4 C 49",
    "Gimli, Unbidden Guest",
    ability(
        skirmish,
        exert(this)
        >> make(a(unbound, companion), strength(or_if(+1, is_(it, titled("Legolas")), +2))),
    ),
)

card(
    "4 C 50",
    "Here Is Good Rock",
    ability(skirmish, stack(from_hand(free_peoples), this) >> make(a(dwarf), damage(+1))),
)

card(
    "4 C 51",
    "Khazâd Ai-mênu",
    event(
        skirmish,
        if_(
            can_spot(titled("Legolas")),
            make(a(dwarf), strength(+3), damage(+1)),
            make(a(dwarf), strength(+2)),
        ),
    ),
)

card(
    "4 U 53",
    "Quick As May Be",
    event(maneuver, spot(dwarf, companion) + spot(elf, companion) >> wound(a(minion))),
)
