"""Rohirrim of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 U 74",
    "Unyielding",
    response_event(
        wins_skirmish(your, rohan, man),
        discard(a(rohan, possession)) >> either(wound(a(minion)), liberate()),
    ),
)
