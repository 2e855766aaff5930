"""The One Ring of *The Two Towers*."""

from rules.tcg.library.define import Chapter
from rules.tcg.notation.conditions import wearing_the_ring
from rules.tcg.notation.filters import bearer
from rules.tcg.notation.words import (
    ability,
    about_to_take_a_wound,
    add_burdens,
    is_strength,
    response,
    skirmish,
    wear_the_ring,
    while_,
    wounds_become_burdens,
)

cards = Chapter()

# The One Ring, Answer To All Riddles
cards.card(
    "4 R 1",
    while_(wearing_the_ring, is_strength(bearer, +2)),
    wounds_become_burdens(burdens=1, in_skirmish=True),
    ability(skirmish, add_burdens(1) >> wear_the_ring(), given=~wearing_the_ring),
)

# The One Ring, The Ruling Ring
cards.card(
    "4 C 2",
    response(about_to_take_a_wound(bearer, in_skirmish=True), wear_the_ring()),
    wounds_become_burdens(burdens=1, in_skirmish=True),
)
