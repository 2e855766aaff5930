"""Moria of *Mines of Moria*."""

from rules.tcg.notation.language import *

card("2 C 61", "Goblin Flankers", when_played(given(moved_more_than_once), may(add_twilight(3))))

card("2 C 62", "Goblin Pursuer", while_(moved_more_than_once, gets(this, strength(+3))))

card(
    "2 C 65",
    "Goblin Spearman",
    while_(is_bearing(this, titled("Goblin Spear")), gets(this, damage(+2))),
)

card(
    "2 C 69",
    "Old Differences",
    event(
        skirmish,
        make(
            a(elf | dwarf, skirmishing_against(moria, orc)),
            strength(or_if(-1, both(can_spot(elf), can_spot(dwarf)), -3)),
        ),
    ),
)
