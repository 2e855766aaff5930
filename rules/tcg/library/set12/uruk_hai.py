"""Uruk-hai of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 S 144",
    "Saruman, Agent of the Dark Lord",
    ability(skirmish, exert(this) >> make(a(uruk_hai_culture, minion), strength(+2))),
    each_time(is_killed(companion), may(heal(this))),
)

card(
    "12 S 151",
    "Uruk Desecrator",
    gets(all_of_these(unbound, companion), resistance(-2 * wounds_on(it))),
)
