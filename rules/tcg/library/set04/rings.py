"""The One Ring of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 R 1",
    "The One Ring, Answer To All Riddles",
    while_(wearing_the_ring, gets(bearer, strength(+2))),
    wounds_become_burdens(burdens=1, in_skirmish=True),
    ability(skirmish, given(~wearing_the_ring), add_burdens(1) >> wear_the_ring),
)

card(
    "4 C 2",
    "The One Ring, The Ruling Ring",
    response(about_to_take_a_wound(bearer, in_a_skirmish=True), wear_the_ring),
    wounds_become_burdens(burdens=1, in_skirmish=True),
)
