"""Rings of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 1",
    "The One Ring, The Great Ring",
    wounds_become_burdens(burdens=1, in_skirmish=False),
    ability(maneuver, wear_the_ring),
    ability(skirmish, add_burdens(1) >> make(a(ring_bearer), strength(+3))),
)
