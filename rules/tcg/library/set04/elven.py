"""The Elves of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 C 71",
    "Haldir, Emissary of the Galadhrim",
    while_(cannot_spot(site, shadow_controls), gets(this, strength(+2))),
    ability(regroup, given(at(battleground)), exert(this) + exert(another(elf)) >> liberate()),
)

card(
    "4 R 73",
    "Legolas, Dauntless Hunter",
    gets(
        all_of_these(shadow_side, event_card | condition), twilight_cost(number_of(unbound, hobbit))
    ),
)
