"""Dwarves of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 U 4",
    "Counts But One",
    event(
        skirmish,
        given(can_spot(titled("Gimli"), unassigned)),
        add_threats(1)
        >> replace_in_skirmish(a(unbound, companion, skirmishing), a(titled("Gimli"))),
    ),
)
