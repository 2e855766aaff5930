"""Isengard of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 R 81",
    "Staff of Saruman, Fallen Istar's Stave",
    bearer_must_be(wizard),
    ability(
        regroup,
        given(can_spot(titled("Saruman"), minion) & cannot_spot(minion, ~titled("Saruman"))),
        discard(this) >> return_to_hand(a(titled("Saruman"), minion)),
    ),
)
