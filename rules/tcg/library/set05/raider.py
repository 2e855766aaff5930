"""Raiders of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 C 76",
    "Southron Traveler",
    response(about_to_take_a_wound(southron), remove_twilight(3) >> prevent_that),
)
