"""Dwarves of *The Hunters*."""

from rules.tcg.notation.language import *

card("15 C 5", "Gimli, Eager Hunter")

card(
    "15 C 10",
    "Whatever End",
    each_time(
        wins_skirmish(titled("Gimli")),
        may(make(a(hunter_keyword, companion, gondor | elven), damage(+1), until=regroup)),
    ),
    ability(skirmish, discard(this) >> make(a(dwarven, companion), strength(+2))),
)
