"""The One Ring of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 C 1",
    "The One Ring, The Ruling Ring",
    response(about_to_take_a_wound(bearer, in_a_skirmish=True), wear_the_ring),
    wounds_become_burdens(burdens=1, in_skirmish=True),
)

card(
    "7 R 2",
    "The One Ring, Such a Weight to Carry",
    ability(maneuver, given(~wearing_the_ring), add_burdens(1) >> wear_the_ring),
    wounds_become_burdens(burdens=1, in_skirmish=False),
)
