"""The One Ring of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 1",
    "The One Ring, The Binding Ring",
    ability(fellowship, add_burdens(2) >> play(from_draw_deck(ring))),
    ability(maneuver, given(~wearing_the_ring), exert(bearer) >> wear_the_ring),
    wounds_become_burdens(burdens=1, in_skirmish=False),
)
