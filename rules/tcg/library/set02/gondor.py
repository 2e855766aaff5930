"""Gondor of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 C 37",
    "Sentinels of Númenor",
    event(skirmish, make(a(gondor, companion), strength(or_if(+2, in_fierce_skirmish, +4)))),
)
