"""The Dwarves of *The Two Towers*."""

from rules.tcg.notation.language import *

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
    "4 C 50",
    "Here Is Good Rock",
    ability(skirmish, stack(from_hand(free_peoples), this) >> make(a(dwarf), damage(+1))),
)
