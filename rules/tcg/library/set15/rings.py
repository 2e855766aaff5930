"""Rings of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 R 1",
    "The One Ring, The Ring of Doom",
    while_(wearing_the_ring, gets(bearer, hunter(3))),
    wounds_become_burdens(burdens=1, in_skirmish=True),
    ability(skirmish, add_burdens(1) >> wear_the_ring),
)

card(
    "15 S 2",
    "The One Ring, The Ruling Ring",
    response(about_to_take_a_wound(bearer, in_a_skirmish=True), wear_the_ring),
    wounds_become_burdens(burdens=1, in_skirmish=True),
)
