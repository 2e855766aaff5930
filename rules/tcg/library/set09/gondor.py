"""Gondor of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R 35",
    "Sapling of the White Tree",
    to_play(spot(unbound, gondor, man)),
    response(about_to_take_a_wound(gondor, man), discard(this) >> prevent_that),
)
