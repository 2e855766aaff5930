"""The Elves of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 U 18",
    "Hosts of the Last Alliance",
    while_(can_spot(elf, companion), minion_archery(-1)),
    response(about_to_take_a_wound(elf), discard(this) >> prevent_that),
)
