"""Rings of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 R 1",
    "The One Ring, The Ring of Rings",
    response(about_to_take_a_wound(bearer), wear_the_ring),
    wounds_become_burdens(burdens=1, in_skirmish=False),
)

card(
    "11 S 2",
    "The One Ring, The Ruling Ring",
    response(about_to_take_a_wound(bearer, in_a_skirmish=True), wear_the_ring),
    wounds_become_burdens(burdens=1, in_skirmish=True),
)
