"""Orcs of *Expanded Middle-earth*."""

from rules.tcg.notation.language import *

card(
    "14 R 12",
    "Half-troll of Far Harad",
    at_start_of(
        assignment,
        given(more(number_of(companion), number_of(minion))),
        may(remove_twilight(2) >> play(from_discard_pile(orc_culture, orc))),
    ),
)

card("14 R 13", "Horror of Harad")
