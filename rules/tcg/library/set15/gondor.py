"""Gondor of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 S 54",
    "Aragorn, Swift Hunter",
    ability(skirmish, exert(this) >> make(a(hunter_keyword, companion), strength(+1))),
)
