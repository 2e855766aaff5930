"""Moria of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 R 76",
    "The Balrog, Terror of Flame and Shadow",
    while_(can_spot(moria, minion), gets(this, twilight_cost(-3))),
    gets(this, cannot_be_assigned_to(companion | ally, with_strength(at_most(5)))),
)

card(
    "6 R 77",
    "Durin's Tower",
    while_(
        at(site_numbered(between(2, 3), towers_block)),
        gets(titled("The Balrog"), twilight_cost(-3)),
    ),
    ability(skirmish, discard(this) >> make(a(unique, moria, minion), strength(+3))),
)
