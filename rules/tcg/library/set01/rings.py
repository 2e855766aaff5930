"""The One Ring of *The Fellowship of the Ring*."""

from rules.tcg.library.define import Chapter
from rules.tcg.notation.filters import bearer
from rules.tcg.notation.words import (
    about_to_take_a_wound,
    response,
    wear_the_ring,
    wounds_become_burdens,
)

cards = Chapter()

# The One Ring, Isildur's Bane
cards.card(
    "1 R 1",
    response(about_to_take_a_wound(bearer), wear_the_ring()),
    wounds_become_burdens(burdens=2, in_skirmish=False),
)

# The One Ring, The Ruling Ring
cards.card(
    "1 C 2",
    response(about_to_take_a_wound(bearer, in_skirmish=True), wear_the_ring()),
    wounds_become_burdens(burdens=1, in_skirmish=True),
)
