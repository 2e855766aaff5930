"""The One Ring of *The Return of the King*."""

from rules.tcg.library.define import Chapter
from rules.tcg.notation.conditions import wearing_the_ring
from rules.tcg.notation.filters import bearer
from rules.tcg.notation.words import (
    ability,
    about_to_take_a_wound,
    add_burdens,
    maneuver,
    response,
    wear_the_ring,
    wounds_become_burdens,
)

cards = Chapter()

# The One Ring, The Ruling Ring
cards.card(
    "7 C 1",
    response(about_to_take_a_wound(bearer, in_skirmish=True), wear_the_ring()),
    wounds_become_burdens(burdens=1, in_skirmish=True),
)

# The One Ring, Such a Weight to Carry
cards.card(
    "7 R 2",
    ability(maneuver, add_burdens(1) >> wear_the_ring(), given=~wearing_the_ring),
    wounds_become_burdens(burdens=1, in_skirmish=False),
)
