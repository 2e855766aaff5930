"""Sauron of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 R 118",
    "The Mouth of Sauron, Lieutenant of Barad-dûr",
    ability(
        assignment,
        assign(this, a(companion, with_strength(equal_to(highest_strength(companion))))),
    ),
)
