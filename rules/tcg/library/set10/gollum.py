"""Gollum of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 R 23",
    "Shelob, Her Ladyship",
    when_played(
        given(can_spot(titled("Gollum"))),
        may(make(a(companion), cannot_be_assigned, until=end_of_turn)),
    ),
)
