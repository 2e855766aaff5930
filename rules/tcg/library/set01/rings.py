"""The One Ring of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 R 1",
    "The One Ring, Isildur's Bane",
    response(about_to_take_a_wound(bearer), wear_the_ring),
    wounds_become_burdens(burdens=2, in_skirmish=False),
)

card(
    "1 C 2",
    "The One Ring, The Ruling Ring",
    response(about_to_take_a_wound(bearer, in_a_skirmish=True), wear_the_ring),
    wounds_become_burdens(burdens=1, in_skirmish=True),
)
